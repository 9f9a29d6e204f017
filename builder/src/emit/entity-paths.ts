import type { ApplicationModel } from '@tessera/shared/contracts';
import { addressPart, TakenNames } from './identifiers';

/** What the kit's own pages have. */
export function takenPaths({ signIn }: ApplicationModel): readonly string[] {
  return signIn ? ['sign-in'] : [];
}

/** The part of the address that names each entity, by its id. Apart from other names, as checks in a page need it alone. */
export function entityPaths(model: ApplicationModel): ReadonlyMap<string, string> {
  const taken = new TakenNames(...takenPaths(model));
  return new Map(
    model.entities.map(({ id, plural }) => [id, taken.take(addressPart(plural, id), { joint: '-' })]),
  );
}
