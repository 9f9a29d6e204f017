import {
  addDecimals,
  divideDecimals,
  fromDecimal,
  multiplyDecimals,
  negateDecimal,
  toDecimal,
  type Decimal,
} from './decimals';
import type { Amount, Maybe } from './maybe';
import { tidy } from './numbers';

/**
 * Sums and products of numbers, durations and amounts of money. Adding takes an empty side as nothing as long as the other
 * is there; multiplying and dividing need both.
 */

type Operand = Maybe<number | Amount>;
type Exact = (left: Decimal, right: Decimal) => Decimal | null;

/** Exact as soon as one side is an amount. */
function combine(
  left: number | Amount,
  right: number | Amount,
  plain: (left: number, right: number) => number,
  exact: Exact,
): number | Amount | null {
  if (typeof left === 'number' && typeof right === 'number') return tidy(plain(left, right));
  const one = toDecimal(left);
  const other = toDecimal(right);
  const result = one && other && exact(one, other);
  return result && fromDecimal(result);
}

export function plus(left: Maybe<number>, right: Maybe<number>): number | null;
export function plus(left: Maybe<Amount>, right: Maybe<Amount>): Amount | null;
export function plus(left: Operand, right: Operand): number | Amount | null {
  if (left == null || right == null) return left ?? right ?? null;
  return combine(left, right, (one, other) => one + other, addDecimals);
}

export function minus(left: Maybe<number>, right: Maybe<number>): number | null;
export function minus(left: Maybe<Amount>, right: Maybe<Amount>): Amount | null;
export function minus(left: Operand, right: Operand): number | Amount | null {
  if (right == null) return left ?? null;
  if (left == null) return opposite(right);
  return combine(
    left,
    right,
    (one, other) => one - other,
    (one, other) => addDecimals(one, negateDecimal(other)),
  );
}

export function times(left: Maybe<number>, right: Maybe<number>): number | null;
export function times(left: Maybe<Amount>, right: Maybe<number>): Amount | null;
export function times(left: Maybe<number>, right: Maybe<Amount>): Amount | null;
export function times(left: Operand, right: Operand): number | Amount | null {
  if (left == null || right == null) return null;
  return combine(left, right, (one, other) => one * other, multiplyDecimals);
}

/** Null when it divides by zero. */
export function dividedBy(left: Maybe<number>, right: Maybe<number>): number | null;
export function dividedBy(left: Maybe<Amount>, right: Maybe<number>): Amount | null;
export function dividedBy(left: Operand, right: Maybe<number>): number | Amount | null {
  if (left == null || right == null) return null;
  return combine(left, right, (one, other) => one / other, divideDecimals);
}

export function negative(value: Maybe<number>): number | null;
export function negative(value: Maybe<Amount>): Amount | null;
export function negative(value: Operand): number | Amount | null {
  return value == null ? null : opposite(value);
}

function opposite(value: number | Amount): number | Amount | null {
  if (typeof value === 'number') return tidy(-value);
  const exact = toDecimal(value);
  return exact && fromDecimal(negateDecimal(exact));
}

/** How far it is from zero. */
export function distance(value: Maybe<number>): number | null;
export function distance(value: Maybe<Amount>): Amount | null;
export function distance(value: Operand): number | Amount | null {
  if (value == null) return null;
  if (typeof value === 'number') return Math.abs(value);
  const exact = toDecimal(value);
  return exact && fromDecimal(exact.digits < 0n ? negateDecimal(exact) : exact);
}
