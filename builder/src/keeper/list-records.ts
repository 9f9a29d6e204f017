import { fieldsOf } from '../kit/data/entity';
import { searchRows, sortRows } from '../kit/data/query';
import type { ServedRecord } from '../kit/data/server-protocol';
import type { Entity, Field, Row, Sort, Value } from '../kit/data/types';
import { fieldNamed } from './field-named';
import { filterRows } from './filter-rows';
import type { KeptRecord, ListPage, ListQuery } from './keeper';

const MOST_RECORDS = 500;

/** Rows in an order, for as long as they are the same rows. */
const sorted = new WeakMap<readonly Row[], Map<string, readonly Row[]>>();

/** A page of records in the order that somebody asked for; undefined where a name means nothing (DATA-01). */
export function listRows(
  entity: Entity,
  rows: readonly Row[],
  query: ListQuery,
  find: (id: string) => KeptRecord | undefined,
): ListPage | undefined {
  const sort = sortOf(entity, query);
  const filtered = sort && filterRows(entity, inOrder(rows, sort), query.filters);
  if (!filtered) return undefined;
  const found = searchRows(entity, filtered, query.search ?? '');
  const start = query.after === undefined ? 0 : found.findIndex(({ id }) => id === query.after) + 1;
  if (query.after !== undefined && start === 0) return undefined;
  const limit = Math.min(MOST_RECORDS, Math.max(1, Math.trunc(query.limit) || 1));
  const page = found.slice(start, start + limit);
  return {
    items: page.flatMap((row) => itemOf(entity, row, find(row.id))),
    total: found.length,
    next: start + limit < found.length ? page.at(-1)?.id : undefined,
  };
}

function sortOf(entity: Entity, { sort }: ListQuery): Sort | undefined {
  if (!sort) return entity.sort;
  const field = fieldNamed(entity, sort.field);
  return field && { field, direction: sort.direction };
}

/** Records that are alike in all that orders them stand by their ids, so that pages do not overlap. */
function inOrder(rows: readonly Row[], { field, direction }: Sort): readonly Row[] {
  const orders = sorted.get(rows) ?? new Map<string, readonly Row[]>();
  sorted.set(rows, orders);
  const name = `${direction} ${field.key}`;
  const known = orders.get(name);
  if (known) return known;
  const byId = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const order = sortRows(byId, field, direction);
  orders.set(name, order);
  return order;
}

function itemOf(entity: Entity, row: Row, record: KeptRecord | undefined): readonly ServedRecord[] {
  if (!record) return [];
  const { id, createdAt, updatedAt, rev, isSample } = record;
  const filled = fieldsOf(entity).flatMap(({ key }: Field): readonly (readonly [string, Value])[] => {
    const value = row.values[key] ?? null;
    return value === null ? [] : [[key, value]];
  });
  return [
    { id, createdAt, updatedAt, rev, values: Object.fromEntries(filled), ...(isSample && { isSample }) },
  ];
}
