import { compareExact, toDecimal } from './decimals';
import type { Maybe } from './maybe';

/**
 * Comparisons of numbers, amounts, dates and times. None is true when a side is empty; what must hold unless it cannot be
 * told is written the other way round: `!isMore(booking.start, booking.end)`.
 */

export type Comparable = number | string;

/** Below zero, zero, or above it. Dates and times are stored so that their order is that of their letters. */
export function order(left: Comparable, right: Comparable): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const one = toDecimal(left);
  const other = toDecimal(right);
  if (one && other) return compareExact(one, other);
  return left === right ? 0 : String(left) < String(right) ? -1 : 1;
}

export function isLess(left: Maybe<Comparable>, right: Maybe<Comparable>): boolean {
  return left != null && right != null && order(left, right) < 0;
}

export function isAtMost(left: Maybe<Comparable>, right: Maybe<Comparable>): boolean {
  return left != null && right != null && order(left, right) <= 0;
}

export function isMore(left: Maybe<Comparable>, right: Maybe<Comparable>): boolean {
  return left != null && right != null && order(left, right) > 0;
}

export function isAtLeast(left: Maybe<Comparable>, right: Maybe<Comparable>): boolean {
  return left != null && right != null && order(left, right) >= 0;
}

type Plain = number | string | boolean;

/** Whether both are there and the same. Amounts have `isSameAmount`. */
export function isSame(left: Maybe<Plain>, right: Maybe<Plain>): boolean {
  return left != null && left === right;
}

/** Whether both are there and not the same. */
export function isOther(left: Maybe<Plain>, right: Maybe<Plain>): boolean {
  return left != null && right != null && left !== right;
}

export function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The smallest of the values that are there. */
export function smallestOf<Value extends Comparable>(...values: readonly Maybe<Value>[]): Value | null {
  return best(values, (value, found) => order(value, found) < 0);
}

/** The largest of the values that are there. */
export function largestOf<Value extends Comparable>(...values: readonly Maybe<Value>[]): Value | null {
  return best(values, (value, found) => order(value, found) > 0);
}

function best<Value>(
  values: readonly Maybe<Value>[],
  isBetter: (value: Value, found: Value) => boolean,
): Value | null {
  return values.reduce<Value | null>(
    (found, value) => (value != null && (found === null || isBetter(value, found)) ? value : found),
    null,
  );
}
