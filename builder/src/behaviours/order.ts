import type { ApplicationModel, Entity, Field, Sort } from '@tessera/shared/contracts';
import { compareDecimals } from '../kit/calc/decimals';
import type { Value } from '../kit/data/types';
import { oracleFor } from './oracle';
import { shownText } from './shown';
import { fieldOf, type World, type WorldRecord } from './world';

/** The order in which a list should show its records. */

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Sorted as the model says: empty values last both ways, of equal ones the newest first. */
export function inOrder(
  model: ApplicationModel,
  world: World,
  entity: Entity,
  records: readonly WorldRecord[],
  sort: Sort,
): readonly WorldRecord[] {
  const field = fieldOf(entity, sort.field);
  const oracle = oracleFor(model, world);
  const sign = sort.direction === 'asc' ? 1 : -1;
  // The later a record stands, the later it was made.
  return [...records].reverse().sort((a, b) => {
    const left = oracle.value(a, field.id);
    const right = oracle.value(b, field.id);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(model, world, field, left, right);
  });
}

function compare(model: ApplicationModel, world: World, field: Field, left: Value, right: Value): number {
  if (field.type === 'money') return compareDecimals(String(left), String(right));
  if (field.type === 'reference') {
    const nameOf = (value: Value) => shownText(model, world, field, value);
    return collator.compare(nameOf(left), nameOf(right));
  }
  if (field.type === 'choice' && field.many !== true) return placeOf(field, left) - placeOf(field, right);
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' || typeof right === 'boolean') return Number(left) - Number(right);
  return collator.compare(String(left), String(right));
}

function placeOf({ options = [] }: Field, value: Value): number {
  return options.findIndex(({ id }) => id === value);
}
