import { matchPath } from 'react-router-dom';
import { redirects, routeTable, type ShellRoute } from './route-table';

export type RouteDecision =
  | { readonly kind: 'page'; readonly route: ShellRoute }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The session is not known yet, and the page depends on it (RT-05). */
  | { readonly kind: 'wait' };

/** Decides what an address shows to somebody in the given state of the session (RT-01 to RT-06, RT-09). */
export function findRoute(pathname: string, session: 'loading' | 'signedOut' | 'signedIn'): RouteDecision {
  const to = redirects[pathname.replace(/\/$/, '')];
  if (to) return { kind: 'redirect', to };
  const route = routeTable.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, pathname));
  if (!route) return { kind: 'redirect', to: '/' };
  if (route.access === 'public') return { kind: 'page', route };
  if (session === 'loading') return { kind: 'wait' };
  if (route.access === 'protected' && session === 'signedOut') return { kind: 'redirect', to: '/' };
  if (route.access === 'guestOnly' && session === 'signedIn') return { kind: 'redirect', to: '/apphome' };
  return { kind: 'page', route };
}
