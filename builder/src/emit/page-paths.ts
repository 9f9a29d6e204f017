import type { ApplicationModel, ModelPage } from '@tessera/shared/contracts';
import { entityPaths, takenPaths } from './entity-paths';
import { addressPart, TakenNames } from './identifiers';

export interface PagePath {
  /** The part of the address after `#/`. A page that is nothing but a list has its entity's. */
  readonly path: string;
  /** The entity whose list the page is. */
  readonly listOf?: string;
}

/** The entity whose list a page is, when it is nothing else. */
function listedBy({ blocks }: ModelPage): string | undefined {
  const [only] = blocks;
  return blocks.length === 1 && only?.kind === 'records' ? only.entity : undefined;
}

/** The part of the address of each page, by its id. Apart from other names, as a page outside of the application needs it alone. */
export function pagePaths(
  model: ApplicationModel,
  entities: ReadonlyMap<string, string> = entityPaths(model),
): ReadonlyMap<string, PagePath> {
  const lists = new Set<string>();
  const paths = new TakenNames(...entities.values(), ...takenPaths(model));
  return new Map(
    model.pages.map((page): [string, PagePath] => {
      const listOf = listedBy(page);
      const listPath = entities.get(listOf ?? '');
      // A list has one address; a second page with it is a page like others.
      if (listOf === undefined || listPath === undefined || lists.has(listOf))
        return [page.id, { path: paths.take(addressPart(page.name, page.id), { joint: '-' }) }];
      lists.add(listOf);
      return [page.id, { path: listPath, listOf }];
    }),
  );
}
