export interface TooManyOtpAttempts {
  /** From the answer's body; anything but a whole number of at least zero counts as not given. */
  readonly remainingAttempts?: unknown;
  /** Seconds, from the `retry-after` header. */
  readonly retryAfter?: number | undefined;
}

/** OTP-06: what to say after a 429 to a one-time code. */
export function tooManyOtpAttempts({ remainingAttempts, retryAfter }: TooManyOtpAttempts): string {
  const isGiven = Number.isSafeInteger(remainingAttempts) && Number(remainingAttempts) >= 0;
  const remaining = isGiven ? `${String(remainingAttempts)} attempts remaining. ` : '';
  const isTimed = retryAfter !== undefined && Number.isFinite(retryAfter) && retryAfter > 0;
  const wait = isTimed
    ? `Please try again in ${Math.ceil(retryAfter)} seconds.`
    : 'Please wait before trying again.';
  return `Too many OTP attempts. ${remaining}${wait}`;
}
