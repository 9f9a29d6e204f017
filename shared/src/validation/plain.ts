import { OTP_DIGITS } from '../contracts/constants';
import { SERVICE_MESSAGES } from '../errors';
import { accept, refuse, trimmed, type Check, type Input } from './check';

export interface NumberOptions {
  /** The smallest number allowed. */
  readonly minimum?: number;
  /** The largest number allowed. */
  readonly maximum?: number;
  /** How the message calls the field. */
  readonly field?: string;
}

/** VAL-09: a decimal number, given as one or as text, within the bounds; both bounds are allowed values. */
export function checkNumber(
  input: Input,
  { minimum, maximum, field = 'Value' }: NumberOptions = {},
): Check<number> {
  const text = typeof input === 'number' ? String(input) : trimmed(input);
  if (!text) return refuse(`${field} is required`);
  // Number() alone would take '', '0x10', ' ' and 'Infinity'.
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) return refuse(`${field} must be a valid number`);
  if (minimum !== undefined && number < minimum) return refuse(`${field} must be at least ${minimum}`);
  if (maximum !== undefined && number > maximum) return refuse(`${field} must be at most ${maximum}`);
  // Adding 0 turns -0 into 0.
  return accept(number + 0);
}

/** VAL-09: letters and digits only. */
export function checkAlphanumeric(input: Input, field = 'Value'): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse(`${field} is required`);
  return /^[A-Za-z0-9]+$/.test(text)
    ? accept(text)
    : refuse(`${field} must contain only letters and numbers`);
}

/** VAL-10: a verification code of exactly this many digits. */
export function checkVerificationCode(input: Input, length: number = OTP_DIGITS): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse(SERVICE_MESSAGES.otpRequired);
  return /^\d+$/.test(text) && text.length === length
    ? accept(text)
    : refuse(`Please enter all ${length} digits of your verification code`);
}
