import type { Entity } from '../data/types';

type Visit = Map<string, unknown>;

function nameFor(entity: Entity): string {
  return `list/${entity.id}`;
}

/** What the address of a list said last, so that one finds the list as one left it. */
export function rememberedQuery(visit: Visit, entity: Entity): string {
  const text = visit.get(nameFor(entity));
  return typeof text === 'string' ? text : '';
}

export function rememberQuery(visit: Visit, entity: Entity, query: URLSearchParams): void {
  visit.set(nameFor(entity), query.toString());
}

/** Keeps the order and lets everything else go: a filter that hides a new record would look like a loss. */
export function forgetFilters(visit: Visit, entity: Entity): void {
  const sort = new URLSearchParams(rememberedQuery(visit, entity)).get('sort');
  rememberQuery(visit, entity, new URLSearchParams(sort === null ? {} : { sort }));
}
