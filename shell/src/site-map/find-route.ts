import { findCircle, nextAddress, type FindDeclared } from '@tessera/shared/contracts';
import type { SiteMap, SitePage } from './site-map';

export type RouteDecision =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The session is not known yet, and the page depends on it (RT-05). */
  | { readonly kind: 'wait' }
  /** Nobody can say who is there, and the page depends on it (SES-06). */
  | { readonly kind: 'unreachable' }
  /** Not even the start page is declared by any remote, or what is declared only leads in circles. */
  | { readonly kind: 'nothing' };

type SessionStatus = 'loading' | 'unreachable' | 'signedOut' | 'signedIn';

/** Decides what an address shows to somebody in the given state of the session (RT-01 to RT-06, RT-09). */
export function findRoute(siteMap: SiteMap, pathname: string, session: SessionStatus): RouteDecision {
  const entry = siteMap.find(pathname);
  const page = entry?.kind === 'page' ? entry.page : undefined;
  if (page && page.access !== 'public' && session === 'loading') return { kind: 'wait' };
  if (page?.access === 'protected' && session === 'unreachable') return { kind: 'unreachable' };
  const find: FindDeclared = (address) => declaredAt(siteMap, address);
  const to = nextAddress(find, pathname, session === 'signedIn');
  if (to === undefined) return page ? { kind: 'page', page } : { kind: 'nothing' };
  const isEndless = couldBe(session).every((isSignedIn) => findCircle(find, pathname, isSignedIn));
  return isEndless ? { kind: 'nothing' } : { kind: 'redirect', to };
}

function declaredAt(siteMap: SiteMap, address: string) {
  const entry = siteMap.find(address);
  return entry?.kind === 'page' ? entry.page : entry;
}

/** Who it may turn out to be: is somebody signed in? */
function couldBe(session: SessionStatus): readonly boolean[] {
  const isKnown = session === 'signedIn' || session === 'signedOut';
  return isKnown ? [session === 'signedIn'] : [false, true];
}
