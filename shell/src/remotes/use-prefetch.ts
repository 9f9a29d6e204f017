import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle';
import type { RemoteName } from '../routes/route-table';
import { useShellServices } from '../shell-services';
import { prefetchVersion } from './load-version';

/** Where people mostly go from here: sign up, build, deploy, buy credits, deploy. */
const LIKELY_NEXT: Readonly<Record<RemoteName, RemoteName>> = {
  'mf-marketing': 'mf-auth',
  'mf-auth': 'mf-dashboard',
  'mf-dashboard': 'mf-deploy',
  'mf-deploy': 'mf-billing',
  'mf-billing': 'mf-deploy',
  'mf-github': 'mf-dashboard',
};

/** Fetches the likely next remote's files when the browser has nothing better to do. */
export function usePrefetch(current: RemoteName | undefined): void {
  const { releases } = useShellServices();
  useEffect(() => {
    if (!current) return undefined;
    const next = LIKELY_NEXT[current];
    return whenIdle(
      () =>
        void releases
          .candidates(next)
          .then(([pin]) => (pin ? prefetchVersion(next, pin) : undefined))
          // Only a head start: the visit itself loads, retries and reports.
          .catch(() => undefined),
    );
  }, [current, releases]);
}
