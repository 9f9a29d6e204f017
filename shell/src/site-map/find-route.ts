import type { SiteMap, SitePage } from './site-map';

/** Where somebody is sent whose address shows nothing, or nothing to them. */
const START = '/';
const APP_HOME = '/apphome';

export type RouteDecision =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The session is not known yet, and the page depends on it (RT-05). */
  | { readonly kind: 'wait' }
  /** Not even the start page is declared by any remote. */
  | { readonly kind: 'nothing' };

/** Decides what an address shows to somebody in the given state of the session (RT-01 to RT-06, RT-09). */
export function findRoute(
  siteMap: SiteMap,
  pathname: string,
  session: 'loading' | 'signedOut' | 'signedIn',
): RouteDecision {
  const entry = siteMap.find(pathname);
  if (!entry) return pathname === START ? { kind: 'nothing' } : { kind: 'redirect', to: START };
  if (entry.kind === 'redirect') return entry;
  const { page } = entry;
  if (page.access === 'public') return { kind: 'page', page };
  if (session === 'loading') return { kind: 'wait' };
  if (page.access === 'protected' && session === 'signedOut') return { kind: 'redirect', to: START };
  if (page.access === 'guestOnly' && session === 'signedIn') return { kind: 'redirect', to: APP_HOME };
  return { kind: 'page', page };
}
