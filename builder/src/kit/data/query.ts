import { readValue, type KnownFields } from './convert';
import { fieldsOf, nameOf } from './entity';
import { formatValue } from './format';
import { compareDecimals } from './numbers';
import type { Direction, Entity, Field, Row, StoredRecord, Value } from './types';

/** The record with one clean value for every field. */
export function toRow(entity: Entity, record: StoredRecord, known: KnownFields): Row {
  const values = Object.fromEntries(
    fieldsOf(entity).map((field) => [field.key, readValue(record, field, known)]),
  );
  return { id: record.id, record, values, live: { id: record.id } };
}

/** Case, accents and width do not matter when searching. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const haystacks = new WeakMap<Row, string>();

function haystackOf(entity: Entity, row: Row): string {
  const found = haystacks.get(row);
  if (found !== undefined) return found;
  const texts = fieldsOf(entity).flatMap((field) => {
    const value = row.values[field.key] ?? null;
    if (field.type === 'boolean') return [];
    const shown = formatValue(field, value);
    // '1200.50' must be found although the page shows '€1,200.50', and a date by its digits; but nobody sees an option's id.
    return field.type === 'choice' ? [shown] : [shown, String(value ?? '')];
  });
  const haystack = fold([nameOf(entity, row), ...texts].join('\n'));
  haystacks.set(row, haystack);
  return haystack;
}

/** The rows in which every word of the query occurs somewhere. */
export function searchRows(entity: Entity, rows: readonly Row[], query: string): readonly Row[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const haystack = haystackOf(entity, row);
    return words.every((word) => haystack.includes(word));
  });
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compareValues(field: Field, left: Value, right: Value): number {
  if (field.type === 'choice') return optionIndex(field.options, left) - optionIndex(field.options, right);
  if (field.type === 'money') return compareDecimals(String(left), String(right));
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' || typeof right === 'boolean') return Number(left) - Number(right);
  return collator.compare(String(left), String(right));
}

function optionIndex(options: readonly { readonly id: string }[], value: Value): number {
  return options.findIndex((option) => option.id === value);
}

/** Sorted rows. Empty values come last both ways; equal ones keep the newest first. */
export function sortRows(rows: readonly Row[], field: Field, direction: Direction): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const left = a.values[field.key] ?? null;
    const right = b.values[field.key] ?? null;
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || newestFirst(a, b);
    }
    return sign * compareValues(field, left, right) || newestFirst(a, b);
  });
}

function newestFirst(a: Row, b: Row): number {
  if (a.record.createdAt === b.record.createdAt) return 0;
  return a.record.createdAt < b.record.createdAt ? 1 : -1;
}

const NUMBERS = ['Lowest first', 'Highest first'] as const;
const DAYS = ['Oldest first', 'Newest first'] as const;
const WORDS = ['A to Z', 'Z to A'] as const;

const directionNames: Readonly<Record<Field['type'], readonly [string, string]>> = {
  text: WORDS,
  longtext: WORDS,
  email: WORDS,
  url: WORDS,
  phone: WORDS,
  integer: NUMBERS,
  number: NUMBERS,
  percent: NUMBERS,
  money: NUMBERS,
  rating: NUMBERS,
  date: DAYS,
  datetime: DAYS,
  time: ['Earliest first', 'Latest first'],
  boolean: ['No first', 'Yes first'],
  choice: ['First to last', 'Last to first'],
  duration: ['Shortest first', 'Longest first'],
  person: WORDS,
  tags: WORDS,
  color: WORDS,
  image: WORDS,
  reference: WORDS,
};

/** What the two directions are called for a type: 'A to Z', 'Newest first'. */
export function directionName(field: Field, direction: Direction): string {
  return directionNames[field.type][direction === 'asc' ? 0 : 1];
}
