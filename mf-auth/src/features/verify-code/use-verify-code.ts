import { OTP_DIGITS, verifyOtp, type SessionTokens } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainBy, explainTooManyCodes } from '../../lib/explain';
import { useSubmission } from '../../lib/use-submission';
import { emptyDigits, spreadDigits, type CodeDigits } from './code-digits';

/** OTP-09. */
const explainFailure = explainBy({
  fallback: 'Verification failed. Please try again.',
  network: 'Network error during verification',
});

function explain(error: unknown): string {
  return isApiError(error) && error.status === 429 ? explainTooManyCodes(error) : explainFailure(error);
}

interface VerifyValues {
  email: string;
  otp: string;
}

function check({ email, otp }: VerifyValues) {
  // OTP-02: the email comes with the address, so a missing one is the first thing to say.
  if (!email) return { email: 'Email address is missing. Please go back.' };
  if (otp.length < OTP_DIGITS) return { otp: 'Please enter all 6 digits of your verification code' };
  return {};
}

/** Entering the code of an email address; ends signed in, at `returnTo` or the app home. */
export function useVerifyCode(email: string, returnTo: string | undefined) {
  const { api, session } = useShell();
  const navigate = useNavigate();
  const [digits, setDigits] = useState<CodeDigits>(emptyDigits);
  const submission = useSubmission<VerifyValues, SessionTokens>({
    check,
    send: (body) => api.call(verifyOtp, { body }),
    onDone: (tokens) => {
      session.establish(tokens);
      void navigate(returnTo ?? paths.appHome.to(), { replace: true });
    },
    explain,
  });
  return {
    form: submission.form,
    digits,
    isSending: submission.isSending,
    error: submission.fields['email'] ?? submission.fields['otp'] ?? submission.message,
    change: (next: CodeDigits) => {
      setDigits(next);
      submission.clear();
    },
    fill: (code: string) => {
      setDigits(spreadDigits(emptyDigits, 0, code));
      submission.clear();
    },
    submit: () => submission.submit({ email, otp: digits.join('') }),
  };
}
