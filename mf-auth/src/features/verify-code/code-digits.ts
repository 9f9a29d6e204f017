import { OTP_DIGITS } from '@tessera/shared/contracts';

/** One string of at most one digit for each box. */
export type CodeDigits = readonly string[];

export const emptyDigits: CodeDigits = Array.from({ length: OTP_DIGITS }, () => '');

/** Spreads a pasted or autofilled text over the boxes from `start`; everything but digits is left out (OTP-01). */
export function spreadDigits(digits: CodeDigits, start: number, text: string): CodeDigits {
  const typed = text.replace(/\D/g, '').slice(0, digits.length - start);
  return digits.map((digit, index) => typed[index - start] ?? digit);
}

/** The digits with the one at `index` taken out. */
export function clearDigit(digits: CodeDigits, index: number): CodeDigits {
  return digits.map((digit, place) => (place === index ? '' : digit));
}
