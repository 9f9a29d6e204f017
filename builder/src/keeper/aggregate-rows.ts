import { idsIn } from '../kit/data/cells';
import { isNumberField } from '../kit/data/field-groups';
import { metricResult, type Metric } from '../kit/data/metrics';
import { searchRows } from '../kit/data/query';
import type { Entity, Field, Row } from '../kit/data/types';
import { fieldNamed } from './field-named';
import { filterRows, isOrdered } from './filter-rows';
import type { AggregateQuery, Keeper } from './keeper';

type Results = NonNullable<ReturnType<Keeper['aggregate']>>;

/** What was asked of rows lately, for as long as they are the same rows: a page asks for the same figures again and again. */
const answered = new WeakMap<readonly Row[], Map<string, Results>>();
const MOST_ANSWERS = 20;
const MOST_GROUPS = 1000;

/** One figure over records, or one for each value of a field; undefined where a name means nothing (DATA-01). */
export function aggregateRows(
  entity: Entity,
  rows: readonly Row[],
  query: AggregateQuery,
): Results | undefined {
  const answers = answered.get(rows) ?? new Map<string, Results>();
  answered.set(rows, answers);
  const { op, field, by, filters, search } = query;
  const name = JSON.stringify([op, field, by, filters, search]);
  const results = answers.get(name) ?? workOut(entity, rows, query);
  const [oldest] = answers.keys();
  if (answers.size >= MOST_ANSWERS && oldest !== undefined && !answers.has(name)) answers.delete(oldest);
  if (results && results.length <= MOST_GROUPS) answers.set(name, results);
  return results;
}

function workOut(
  entity: Entity,
  rows: readonly Row[],
  { op, field: name, by, filters, search }: AggregateQuery,
): Results | undefined {
  const field = name === undefined ? undefined : fieldNamed(entity, name);
  const group = by === undefined ? undefined : fieldNamed(entity, by);
  const metric = metricOf(entity, op, name, field);
  const filtered = filterRows(entity, rows, filters);
  if (!metric || !filtered || (by !== undefined && !group)) return undefined;
  const found = searchRows(entity, filtered, search ?? '');
  const groups = group ? groupsOf(group, found) : [[null, found] as const];
  return groups.map(([key, members]) => ({ by: key, value: valueOf(metric, members) }));
}

function metricOf(
  entity: Entity,
  op: Metric['op'],
  name: string | undefined,
  field: Field | undefined,
): Metric | undefined {
  const metric = { id: op, name: op, of: entity, op };
  if (op === 'count') return name === undefined || field ? metric : undefined;
  const isCounted = op === 'smallest' || op === 'largest' ? isOrdered : isAdded;
  if (name === undefined || !field || !isCounted(field)) return undefined;
  return {
    ...metric,
    like: field,
    // Names in code are the ids of the fields here.
    value: (record) => (Reflect.get(record, name) ?? null) as string | number | null,
  };
}

function isAdded(field: Field): boolean {
  return isNumberField(field) || field.type === 'money';
}

function valueOf(metric: Metric, rows: readonly Row[]): string | number | null {
  const { value } = metricResult(metric, rows);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows by each value of a field; options in their order, what is empty last. A row with several values is in several groups. */
function groupsOf(field: Field, rows: readonly Row[]): readonly (readonly [string | null, readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
  const empty: Row[] = [];
  for (const row of rows) {
    const keys = keysIn(field, row);
    if (keys.length === 0) empty.push(row);
    for (const key of keys) {
      const members = groups.get(key);
      if (members) members.push(row);
      else groups.set(key, [row]);
    }
  }
  const places = new Map(field.type === 'choice' ? field.options.map(({ id }, place) => [id, place]) : []);
  const sorted = [...groups].sort(
    ([one], [other]) => (places.get(one) ?? 0) - (places.get(other) ?? 0) || collator.compare(one, other),
  );
  return empty.length === 0 ? sorted : [...sorted, [null, empty]];
}

function keysIn(field: Field, { values }: Row): readonly string[] {
  // What was never ticked is a no.
  const value = values[field.key] ?? (field.type === 'boolean' ? false : null);
  if (value === null) return [];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : idsIn(value);
}
