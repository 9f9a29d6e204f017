import { forgotPassword } from '@tessera/shared/contracts';
import { FORM_MESSAGES } from '@tessera/shared/errors';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { checkEmail } from '@tessera/shared/validation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainCode } from '../../lib/explain-code';
import { useSubmission, type FieldErrors } from '../../lib/use-submission';
import { useTimer } from '../../lib/use-timer';

const REDIRECT_MS = 2000;

interface ForgotValues {
  email: string;
}

/** OTP-07. The account exists already, so a domain that looks misspelled is none of our business. */
function check({ email }: ForgotValues): FieldErrors {
  if (!email.trim()) return { email: FORM_MESSAGES.emailRequired };
  return checkEmail(email, { mendsDomain: false }).ok ? {} : { email: FORM_MESSAGES.emailInvalid };
}

/** Asking for a code; two seconds after the answer on to /verify in reset mode. */
export function useForgotPassword() {
  const { api } = useShell();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string>();
  const submission = useSubmission<ForgotValues, unknown>({
    check,
    send: (body) => api.call(forgotPassword, { body }),
    onDone: (_answer, { email }) => {
      setSentTo(email.trim().toLowerCase());
    },
    explain: (error) => explainCode('forgotPasswordScreen', error),
  });
  useTimer(sentTo !== undefined, REDIRECT_MS, () => {
    const search = new URLSearchParams({ email: sentTo ?? '', mode: 'reset' });
    void navigate(`${paths.verify.to()}?${search.toString()}`);
  });
  return { ...submission, isSent: sentTo !== undefined };
}
