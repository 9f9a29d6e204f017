import type { ApplicationModel } from '@tessera/shared/contracts';
import { entityPaths } from '../emit/entity-paths';

/** What the address of a list may ask for, by ids. */
type AskedList = Readonly<Partial<Record<'filter' | 'view', string>>>;

/** The addresses of an application's pages. */
export interface Addresses {
  /** The part that names the entity: 'tasks'. */
  readonly pathOf: (entityId: string) => string;
  /** The list as it opens, or as it is asked for. */
  readonly list: (entityId: string, asked?: AskedList) => string;
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
    list: (entityId, asked) => address(entityId) + (asked ? `?${new URLSearchParams(asked).toString()}` : ''),
    add: (entityId) => address(entityId, 'new'),
    record: (entityId, id) => address(entityId, id),
    edit: (entityId, id) => address(entityId, id, 'edit'),
  };
}
