import { Spinner } from '@tessera/shared/ui';
import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { VersionBadge } from './layout/version-badge';
import { RemoteHost } from './remotes/remote-host';
import { usePrefetch } from './remotes/use-prefetch';
import { findRoute } from './routes/find-route';
import { useShellServices } from './shell-services';
import { paths } from '@tessera/shared/paths';

/** Not on a visitor's first page: the signed-in frame, the toasts, the version page. */
const AppFrame = lazy(() =>
  import('./layout/app-frame').then(({ AppFrame: component }) => ({ default: component })),
);
const Notices = lazy(() =>
  import('./notices/notices').then(({ Notices: component }) => ({ default: component })),
);
const VersionPage = lazy(() =>
  import('./version/version-page').then(({ VersionPage: component }) => ({ default: component })),
);

/** Every address of the site: the guard's decision, the frame around it, and the remote inside. */
export function ShellPage() {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Suspense fallback={<Waiting />}>
        <CurrentPage />
      </Suspense>
      <VersionBadge />
      <ShownNotices />
    </>
  );
}

function CurrentPage() {
  const { session, releases } = useShellServices();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { pathname } = useLocation();
  const isVersionPage = pathname === paths.version.pattern;
  useArrival(pathname);
  const decision = isVersionPage ? undefined : findRoute(pathname, state.status);
  const remote = decision?.kind === 'page' ? decision.route.remote : undefined;
  usePrefetch(remote);

  // A moved pin is found on the next visit of a page that is not loaded yet, without a reload.
  useEffect(() => {
    const look = () => void releases.refresh();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [releases]);

  if (isVersionPage) return <VersionPage />;
  if (!decision || decision.kind === 'wait') return <Waiting />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  const host = <RemoteHost key={decision.route.remote} remote={decision.route.remote} />;
  if (decision.route.hasSidebar && state.status === 'signedIn')
    return <AppFrame user={state.user}>{host}</AppFrame>;
  return (
    <main id="main" tabIndex={-1}>
      {host}
    </main>
  );
}

/** A page that is opened by a link starts at its top; going back leaves it where the browser puts it. */
function useArrival(pathname: string): void {
  const action = useNavigationType();
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (action !== NavigationType.Pop && !hash) scrollTo(0, 0);
  }, [pathname, action, hash]);
}

/** RT-05: while it is not known who is there, or what draws the page. */
function Waiting() {
  return (
    <Centre>
      <Spinner label="Loading" />
    </Centre>
  );
}

function ShownNotices() {
  const { notices } = useShellServices();
  const hasNotices = useSyncExternalStore(notices.subscribe, () => notices.getState().length > 0);
  return <Suspense fallback={null}>{hasNotices && <Notices />}</Suspense>;
}

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
`;

const SkipLink = styled.a`
  position: fixed;
  inset: ${({ theme }) => theme.space[2]} auto auto ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layers.toast};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.brand};
  color: ${({ theme }) => theme.colors.onBrand};

  &:not(:focus-visible) {
    transform: translateY(-200%);
  }
`;
