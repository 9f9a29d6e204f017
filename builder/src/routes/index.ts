import type { ApplicationModel } from '@tessera/shared/contracts';
import { pagePaths } from '../emit/page-paths';

/** A page of an application, as its navigation lists it. */
export interface ApplicationRoute {
  readonly name: string;
  /** The fragment of its address: '#/plants'; that of the first, where the application opens, is '#/'. */
  readonly hash: string;
}

/** The pages of an application, in the order of its navigation. */
export function routesOf(model: ApplicationModel): ApplicationRoute[] {
  const paths = pagePaths(model);
  return model.pages.map(({ id, name }, place) => ({
    name,
    hash: place === 0 ? '#/' : `#/${encodeURIComponent(paths.get(id)?.path ?? id)}`,
  }));
}
