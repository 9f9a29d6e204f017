import { FORM_MESSAGES } from '@tessera/shared/errors';
import { paths } from '@tessera/shared/paths';
import { Banner, Button, TextField } from '@tessera/shared/ui';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { formText } from '../../lib/form-text';
import { Form } from '../../lib/panel.styles';
import { useUnsentCode } from '../../lib/use-unsent-code';
import { useForgotPassword } from './use-forgot-password';

/** The address to send a code to. */
export function ForgotPasswordForm() {
  const { form, fields, message, isSending, isSent, submit, clear } = useForgotPassword();
  const unsent = useUnsentCode();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSent) void submit({ email: formText(new FormData(event.currentTarget), 'email') });
  };
  return (
    <Form ref={form} noValidate aria-label="Forgot password" onSubmit={send}>
      {message ? <Banner tone="bad">{message}</Banner> : null}
      {unsent ? <Banner tone="warn">{unsent}</Banner> : null}
      {isSent ? (
        <Banner tone="ok" role="status">
          {FORM_MESSAGES.resetSent}
        </Banner>
      ) : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isSent}
        onChange={clear}
        error={fields['email']}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending || isSent}>
        Send code
      </Button>
      <Link to={paths.signIn.to()}>Back to Sign In</Link>
    </Form>
  );
}
