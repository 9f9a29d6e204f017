import type { User } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from './routes/find-route';
import type { RemoteName } from './routes/route-table';
import { useShellServices } from './shell-services';

/** What the shell draws at the address of now. `user`: inside the signed-in frame, whose user this is. */
export type PageToShow =
  | { readonly kind: 'page'; readonly remote: RemoteName; readonly user: User | undefined }
  | { readonly kind: 'version'; readonly user: User | undefined }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'wait' };

/** The guard's decision, joined with who is signed in. */
export function useCurrentPage(): PageToShow {
  const { session } = useShellServices();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { pathname } = useLocation();
  const user = state.status === 'signedIn' ? state.user : undefined;
  const isVersion = pathname === paths.version.pattern;
  const decision = isVersion ? undefined : findRoute(pathname, state.status);
  if (decision && decision.kind !== 'page') return decision;
  const hasSidebar = decision?.route.hasSidebar ?? true;
  // RT-05: a public page with the sidebar would be drawn without it first, and then moved into it.
  if (hasSidebar && state.status === 'loading') return { kind: 'wait' };
  const framed = hasSidebar ? user : undefined;
  if (!decision) return { kind: 'version', user: framed };
  return { kind: 'page', remote: decision.route.remote, user: framed };
}
