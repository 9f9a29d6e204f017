import { resendOtp } from '@tessera/shared/contracts';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { explainCode } from '../../lib/explain-code';
import { useTimer } from '../../lib/use-timer';
import type { VerifyMode } from './use-verify-code';

export type Delivery =
  /** OTP-05: a second in which the code is on its way. */
  | { readonly step: 'sending' }
  /** By mail: the answer carries no code. */
  | { readonly step: 'mailed'; readonly isAgain: boolean }
  /** No mail server is set up, so the answer carries the code. */
  | { readonly step: 'shown'; readonly code: string; readonly isAgain: boolean }
  | { readonly step: 'failed'; readonly message: string };

const SPINNER_MS = 1000;

function delivered(code: string | undefined, isAgain: boolean): Delivery {
  return code ? { step: 'shown', code, isAgain } : { step: 'mailed', isAgain };
}

/** How the code reaches the person, at first and by 'Send again' (OTP-04). */
export function useCodeDelivery(email: string, mode: VerifyMode, firstCode: string | undefined) {
  const { api, reportError } = useShell();
  const [delivery, setDelivery] = useState<Delivery>({ step: 'sending' });

  const [hasArrived, setHasArrived] = useState(false);
  useTimer(!hasArrived, SPINNER_MS, () => {
    setHasArrived(true);
    setDelivery((now) => (now.step === 'sending' ? delivered(firstCode, false) : now));
  });

  async function sendAgain(): Promise<void> {
    setDelivery({ step: 'sending' });
    try {
      const { otp } = await api.call(resendOtp, { body: { email, mode } });
      setDelivery(delivered(otp, true));
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      setDelivery({ step: 'failed', message: explainCode('resendOtp', error) });
    }
  }
  return { delivery, sendAgain };
}
