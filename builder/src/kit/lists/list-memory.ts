import type { Entity } from '../data/types';

type Visit = Map<string, unknown>;

/** The entity that a list is about, and what the list is called on a page that has several. */
export interface ListPlace {
  readonly entity: Entity;
  readonly list: string;
}

function nameFor({ entity, list }: ListPlace): string {
  return `list/${entity.id}/${list}`;
}

/** What the address of a list said last, so that one finds the list as one left it. */
export function rememberedQuery(visit: Visit, place: ListPlace): string {
  const text = visit.get(nameFor(place));
  return typeof text === 'string' ? text : '';
}

export function rememberQuery(visit: Visit, place: ListPlace, query: URLSearchParams): void {
  visit.set(nameFor(place), query.toString());
}

/** The id of the record that was saved last is kept among the things of the visit under this and the entity's id. */
const SAVED = 'saved/';

/** Has the next list look whether it hides the record. */
export function rememberSaved(visit: Visit, entity: Entity, id: string): void {
  visit.set(SAVED + entity.id, id);
}

/** The id of the record that was saved since the list was open last. */
export function savedSince(visit: Visit, entity: Entity): string | null {
  const id = visit.get(SAVED + entity.id);
  return typeof id === 'string' ? id : null;
}

export function forgetSaved(visit: Visit, entity: Entity): void {
  visit.delete(SAVED + entity.id);
}
