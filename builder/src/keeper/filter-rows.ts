import { compareDecimals, isDecimal } from '../kit/calc/decimals';
import { isDateField, isNumberField } from '../kit/data/field-groups';
import { foldText } from '../kit/data/fold-text';
import { textOf } from '../kit/data/row-text';
import type { Entity, Field, Row, Value } from '../kit/data/types';
import { fieldNamed } from './field-named';
import type { ListFilter } from './keeper';
import { isEmpty } from './read-values';

type Test = (row: Row) => boolean;

/** The rows that all filters let through; undefined where one of them means nothing (DATA-01). */
export function filterRows(
  entity: Entity,
  rows: readonly Row[],
  filters: readonly ListFilter[] = [],
): readonly Row[] | undefined {
  const tests: Test[] = [];
  for (const filter of filters) {
    const field = fieldNamed(entity, filter.field);
    const test = field && testOf(field, filter);
    if (!test) return undefined;
    tests.push(test);
  }
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

function testOf(field: Field, { is, value }: ListFilter): Test | undefined {
  const valueIn = (row: Row) => row.values[field.key] ?? null;
  if (is === 'empty') return (row) => isEmpty(valueIn(row));
  if (is === 'filled') return (row) => !isEmpty(valueIn(row));
  if (value === undefined) return undefined;
  if (is === 'contains') {
    const part = foldText(String(value));
    return (row) => foldText(textOf(row, field)).includes(part);
  }
  const wanted = wantedIn(field, value);
  if (wanted === undefined) return undefined;
  if (is === 'equal') return (row) => isEqual(field, valueIn(row), wanted);
  if (is === 'not-equal') return (row) => !isEqual(field, valueIn(row), wanted);
  if (!isOrdered(field)) return undefined;
  const sign = is === 'greater' ? 1 : -1;
  return (row) => {
    const found = valueIn(row);
    return !isEmpty(found) && sign * compareOrdered(field, found, wanted) > 0;
  };
}

/** Whether one value of the field can be greater than another. */
export function isOrdered(field: Field): boolean {
  return isNumberField(field) || isDateField(field) || field.type === 'money';
}

/** The value that a filter asks for, as the field keeps it. An address can only say it as a text. */
function wantedIn(field: Field, value: string | number | boolean): string | number | boolean | undefined {
  if (isNumberField(field)) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }
  if (field.type === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' ? value : undefined;
  }
  const text = String(value);
  return field.type === 'money' && !isDecimal(text) ? undefined : text;
}

function isEqual(field: Field, found: Value, wanted: string | number | boolean): boolean {
  // What was never ticked is a no.
  if (field.type === 'boolean') return (found === true) === wanted;
  if (isEmpty(found)) return wanted === '';
  if (typeof found === 'object' && found !== null) return found.some((part) => part === wanted);
  return field.type === 'money' ? compareOrdered(field, found, wanted) === 0 : found === wanted;
}

function compareOrdered(field: Field, one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  if (field.type === 'money') return compareDecimals(left, right);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
