import { useEffect } from 'react';
import { whenIdle } from './lib/when-idle';
import { prefetchVersion } from './remotes/load-version';
import { useReleases } from './remotes/remotes-context';
import type { SitePage } from './site-map/site-map';
import { useSiteMap } from './site-map/use-site-map';

/** Fetches the files of the remote that the page says it leads to, when the browser has nothing better to do. */
export function usePrefetch(page: SitePage | undefined): void {
  const releases = useReleases();
  const siteMap = useSiteMap();
  const next = page?.leadsTo === undefined ? undefined : siteMap?.find(page.leadsTo);
  const remote = next?.kind === 'page' && next.page.remote !== page?.remote ? next.page.remote : undefined;
  useEffect(() => {
    if (remote === undefined) return undefined;
    return whenIdle(
      () =>
        void releases
          .candidates(remote)
          .then(([pin]) => (pin ? prefetchVersion(remote, pin) : undefined))
          // Only a head start: the visit itself loads, retries and reports.
          .catch(() => undefined),
    );
  }, [remote, releases]);
}
