import { fieldsOf, nameOf } from './entity';
import { foldText } from './fold-text';
import { compareDecimals } from '../calc/decimals';
import { textOf } from './row-text';
import type { Direction, Entity, Field, Row, Value } from './types';

const haystacks = new WeakMap<Row, string>();

/** Everything of a row that a search looks through; put together once. */
export function haystackOf(entity: Entity, row: Row): string {
  const found = haystacks.get(row);
  if (found !== undefined) return found;
  const texts = fieldsOf(entity).flatMap((field) => textsToFind(field, row));
  const haystack = foldText([nameOf(entity, row), ...texts].join('\n'));
  haystacks.set(row, haystack);
  return haystack;
}

/** What somebody may type to find a value. */
function textsToFind(field: Field, row: Row): readonly string[] {
  const shown = textOf(row, field);
  switch (field.type) {
    case 'boolean':
    case 'image':
      return [];
    // Nobody sees the id of an option or of a record.
    case 'choice':
    case 'reference':
      return [shown];
    // '1200.50' must be found although the page shows '€1,200.50', and a date by its digits.
    default:
      return [shown, String(row.values[field.key] ?? '')];
  }
}

/** The rows in which every word of the query occurs somewhere. */
export function searchRows(entity: Entity, rows: readonly Row[], query: string): readonly Row[] {
  const words = foldText(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const haystack = haystackOf(entity, row);
    return words.every((word) => haystack.includes(word));
  });
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compareValues(field: Field, left: Value, right: Value): number {
  if (field.type === 'money') return compareDecimals(String(left), String(right));
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' || typeof right === 'boolean') return Number(left) - Number(right);
  return collator.compare(String(left), String(right));
}

/** What a row is sorted by: an option by its place, several by the first one's, a link by the record's name. */
function sortKey(field: Field, row: Row): Value {
  const value = row.values[field.key] ?? null;
  if (value === null) return null;
  switch (field.type) {
    case 'choice': {
      const place = field.options.findIndex(
        ({ id }) => id === value || (Array.isArray(value) && id === value[0]),
      );
      return place === -1 ? null : place;
    }
    case 'reference':
    case 'tags':
      return textOf(row, field) || null;
    case 'image':
      return 0;
    default:
      return value;
  }
}

/** Sorted rows. Empty values come last both ways; equal ones keep the newest first. */
export function sortRows(rows: readonly Row[], field: Field, direction: Direction): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: sortKey(field, row) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) {
      return Number(a.key === null) - Number(b.key === null) || newestFirst(a.row, b.row);
    }
    return sign * compareValues(field, a.key, b.key) || newestFirst(a.row, b.row);
  });
  return keyed.map(({ row }) => row);
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
