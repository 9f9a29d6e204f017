import { accept, refuse, trimmed, type Check, type Input } from './check';

/** True when the digits pass the Luhn check: every second one from the right doubled, the sum a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** All but the last four digits as stars; the only form of a card number that may be shown, kept or logged. */
export function maskCardNumber(digits: string): string {
  return digits.slice(-4).padStart(digits.length, '*');
}

/**
 * VAL-07: a card number of 13 to 19 digits that passes the Luhn check. Spaces and hyphens between groups are
 * dropped. The value is the **masked** number: whoever needs the digits has them already.
 */
export function checkCardNumber(input: Input): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse('Card number is required');
  const digits = text.replace(/(?<=\d)[ -](?=\d)/g, '');
  if (!/^\d+$/.test(digits)) return refuse('Card number must contain only digits');
  if (digits.length < 13 || digits.length > 19) return refuse('Card number must be 13 to 19 digits');
  // All zeros pass the sum, and are no card.
  if (!passesLuhn(digits) || /^0+$/.test(digits)) return refuse('Invalid card number');
  return accept(maskCardNumber(digits));
}
