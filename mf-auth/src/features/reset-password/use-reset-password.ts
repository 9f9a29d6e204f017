import { resetPassword } from '@tessera/shared/contracts';
import { failureMessage, FORM_MESSAGES } from '@tessera/shared/errors';
import { isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { checkPassword } from '@tessera/shared/validation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmission, type FieldErrors } from '../../lib/use-submission';
import { useTimer } from '../../lib/use-timer';

const REDIRECT_MS = 2000;

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

/** Setting a new password with the token of /verify; two seconds after the answer on to /signin. */
export function useResetPassword(email: string, token: string) {
  const { api } = useShell();
  const navigate = useNavigate();
  const [done, setDone] = useState<string>();
  const [isTokenGone, setIsTokenGone] = useState(false);
  const submission = useSubmission<ResetValues, { message: string }>({
    check,
    send: ({ newPassword }) =>
      api.call(resetPassword, { body: { email, token, newPassword } }).catch((error: unknown) => {
        setIsTokenGone(isApiError(error) && error.code === 'GONE');
        throw error;
      }),
    onDone: ({ message }) => {
      setDone(message);
    },
    explain: (error) => failureMessage('resetPasswordScreen', error),
  });
  useTimer(done !== undefined, REDIRECT_MS, () => {
    // In place of this page: its token is used up.
    void navigate(paths.signIn.to(), { replace: true });
  });
  return { ...submission, done, isTokenGone };
}
