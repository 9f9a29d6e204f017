import type { User } from '@tessera/shared/contracts';
import type { SessionStatus, Silent } from '@tessera/shared/session';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useReleases } from './remotes/remotes-context';
import { useShellSession } from './session/session-context';
import { findRoute, type RouteDecision } from './site-map/find-route';
import type { SitePage } from './site-map/site-map';
import { useSiteMap } from './site-map/use-site-map';

/** What the shell draws at the address of now. `user`: inside the signed-in frame, whose user this is. */
export type PageToShow =
  | {
      readonly kind: 'page';
      readonly page: SitePage;
      readonly user: User | undefined;
      /** The user is the one that this tab knew: who else would say so does not answer now. */
      readonly unconfirmedBy: Silent | undefined;
    }
  /** Nobody can say who is there: the server does not answer, or the tab that is signed in. */
  | { readonly kind: 'unreachable'; readonly cause: Silent }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'wait' }
  /** It cannot be found out what is live here, or nothing is. */
  | { readonly kind: 'nothing' };

/** The guard's decision, joined with who is signed in. */
export function useCurrentPage(): PageToShow {
  const session = useShellSession();
  const releases = useReleases();
  const siteMap = useSiteMap();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const isUnavailable = useSyncExternalStore(releases.subscribe, () => releases.getState().isUnavailable);
  const { pathname } = useLocation();
  if (!siteMap) return { kind: isUnavailable ? 'nothing' : 'wait' };
  return joinSession(findRoute(siteMap, pathname, state.status), state);
}

function joinSession(decision: RouteDecision, state: SessionStatus): PageToShow {
  const nobody: PageToShow = {
    kind: 'unreachable',
    cause: state.status === 'unreachable' ? state.cause : 'server',
  };
  if (decision.kind === 'unreachable') return nobody;
  if (decision.kind !== 'page') return decision;
  const { page } = decision;
  const unframed: PageToShow = { kind: 'page', page, user: undefined, unconfirmedBy: undefined };
  if (page.frame !== 'app') return unframed;
  switch (state.status) {
    // RT-05: a public page with the sidebar would be drawn without it first, and then moved into it.
    case 'loading':
      return { kind: 'wait' };
    case 'unreachable':
      return nobody;
    case 'signedIn':
      return { kind: 'page', page, user: state.user, unconfirmedBy: state.unconfirmedBy };
    case 'signedOut':
      return unframed;
  }
}
