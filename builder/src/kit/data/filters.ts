import { idsIn } from './cells';
import { DAY_SPANS, daysOf, type Days, type DaySpan } from './day-spans';
import { compareDecimals, isDecimal } from '../calc/decimals';
import { foldText } from './fold-text';
import type { WeekStart } from './week-start';
import { searchRows } from './query';
import type { Direction, Entity, Field, Row, SavedFilter, Value } from './types';

/** What a list is narrowed by in one field, as plain data. */
export type FieldFilter =
  /** One of several options, linked records, tags or people. */
  | { readonly kind: 'any'; readonly of: readonly string[] }
  | { readonly kind: 'yesNo'; readonly isYes: boolean }
  /** Words with this text in them, or without it; what is empty has no words at all. */
  | { readonly kind: 'contains' | 'lacks'; readonly text: string }
  /** Numbers, amounts, days or times from one to the other, both with it, as they are stored. */
  | { readonly kind: 'range'; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'days'; readonly span: DaySpan }
  | { readonly kind: 'empty'; readonly isEmpty: boolean };

/** What a list shows: everything that its address says. */
export interface ListState {
  readonly query: string;
  /** The id of a saved filter; 'all' shows all where the list opens with one. Null where nobody chose. */
  readonly saved: string | null;
  /** By the names in code of the fields. */
  readonly fields: Readonly<Record<string, FieldFilter>>;
  /** By the name in code of a field. */
  readonly sort: { readonly by: string; readonly direction: Direction } | null;
  /** The id of a view. */
  readonly view: string | null;
  /** Where in the view somebody is, in the view's own words: the month of a calendar. */
  readonly at: string | null;
}

export const noFilters: ListState = { query: '', saved: null, fields: {}, sort: null, view: null, at: null };

/** The saved filter that stands for none where a list opens with one. */
export const ALL = 'all';

export type FilterKind = FieldFilter['kind'];

const KINDS: Readonly<Record<Field['type'], readonly FilterKind[]>> = {
  text: ['contains', 'lacks', 'empty'],
  longtext: ['contains', 'lacks', 'empty'],
  email: ['contains', 'lacks', 'empty'],
  url: ['contains', 'lacks', 'empty'],
  phone: ['contains', 'lacks', 'empty'],
  color: ['empty'],
  image: ['empty'],
  integer: ['range', 'empty'],
  number: ['range', 'empty'],
  percent: ['range', 'empty'],
  money: ['range', 'empty'],
  rating: ['range', 'empty'],
  duration: ['range', 'empty'],
  time: ['range', 'empty'],
  date: ['days', 'range', 'empty'],
  datetime: ['days', 'range', 'empty'],
  boolean: ['yesNo'],
  choice: ['any', 'empty'],
  reference: ['any', 'empty'],
  tags: ['any', 'empty'],
  person: ['any', 'empty'],
};

/** How a list can be narrowed by a field. */
export function filterKinds(field: Field): readonly FilterKind[] {
  return KINDS[field.type];
}

/** What filters by day need to know. */
export interface Today {
  readonly day: string;
  readonly weekStart: WeekStart;
}

/** Nothing that hides a record; the order and the view stay. */
export function withoutFilters(entity: Entity): Pick<ListState, 'query' | 'fields' | 'saved'> {
  // Where the list opens with a filter, showing all is a choice too.
  return { query: '', fields: {}, saved: entity.defaultFilter === undefined ? null : ALL };
}

/** The saved filter that is on: the chosen one, or the one that the list opens with. */
export function savedFilterOf(entity: Entity, { saved }: ListState): SavedFilter | undefined {
  const id = saved ?? entity.defaultFilter;
  return entity.filters.find((filter) => filter.id === id);
}

/** How many filters are on, without the search. */
export function countFilters(entity: Entity, state: ListState): number {
  return Object.keys(state.fields).length + (savedFilterOf(entity, state) ? 1 : 0);
}

/** The rows that the search and all filters leave. */
export function applyFilters(
  entity: Entity,
  rows: readonly Row[],
  state: ListState,
  today: Today,
): readonly Row[] {
  const saved = savedFilterOf(entity, state);
  const tests = Object.entries(state.fields).flatMap(([name, filter]) => {
    const field = entity.fields[name];
    return field ? [testOf(field, filter, today)] : [];
  });
  const left =
    saved === undefined && tests.length === 0
      ? rows
      : rows.filter((row) => tests.every((test) => test(row)) && (saved?.where(row.live) ?? true));
  return searchRows(entity, left, state.query);
}

type Test = (row: Row) => boolean;

function testOf(field: Field, filter: FieldFilter, today: Today): Test {
  const value = (row: Row): Value => row.values[field.key] ?? null;
  switch (filter.kind) {
    case 'any': {
      const wanted = new Set(filter.of);
      return (row) => idsIn(value(row)).some((one) => wanted.has(one));
    }
    case 'yesNo':
      return (row) => (value(row) === true) === filter.isYes;
    case 'contains':
    case 'lacks': {
      const part = foldText(filter.text.trim());
      const isWanted = filter.kind === 'contains';
      return (row) => {
        const text = value(row);
        return typeof text === 'string' && foldText(text).includes(part) === isWanted;
      };
    }
    case 'empty':
      return (row) => (value(row) === null) === filter.isEmpty;
    case 'range':
      return (row) => isWithin(field, value(row), filter);
    case 'days': {
      const days = daysOf(filter.span, today.day, today.weekStart);
      return (row) => isWithin(field, value(row), days);
    }
  }
}

const DAY_LENGTH = '2026-03-09'.length;

function isWithin(field: Field, value: Value, { from, to }: Days): boolean {
  if (typeof value === 'number' || field.type === 'money') {
    const decimal = String(value);
    if (!isDecimal(decimal)) return false;
    const isAbove = from === null || compareDecimals(decimal, from) >= 0;
    return isAbove && (to === null || compareDecimals(decimal, to) <= 0);
  }
  if (typeof value !== 'string') return false;
  // The whole last day counts, whatever the time.
  const text = field.type === 'datetime' ? value.slice(0, DAY_LENGTH) : value;
  return (from === null || text >= from) && (to === null || text <= to);
}

/** Whether a text is one of the spans of days. */
export function isDaySpan(text: string): text is DaySpan {
  return (DAY_SPANS as readonly string[]).includes(text);
}
