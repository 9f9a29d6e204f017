import { resendOtp } from '@tessera/shared/contracts';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { explainBy, explainTooManyCodes } from '../../lib/explain';

export type Delivery =
  /** OTP-05: a second in which the code is on its way. */
  | { readonly step: 'sending' }
  /** By mail: the answer carries no code. */
  | { readonly step: 'mailed'; readonly isAgain: boolean }
  /** No mail server is set up, so the answer carries the code. */
  | { readonly step: 'shown'; readonly code: string; readonly isAgain: boolean }
  | { readonly step: 'failed'; readonly message: string };

const SPINNER_MS = 1000;

const explainFailure = explainBy({
  fallback: 'Failed to send a new code. Try again in a moment.',
  network: 'Network error while sending a new code',
});

function delivered(code: string | undefined, isAgain: boolean): Delivery {
  return code ? { step: 'shown', code, isAgain } : { step: 'mailed', isAgain };
}

/** How the code reaches the person, at first and by 'Send again' (OTP-04). */
export function useCodeDelivery(email: string, firstCode: string | undefined) {
  const { api, reportError } = useShell();
  const [delivery, setDelivery] = useState<Delivery>({ step: 'sending' });

  useEffect(() => {
    const timer = setTimeout(() => {
      setDelivery((now) => (now.step === 'sending' ? delivered(firstCode, false) : now));
    }, SPINNER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [firstCode]);

  async function sendAgain(): Promise<void> {
    setDelivery({ step: 'sending' });
    try {
      const { otp } = await api.call(resendOtp, { body: { email, mode: 'verify' } });
      setDelivery(delivered(otp, true));
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      const isTooMany = isApiError(error) && error.status === 429;
      setDelivery({
        step: 'failed',
        message: isTooMany ? explainTooManyCodes(error) : explainFailure(error),
      });
    }
  }
  return { delivery, sendAgain };
}
