import { idsIn } from './cells';
import { parseDate } from './dates';
import { formatValue } from './format';
import { surroundingsOf } from './live';
import { periodAfter, periodName, periodStart, type Period } from './periods';
import type { WeekStart } from './week-start';
import type { Field, Row, Tone, Value } from './types';

export interface Grouping {
  readonly field: Field;
  /** Of days and moments. */
  readonly period?: Period;
}

export interface Group {
  /** The id of an option or a record, the first day of a period, or the value itself; '' where it is empty. */
  readonly key: string;
  readonly name: string;
  readonly tone?: Tone;
}

export interface GroupRows {
  readonly group: Group;
  readonly rows: readonly Row[];
}

/** More periods than this are not filled up: somebody typed a year wrong. */
const MOST_PERIODS = 1000;

const YES_AND_NO: readonly Group[] = [
  { key: 'true', name: 'Yes' },
  { key: 'false', name: 'No' },
];

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * The rows by the value of a field. Options and yes and no come in their order and are all there, periods come without gaps,
 * other values by name; what is empty comes last. A row with several values is in several groups.
 */
export function groupsOf(
  { field, period }: Grouping,
  rows: readonly Row[],
  weekStart: WeekStart,
): readonly GroupRows[] {
  const isDay = field.type === 'date' || field.type === 'datetime';
  const keysOf = (value: Value) =>
    isDay ? [periodStart(String(value).slice(0, 10), period ?? 'day', weekStart)] : keysIn(value);
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    // What was never ticked is a no.
    const value = row.values[field.key] ?? (field.type === 'boolean' ? false : null);
    for (const key of value === null ? [''] : keysOf(value)) {
      const inGroup = byKey.get(key);
      if (inGroup) inGroup.push(row);
      else byKey.set(key, [row]);
    }
  }
  const groups = isDay ? periodGroups(byKey, period ?? 'day') : valueGroups(field, byKey);
  const rest = byKey.get('') ?? [];
  const filled = groups.map((group) => ({ group, rows: byKey.get(group.key) ?? [] }));
  return rest.length === 0 ? filled : [...filled, { group: { key: '', name: 'Empty' }, rows: rest }];
}

function keysIn(value: Value): readonly string[] {
  return typeof value === 'string' || typeof value === 'object' ? idsIn(value) : [String(value)];
}

type RowsByKey = ReadonlyMap<string, readonly Row[]>;

function periodGroups(byKey: RowsByKey, period: Period): readonly Group[] {
  const starts = [...byKey.keys()].filter((key) => parseDate(key) !== null).sort();
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let start = first; start <= last && all.length < MOST_PERIODS; start = periodAfter(start, period)) {
    all.push(start);
  }
  const shown = all.at(-1) === last ? all : starts;
  return shown.map((key) => ({ key, name: periodName(key, period) }));
}

function valueGroups(field: Field, byKey: RowsByKey): readonly Group[] {
  if (field.type === 'choice') {
    return field.options.map(({ id, label, tone }) => ({ key: id, name: label, ...(tone && { tone }) }));
  }
  if (field.type === 'boolean') return YES_AND_NO;
  const named = [...byKey]
    .filter(([key]) => key !== '')
    .map(([key, rows]) => ({ key, name: nameOf(field, key, rows[0]) }));
  return named.sort((a, b) => collator.compare(a.name, b.name));
}

function nameOf(field: Field, key: string, row: Row | undefined): string {
  const value = row?.values[field.key];
  if (typeof value === 'number') return formatValue(field, value);
  const named = (entityId: string, id: string) => (row ? surroundingsOf(row.live).nameOf(entityId, id) : '');
  return formatValue(field, key, named) || 'Gone';
}
