import { brand } from '@tessera/shared/brand';
import { Spinner } from '@tessera/shared/ui';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageError } from './errors/page-error';
import { QuickOpen } from './layout/quick-open';
import { VersionBadge } from './layout/version-badge';
import { ArrivalRegion } from './navigation/arrival-region';
import { useNotices } from './notices/notices-context';
import { RemoteHost } from './remotes/remote-host';
import { useReleases } from './remotes/remotes-context';
import { useCurrentPage, type PageToShow } from './use-current-page';
import { usePrefetch } from './use-prefetch';

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
  const shown = useCurrentPage();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const page = shown.kind === 'page' ? shown : undefined;
  usePrefetch(page?.page);
  useReleaseWatch();
  return (
    <>
      <SkipLink href="#main" onClick={skipToMain}>
        Skip to content
      </SkipLink>
      <Suspense fallback={<Waiting />}>
        <CurrentPage shown={shown} onSearch={() => setSearchOpen(true)} />
      </Suspense>
      <QuickOpen
        kind={page && (page.user ? 'search' : 'palette')}
        isOpen={isSearchOpen}
        onOpenChange={setSearchOpen}
      />
      <VersionBadge />
      <ArrivalRegion title={page?.page.title} />
      <ShownNotices />
    </>
  );
}

function CurrentPage({ shown, onSearch }: { shown: PageToShow; onSearch: () => void }) {
  if (shown.kind === 'wait') return <Waiting />;
  if (shown.kind === 'redirect') return <Navigate to={shown.to} replace />;
  if (shown.kind === 'nothing') return <NothingLive />;
  const { remote } = shown.page;
  const content = remote === undefined ? <VersionPage /> : <RemoteHost key={remote} remote={remote} />;
  if (shown.user)
    return (
      <AppFrame user={shown.user} onSearch={onSearch}>
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
  const releases = useReleases();
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

/** Without a document nobody can say which pages there are. */
function NothingLive() {
  const releases = useReleases();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    void releases.refresh().finally(() => setAsking(false));
  };
  return (
    <main id="main" tabIndex={-1}>
      <PageError title="No pages to show" isRetrying={isAsking} onRetry={ask}>
        {brand.name} could not find out which pages there are. Check your connection and try again.
      </PageError>
    </main>
  );
}

function ShownNotices() {
  const notices = useNotices();
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
