import type { ApplicationModel } from '@tessera/shared/contracts';
import { addressPart, TakenNames } from './identifiers';

/** The part of the address that names each entity, by its id. Apart from other names, as checks in a page need it alone. */
export function entityPaths({ entities }: ApplicationModel): ReadonlyMap<string, string> {
  const taken = new TakenNames();
  return new Map(entities.map(({ id, plural }) => [id, taken.take(addressPart(plural, id), { joint: '-' })]));
}
