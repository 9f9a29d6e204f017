import { plainDigits, roundDecimal } from './decimals';
import type { Maybe } from './maybe';

/** Digits that a binary number really has; what is beyond them is noise: 0.1 + 0.2 is 0.3. */
const SIGNIFICANT_DIGITS = 15;

/** A result as people expect it: without binary noise; null when it is no number. */
export function tidy(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  // Adding zero turns -0 into 0.
  return Number(value.toPrecision(SIGNIFICANT_DIGITS)) + 0;
}

/** A percentage as a part of one: 15 % is 0.15. */
export function fraction(percentage: Maybe<number>): number | null {
  return percentage == null ? null : tidy(percentage / 100);
}

/** A part of one as a percentage: 0.15 is 15 %. */
export function percentage(part: Maybe<number>): number | null {
  return part == null ? null : tidy(part * 100);
}

/** To so many decimals, half away from zero. */
export function roundNumber(value: Maybe<number>, decimals: number): number | null {
  if (value == null || !Number.isFinite(value)) return null;
  return Number(roundDecimal(plainDigits(value), decimals));
}

/** The next whole number that is not less. */
export function roundUp(value: Maybe<number>): number | null {
  return value == null ? null : tidy(Math.ceil(value));
}

/** The next whole number that is not more. */
export function roundDown(value: Maybe<number>): number | null {
  return value == null ? null : tidy(Math.floor(value));
}

/** A duration in hours: 90 minutes are 1.5. */
export function hoursOf(minutes: Maybe<number>): number | null {
  return minutes == null ? null : tidy(minutes / 60);
}
