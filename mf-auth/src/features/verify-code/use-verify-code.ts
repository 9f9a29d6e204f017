import { OTP_DIGITS, verifyOtp, verifyResetOtp } from '@tessera/shared/contracts';
import { FORM_MESSAGES } from '@tessera/shared/errors';
import { isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainCode } from '../../lib/explain-code';
import { useSubmission } from '../../lib/use-submission';
import { takeWayOn } from '../../lib/way-on';
import { emptyDigits, spreadDigits, type CodeDigits } from './code-digits';

/** What the code proves: a new account's address, or that a forgotten password may be set. */
export type VerifyMode = 'verify' | 'reset';

export interface VerifyOptions {
  readonly email: string;
  readonly mode: VerifyMode;
  /** Where to go once signed in; a path of this site, else the app home. */
  readonly returnTo: string | undefined;
}

/** What /reset-password finds in its navigation state. */
interface PasswordPageState {
  readonly token: string;
  /** The account has none yet: its code was typed in another browser than its password. */
  readonly isFirst?: boolean;
  readonly returnTo?: string | undefined;
}

interface VerifyValues {
  email: string;
  otp: string;
}

function check({ email, otp }: VerifyValues) {
  // OTP-02: the email comes with the address, so a missing one is the first thing to say.
  if (!email) return { email: FORM_MESSAGES.emailMissing };
  if (otp.length < OTP_DIGITS) return { otp: FORM_MESSAGES.allDigitsRequired };
  return {};
}

function attemptsLeft(error: unknown): number | undefined {
  const left = isApiError(error) && error.status !== 429 ? error.body['remainingAttempts'] : undefined;
  return typeof left === 'number' ? left : undefined;
}

/**
 * Entering the code of an email address. Ends signed in, or at /reset-password with a token: in reset mode (OTP-03),
 * and where the sign-up was begun in another browser (SAFE-10). The token travels in navigation state, never in the
 * address.
 */
export function useVerifyCode({ email, mode, returnTo }: VerifyOptions) {
  const { api, session } = useShell();
  const navigate = useNavigate();
  const [digits, setDigits] = useState<CodeDigits>(emptyDigits);
  const [remaining, setRemaining] = useState<number>();

  async function verify(body: VerifyValues): Promise<() => void> {
    if (mode === 'verify') {
      const answer = await api.call(verifyOtp, { body });
      if ('passwordNeeded' in answer)
        return () => choosePassword({ token: answer.token, isFirst: true, returnTo });
      return () => {
        const to = takeWayOn(returnTo);
        session.establish(answer);
        void navigate(to, { replace: true });
      };
    }
    const { token } = await api.call(verifyResetOtp, { body });
    return () => choosePassword({ token });
  }

  function choosePassword(state: PasswordPageState): void {
    const search = new URLSearchParams({ email }).toString();
    void navigate(`${paths.resetPassword.to()}?${search}`, { replace: true, state });
  }

  const submission = useSubmission<VerifyValues, () => void>({
    check,
    send: (body) => {
      setRemaining(undefined);
      return verify(body).catch((error: unknown) => {
        setRemaining(attemptsLeft(error));
        throw error;
      });
    },
    onDone: (proceed) => {
      proceed();
    },
    explain: (error) => explainCode('verifyScreen', error),
  });
  return {
    form: submission.form,
    digits,
    isSending: submission.isSending,
    error: submission.fields['email'] ?? submission.fields['otp'] ?? submission.message,
    /** How many more wrong codes the server takes, when it said so. */
    remaining,
    change: (next: CodeDigits) => {
      setDigits(next);
      submission.clear();
    },
    /** Another code is on its way: what was said of the last one is not true of it. */
    startOver: () => {
      setDigits(emptyDigits);
      setRemaining(undefined);
      submission.clear();
    },
    /** Puts a whole code in and sends it: who asked for that has nothing left to type. */
    fill: (code: string) => {
      setDigits(spreadDigits(emptyDigits, 0, code));
      return submission.submit({ email, otp: code });
    },
    submit: () => submission.submit({ email, otp: digits.join('') }),
  };
}
