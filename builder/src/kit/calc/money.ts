import {
  addDecimals,
  compareExact,
  divideDecimals,
  fromDecimal,
  isDecimal,
  NOTHING,
  roundDecimal,
  toDecimal,
  type Decimal,
} from './decimals';
import type { Amount, Maybe } from './maybe';

/** Amounts are exact decimal texts, so that sums never round. */

/** A plain number as an amount. */
export function amountOf(value: Maybe<number>): Amount | null {
  const exact = value == null ? null : toDecimal(value);
  return exact && fromDecimal(exact);
}

/** To so many decimals, half away from zero: what a currency has, where a field's value is made. */
export function roundAmount(amount: Maybe<Amount>, decimals: number): Amount | null {
  return amount == null || !isDecimal(amount) ? null : roundDecimal(amount, decimals);
}

/** How many times one amount is in another. */
export function ratio(amount: Maybe<Amount>, whole: Maybe<Amount>): number | null {
  const above = amount == null ? null : toDecimal(amount);
  const below = whole == null ? null : toDecimal(whole);
  const quotient = above && below && divideDecimals(above, below);
  return quotient && Number(fromDecimal(quotient));
}

/** Whether both are there and the same: '12.5' is '12.50'. */
export function isSameAmount(left: Maybe<Amount>, right: Maybe<Amount>): boolean {
  return compareAmounts(left, right) === 0;
}

/** Whether both are there and not the same. */
export function isOtherAmount(left: Maybe<Amount>, right: Maybe<Amount>): boolean {
  const order = compareAmounts(left, right);
  return order !== null && order !== 0;
}

function compareAmounts(left: Maybe<Amount>, right: Maybe<Amount>): number | null {
  const one = left == null ? null : toDecimal(left);
  const other = right == null ? null : toDecimal(right);
  return one && other && compareExact(one, other);
}

function decimalsOf<Item>(items: readonly Item[], amountIn: (item: Item) => Maybe<Amount>): Decimal[] {
  return items.flatMap((item) => {
    const amount = amountIn(item);
    const exact = amount == null ? null : toDecimal(amount);
    return exact ? [exact] : [];
  });
}

/** The sum of the amounts that are there; '0' when there is none. */
export function sumAmounts<Item>(items: readonly Item[], amountIn: (item: Item) => Maybe<Amount>): Amount {
  return fromDecimal(decimalsOf(items, amountIn).reduce(addDecimals, NOTHING));
}

/** The average of the amounts that are there. */
export function averageAmount<Item>(
  items: readonly Item[],
  amountIn: (item: Item) => Maybe<Amount>,
): Amount | null {
  const amounts = decimalsOf(items, amountIn);
  const count: Decimal = { digits: BigInt(amounts.length), scale: 0 };
  const average = divideDecimals(amounts.reduce(addDecimals, NOTHING), count);
  return average && fromDecimal(average);
}
