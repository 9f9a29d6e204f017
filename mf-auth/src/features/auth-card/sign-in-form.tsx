import { paths } from '@tessera/shared/paths';
import { Banner, Button, CheckboxField, Row, TextField } from '@tessera/shared/ui';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { formText } from '../../lib/form-text';
import { Form } from '../../lib/panel.styles';
import { LockedNotice } from './locked-notice';
import type { useSignIn } from './use-sign-in';

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  isRevealed: boolean;
  onRevealedChange: (isRevealed: boolean) => void;
}

/** Email, password, remember me (AUTH-03). */
export function SignInForm({ signIn, isRevealed, onRevealedChange }: SignInFormProps) {
  const { form, fields, message, retryAt, reason, isSending, submit } = signIn;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void submit({
      email: formText(data, 'email'),
      password: formText(data, 'password'),
      rememberMe: data.get('rememberMe') === 'on',
    });
  };
  return (
    <Form ref={form} noValidate aria-label="Sign in" onSubmit={send}>
      {message && retryAt ? (
        <LockedNotice key={retryAt} reason={reason ?? message} retryAt={retryAt} />
      ) : null}
      {message && !retryAt ? <Banner tone="bad">{message}</Banner> : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={fields['email']}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        isRevealed={isRevealed}
        onRevealedChange={onRevealedChange}
        error={fields['password']}
      />
      <Row justify="space-between">
        <CheckboxField label="Remember me" name="rememberMe" />
        <Link to={paths.forgotPassword.to()}>Forgot password?</Link>
      </Row>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        Sign In
      </Button>
    </Form>
  );
}
