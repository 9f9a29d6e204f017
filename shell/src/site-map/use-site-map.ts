import type { EnvironmentDocument } from '@tessera/shared/contracts';
import { useSyncExternalStore } from 'react';
import { useReleases } from '../remotes/remotes-context';
import { createSiteMap, type SiteMap } from './site-map';

const siteMaps = new WeakMap<EnvironmentDocument, SiteMap>();

/** The site map of an environment document; the same one for the same document. */
export function siteMapOf(document: EnvironmentDocument): SiteMap {
  const known = siteMaps.get(document) ?? createSiteMap(document);
  siteMaps.set(document, known);
  return known;
}

/** The pages of the site as they are now; undefined while it is not known what is live here. */
export function useSiteMap(): SiteMap | undefined {
  const releases = useReleases();
  return useSyncExternalStore(releases.subscribe, () => {
    const { environment } = releases.getState();
    return environment && siteMapOf(environment.document);
  });
}
