export interface TooManyOtpAttempts {
  /** From the answer's body; anything but a whole number of at least zero counts as not given. */
  readonly remainingAttempts?: unknown;
  /** Seconds, from the `retry-after` header; see {@link retryAfterSeconds}. */
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

/**
 * Seconds to wait by a `retry-after` header, which carries seconds or a date; undefined when it says neither.
 *
 * @param now milliseconds since 1970
 */
export function retryAfterSeconds(
  header: string | null | undefined,
  now: number = Date.now(),
): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Only the header's own form: Date.parse takes far more, such as '1.5'.
  if (!/^[A-Z][a-z]{2}, /.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
