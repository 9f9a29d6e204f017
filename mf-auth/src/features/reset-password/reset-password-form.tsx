import { PASSWORD_MIN } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Banner, Button, TextField } from '@tessera/shared/ui';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Form } from '../../lib/panel.styles';
import { useResetPassword, type ResetPasswordOptions } from './use-reset-password';

/** The new password, twice. */
export function ResetPasswordForm(options: ResetPasswordOptions) {
  const { email, isFirst } = options;
  const { form, fields, message, done, isTokenGone, isSending, submit } = useResetPassword(options);
  const action = isFirst ? 'Save password' : 'Reset password';
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isRevealed, setIsRevealed] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (done === undefined) void submit({ newPassword, confirmation });
  };
  const password = { type: 'password', autoComplete: 'new-password', required: true, isRevealed } as const;
  return (
    <Form ref={form} noValidate aria-label={action} onSubmit={send}>
      {message ? (
        <Banner
          tone="bad"
          action={isTokenGone ? <Link to={paths.forgotPassword.to()}>Send a new code</Link> : undefined}
        >
          {message}
        </Banner>
      ) : null}
      {done ? (
        <Banner tone="ok" role="status">
          {done}
        </Banner>
      ) : null}
      {/* Tells the password manager whose password this is. */}
      <TextField label="Email" name="email" type="email" autoComplete="username" value={email} readOnly />
      <TextField
        {...password}
        label="New password"
        name="newPassword"
        minLength={PASSWORD_MIN}
        value={newPassword}
        onChange={(event) => {
          setNewPassword(event.target.value);
        }}
        onRevealedChange={setIsRevealed}
        hint={
          fields['newPassword'] ? undefined : `Password must be at least ${String(PASSWORD_MIN)} characters`
        }
        error={fields['newPassword']}
      />
      <TextField
        {...password}
        label="Confirm password"
        name="confirmation"
        value={confirmation}
        onChange={(event) => {
          setConfirmation(event.target.value);
        }}
        onRevealedChange={setIsRevealed}
        error={fields['confirmation']}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        disabled={!newPassword || !confirmation}
        isBusy={isSending || done !== undefined}
      >
        {action}
      </Button>
      <Link to={paths.signIn.to()}>Back to Sign In</Link>
    </Form>
  );
}
