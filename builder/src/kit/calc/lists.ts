import type { Live } from '../data/types';
import { largestOf, smallestOf, type Comparable } from './compare';
import type { Maybe } from './maybe';
import { tidy } from './numbers';

/** What lists of records come to. Values that are not there do not count. */

function valuesOf<Item>(items: readonly Item[], valueIn: (item: Item) => Maybe<number>): number[] {
  return items.flatMap((item) => valueIn(item) ?? []);
}

/** The sum of the numbers or durations that are there; 0 when there is none. Amounts have `sumAmounts`. */
export function sum<Item>(items: readonly Item[], valueIn: (item: Item) => Maybe<number>): number {
  return tidy(valuesOf(items, valueIn).reduce((total, value) => total + value, 0)) ?? 0;
}

/** The average of the numbers or durations that are there. Amounts have `averageAmount`. */
export function average<Item>(items: readonly Item[], valueIn: (item: Item) => Maybe<number>): number | null {
  const values = valuesOf(items, valueIn);
  return tidy(values.reduce((total, value) => total + value, 0) / values.length);
}

export function smallest<Item, Value extends Comparable>(
  items: readonly Item[],
  valueIn: (item: Item) => Maybe<Value>,
): Value | null {
  return items.reduce<Value | null>((found, item) => smallestOf(found, valueIn(item)), null);
}

export function largest<Item, Value extends Comparable>(
  items: readonly Item[],
  valueIn: (item: Item) => Maybe<Value>,
): Value | null {
  return items.reduce<Value | null>((found, item) => largestOf(found, valueIn(item)), null);
}

/** Whether an option is one of those chosen. */
export function includes(values: Maybe<readonly string[]>, value: Maybe<string>): boolean {
  return value != null && (values ?? []).includes(value);
}

/** Whether a record is one of those linked. */
export function includesRecord(records: Maybe<readonly Live[]>, record: Maybe<Live>): boolean {
  return record != null && (records ?? []).some(({ id }) => id === record.id);
}

/** The ids of linked records: what a field that links to many keeps. */
export function idsOf(records: Maybe<readonly Live[]>): string[] {
  return (records ?? []).map(({ id }) => id);
}

/** One value for a field that has several. */
export function listOf(value: Maybe<string>): string[] {
  return value == null ? [] : [value];
}
