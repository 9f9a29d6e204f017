import { surroundingsOf } from '../data/live';
import type { Live } from '../data/types';

/** The id of an entity whose records are of a kind. */
type EntityId<Kind extends Live> = string & { readonly kind?: Kind };

/**
 * All records of an entity, seen from one of any kind, in the state of the store that it is of:
 * `allRecords<Order>(customer, 'e2')`.
 */
export function allRecords<Kind extends Live>(record: Live, entity: EntityId<Kind>): readonly Kind[] {
  // An entity's records are of the kind that its model describes.
  return surroundingsOf(record).all(entity) as readonly Kind[];
}
