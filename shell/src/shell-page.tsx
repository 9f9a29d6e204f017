import { Spinner } from '@tessera/shared/ui';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { QuickOpen } from './layout/quick-open';
import { VersionBadge } from './layout/version-badge';
import { ArrivalRegion } from './navigation/arrival-region';
import { RemoteHost } from './remotes/remote-host';
import { usePrefetch } from './remotes/use-prefetch';
import { useCurrentPage, type PageToShow } from './use-current-page';
import { useShellServices } from './shell-services';

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
  const page = useCurrentPage();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const isShown = page.kind === 'page' || page.kind === 'version';
  usePrefetch(page.kind === 'page' ? page.remote : undefined);
  useReleaseWatch();
  return (
    <>
      <SkipLink href="#main" onClick={skipToMain}>
        Skip to content
      </SkipLink>
      <Suspense fallback={<Waiting />}>
        <CurrentPage page={page} onSearch={() => setSearchOpen(true)} />
      </Suspense>
      <QuickOpen
        kind={isShown ? (page.user ? 'search' : 'palette') : undefined}
        isOpen={isSearchOpen}
        onOpenChange={setSearchOpen}
      />
      <VersionBadge />
      <ArrivalRegion isPage={isShown} />
      <ShownNotices />
    </>
  );
}

function CurrentPage({ page, onSearch }: { page: PageToShow; onSearch: () => void }) {
  if (page.kind === 'wait') return <Waiting />;
  if (page.kind === 'redirect') return <Navigate to={page.to} replace />;
  const content =
    page.kind === 'version' ? <VersionPage /> : <RemoteHost key={page.remote} remote={page.remote} />;
  if (page.user)
    return (
      <AppFrame user={page.user} onSearch={onSearch}>
        {content}
      </AppFrame>
    );
  return (
    <main id="main" tabIndex={-1}>
      {content}
    </main>
  );
}

/** A moved pin is found on the next visit of a page that is not loaded yet, without a reload. */
function useReleaseWatch(): void {
  const { releases } = useShellServices();
  useEffect(() => {
    const look = () => void releases.refresh();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [releases]);
}

/** By hand, so that the address stays as it is. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** RT-05: while it is not known who is there, or what draws the page. */
function Waiting() {
  return (
    <Centre id="main" tabIndex={-1}>
      <Spinner label="Loading" />
    </Centre>
  );
}

function ShownNotices() {
  const { notices } = useShellServices();
  const hasNotices = useSyncExternalStore(notices.subscribe, () => notices.getState().length > 0);
  return <Suspense fallback={null}>{hasNotices && <Notices />}</Suspense>;
}

const Centre = styled.main`
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
