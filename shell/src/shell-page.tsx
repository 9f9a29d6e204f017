import { brand } from '@tessera/shared/brand';
import { lazyWithRetry } from '@tessera/shared/remote/lazy';
import { Spinner } from '@tessera/shared/ui';
import { Suspense, useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageError } from './errors/page-error';
import { QuickOpen } from './layout/quick-open';
import { VersionBadge } from './layout/version-badge';
import { OnDemand } from './lib/on-demand';
import { ArrivalRegion } from './navigation/arrival-region';
import { useNotices } from './notices/notices-context';
import { useKeptPage } from './offline/use-kept-page';
import { useReleases } from './remotes/remotes-context';
import { Section } from './section-update/section';
import { UnreachablePage } from './session/unreachable-page';
import { useCurrentPage, type PageToShow } from './use-current-page';
import { usePrefetch } from './use-prefetch';
import { useWayBack } from './use-way-back';

/** Not on a visitor's first page: the signed-in frame, the toasts, the version page. */
const AppFrame = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "app-frame" */ './layout/app-frame')).AppFrame,
);
const VersionPage = lazyWithRetry(async () => (await import('./version/version-page')).VersionPage);
const loadNotices = async () => (await import(/* webpackChunkName: "notices" */ './notices/notices')).Notices;
const NOTICES_RETRY_MS = 3000;

/** Every address of the site: the guard's decision, the frame around it, and the remote inside. */
export function ShellPage() {
  const shown = useCurrentPage();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const page = shown.kind === 'page' ? shown : undefined;
  usePrefetch(page?.page);
  useReleaseWatch();
  useKeptPage(page !== undefined && !page.user);
  useWayBack(shown);
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
  if (shown.kind === 'unreachable') return <UnreachablePage cause={shown.cause} />;
  const { remote } = shown.page;
  const content = remote === undefined ? <VersionPage /> : <Section key={remote} remote={remote} />;
  if (shown.user)
    return (
      <AppFrame
        user={shown.user}
        unconfirmedBy={shown.unconfirmedBy}
        isWide={shown.page.foldsSidebar === true}
        onSearch={onSearch}
      >
        {content}
      </AppFrame>
    );
  return (
    <Main id="main" tabIndex={-1}>
      {content}
    </Main>
  );
}

/** COMP-03: whoever comes back to the page, or to the network, hears of a moved pin before the next regular look. */
function useReleaseWatch(): void {
  const releases = useReleases();
  useEffect(() => {
    const look = () => void releases.refresh();
    const events = ['focus', 'online'] as const;
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, [releases]);
}

/** By hand, so that the address stays as it is. A page that brings a navigation of its own begins at its heading. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  const heading = main?.querySelector('header nav') ? main.querySelector('h1') : null;
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus();
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
    <Main id="main" tabIndex={-1}>
      <PageError title="No pages to show" isRetrying={isAsking} onRetry={ask}>
        {brand.name} could not find out which pages there are. Check your connection and try again.
      </PageError>
    </Main>
  );
}

function ShownNotices() {
  const notices = useNotices();
  const hasNotices = useSyncExternalStore(notices.subscribe, () => notices.getState().length > 0);
  const [attempt, setAttempt] = useState(0);
  return (
    <OnDemand
      key={attempt}
      load={hasNotices ? loadNotices : undefined}
      isWanted={hasNotices}
      // Toasts that cannot be shown take nothing else with them; they come late.
      onFailed={() => setTimeout(() => setAttempt((count) => count + 1), NOTICES_RETRY_MS)}
      props={{}}
    />
  );
}

/** As high as the window, so that the strip below it is at the window's end. */
const Main = styled.main`
  min-block-size: calc(100dvh - ${({ theme }) => theme.strip});
`;

const Centre = styled(Main)`
  display: grid;
  place-items: center;
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
