import type { SessionStatus } from '@tessera/shared/session';
import { loadVersion } from './remotes/load-version';
import type { Releases } from './remotes/releases.store';
import { findRoute } from './site-map/find-route';
import type { SiteMap } from './site-map/site-map';
import { siteMapOf } from './site-map/use-site-map';

/**
 * Loads the remote of the first page while React starts and the server says who is there. What fails here is tried
 * again, and told, by the page itself.
 */
export function loadAhead(releases: Releases, status: SessionStatus['status']): void {
  const document = releases.getState().environment?.document;
  if (!document) return;
  const remote = findRemote(siteMapOf(document), status);
  const pins = remote === undefined ? undefined : document.pins[remote];
  if (remote !== undefined && pins) loadVersion(remote, pins.stable).catch(() => undefined);
}

/** Not of a page that only a visitor sees, before it is known that this is one. */
function findRemote(siteMap: SiteMap, status: SessionStatus['status']): string | undefined {
  const entry = siteMap.find(location.pathname);
  if (entry?.kind !== 'page') return undefined;
  const { kind } = findRoute(siteMap, location.pathname, status);
  const isWaiting = kind === 'wait' && entry.page.access === 'protected';
  return kind === 'page' || isWaiting ? entry.page.remote : undefined;
}
