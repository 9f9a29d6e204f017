import { login, resetPassword } from '@tessera/shared/contracts';
import { failureMessage, FORM_MESSAGES } from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { checkPassword } from '@tessera/shared/validation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmission, type FieldErrors } from '../../lib/use-submission';
import { useTimer } from '../../lib/use-timer';
import { takeWayOn } from '../../lib/way-on';

const REDIRECT_MS = 2000;

export interface ResetPasswordOptions {
  readonly email: string;
  readonly token: string;
  /** The account had no password: whoever proved the address is signing up, and goes on signed in. */
  readonly isFirst: boolean;
  /** Where to go then; a path of this site, else the app home. */
  readonly returnTo: string | undefined;
}

interface ResetValues {
  newPassword: string;
  confirmation: string;
}

/** OTP-08. */
function check({ newPassword, confirmation }: ResetValues): FieldErrors {
  const password = checkPassword(newPassword);
  if (!password.ok) return { newPassword: password.message };
  if (!confirmation.trim()) return { confirmation: FORM_MESSAGES.passwordConfirmation };
  return newPassword === confirmation ? {} : { confirmation: FORM_MESSAGES.passwordMismatch };
}

/**
 * Setting a new password with the token of /verify; two seconds after the answer on to /signin. The first one of an
 * account signs in at once.
 */
export function useResetPassword({ email, token, isFirst, returnTo }: ResetPasswordOptions) {
  const { api, session, reportError } = useShell();
  const navigate = useNavigate();
  const [done, setDone] = useState<string>();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isTokenGone, setIsTokenGone] = useState(false);

  /** The password is set by then: whatever goes wrong now, /signin takes it. */
  async function signIn(message: string, password: string): Promise<void> {
    setIsSigningIn(true);
    try {
      const tokens = await api.call(login, { body: { email, password } });
      const to = takeWayOn(returnTo);
      session.establish(tokens);
      void navigate(to, { replace: true });
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      setDone(message);
    }
  }

  const submission = useSubmission<ResetValues, { message: string }>({
    check,
    send: ({ newPassword }) =>
      api.call(resetPassword, { body: { email, token, newPassword } }).catch((error: unknown) => {
        setIsTokenGone(isApiError(error) && error.code === 'GONE');
        throw error;
      }),
    onDone: ({ message }, { newPassword }) => {
      if (isFirst) void signIn(message, newPassword);
      else setDone(message);
    },
    explain: (error) => failureMessage('resetPasswordScreen', error),
  });
  useTimer(done !== undefined, REDIRECT_MS, () => {
    // In place of this page: its token is used up.
    void navigate(paths.signIn.to(), { replace: true });
  });
  return { ...submission, isSending: submission.isSending || isSigningIn, done, isTokenGone };
}
