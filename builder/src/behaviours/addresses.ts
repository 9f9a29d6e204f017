import type { ApplicationModel } from '@tessera/shared/contracts';
import { entityPaths } from '../emit/entity-paths';

/** The addresses of an application's pages. */
export interface Addresses {
  /** The part that names the entity: 'tasks'. */
  readonly pathOf: (entityId: string) => string;
  readonly list: (entityId: string) => string;
  readonly add: (entityId: string) => string;
  readonly record: (entityId: string, id: string) => string;
  readonly edit: (entityId: string, id: string) => string;
}

export function addressesOf(model: ApplicationModel): Addresses {
  const paths = entityPaths(model);
  const pathOf = (entityId: string) => paths.get(entityId) ?? entityId;
  const address = (entityId: string, ...rest: readonly string[]) =>
    `#/${[pathOf(entityId), ...rest].map(encodeURIComponent).join('/')}`;
  return {
    pathOf,
    list: (entityId) => address(entityId),
    add: (entityId) => address(entityId, 'new'),
    record: (entityId, id) => address(entityId, id),
    edit: (entityId, id) => address(entityId, id, 'edit'),
  };
}
