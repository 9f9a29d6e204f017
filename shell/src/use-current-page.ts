import type { User } from '@tessera/shared/contracts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useReleases } from './remotes/remotes-context';
import { useShellSession } from './session/session-context';
import { findRoute } from './site-map/find-route';
import type { SitePage } from './site-map/site-map';
import { useSiteMap } from './site-map/use-site-map';

/** What the shell draws at the address of now. `user`: inside the signed-in frame, whose user this is. */
export type PageToShow =
  | { readonly kind: 'page'; readonly page: SitePage; readonly user: User | undefined }
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
  const decision = findRoute(siteMap, pathname, state.status);
  if (decision.kind !== 'page') return decision;
  const { page } = decision;
  const isFramed = page.frame === 'app';
  // RT-05: a public page with the sidebar would be drawn without it first, and then moved into it.
  if (isFramed && state.status === 'loading') return { kind: 'wait' };
  const user = isFramed && state.status === 'signedIn' ? state.user : undefined;
  return { kind: 'page', page, user };
}
