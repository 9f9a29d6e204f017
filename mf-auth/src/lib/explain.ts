import { isApiError, isNetworkError } from '@tessera/shared/http';

interface Words {
  /** When the answer has no message of its own (ERR-01). */
  readonly fallback: string;
  /** When no answer came (ERR-02). */
  readonly network: string;
}

/** Makes the sentence for a failed call: the server's own, else the catalogue's (specification 8). */
export function explainBy({ fallback, network }: Words): (error: unknown) => string {
  return (error) => {
    if (isNetworkError(error)) return network;
    return isApiError(error) ? error.message || fallback : fallback;
  };
}

/** OTP-06: what to say after too many codes. */
export function explainTooManyCodes(error: {
  body: Readonly<Record<string, unknown>>;
  retryAfter: number | undefined;
}) {
  const { remainingAttempts } = error.body;
  const remaining =
    typeof remainingAttempts === 'number' ? `${String(remainingAttempts)} attempts remaining. ` : '';
  const wait =
    error.retryAfter === undefined
      ? 'Please wait before trying again.'
      : `Please try again in ${String(error.retryAfter)} seconds.`;
  return `Too many OTP attempts. ${remaining}${wait}`;
}
