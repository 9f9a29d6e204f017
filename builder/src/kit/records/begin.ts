import type { Entity, Value } from '../data/types';

/** What a new record of an entity begins with is kept among the things of the visit under this and the entity's id. */
const BEGIN = 'begin/';

/** Where the form of a new record goes when it is done: an address, under this and the entity's id. */
const RETURN = 'return/';

type Visit = Map<string, unknown>;
type Values = Readonly<Record<string, Value>>;

/** Has the next form of a new record begin with these values, by the keys of the fields, and end where it was asked for. */
export function beginWith(visit: Visit, entity: Entity, values: Values): void {
  visit.set(`${BEGIN}${entity.id}`, values);
  // The first page may be open without an address of its own: to go back to none would load the application anew.
  visit.set(`${RETURN}${entity.id}`, window.location.hash || '#/');
}

export function beginningOf(visit: Visit, entity: Entity): Values {
  return (visit.get(`${BEGIN}${entity.id}`) as Values | undefined) ?? {};
}

/** The address that the form goes to; undefined for the list. */
export function returnOf(visit: Visit, entity: Entity): string | undefined {
  return visit.get(`${RETURN}${entity.id}`) as string | undefined;
}

/** The next form begins as forms do. */
export function forgetBeginning(visit: Visit, entity: Entity): void {
  visit.delete(`${BEGIN}${entity.id}`);
  visit.delete(`${RETURN}${entity.id}`);
}
