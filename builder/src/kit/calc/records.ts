import type { Live } from '../data/types';

/**
 * How a calculation reaches records that nothing links to its own. The store puts itself behind this symbol on each live
 * record, so that a calculation always reads the state that its record is of.
 */
export const RECORDS = Symbol('records');

export interface RecordsOfStore {
  /** All records of an entity as live ones, in no order that matters. */
  all(entity: string): readonly Live[];
}

interface InStore extends Live {
  readonly [RECORDS]: RecordsOfStore;
}

function isInStore(record: Live): record is InStore {
  return RECORDS in record;
}

/** The id of an entity whose records are of a kind. */
type EntityId<Kind extends Live> = string & { readonly kind?: Kind };

/** All records of an entity, seen from one of any kind: `allRecords<Order>(customer, 'e2')`. */
export function allRecords<Kind extends Live>(record: Live, entity: EntityId<Kind>): readonly Kind[] {
  if (!isInStore(record)) throw new Error('This record belongs to no store.');
  // An entity's records are of the kind that its model describes.
  return record[RECORDS].all(entity) as readonly Kind[];
}
