import { lazyWithRetry, PageRoutes } from '@tessera/shared/remote';
import { Page, Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { pages } from './pages';
import { GithubCallbackPage } from './pages/github-callback-page';
import { GithubPage } from './pages/github-page';

const DiffPage = lazyWithRetry(async () => (await import('./pages/diff-page')).DiffPage);

/** The place of a page whose code is on its way. */
function PageSkeleton() {
  return (
    <Page width="full" aria-busy="true" aria-label="Loading">
      <Skeleton width="240px" height="32px" />
      <Skeleton lines={4} />
    </Page>
  );
}

/** What each declared page draws. */
export function GithubRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PageRoutes
        pages={pages}
        elements={{ diff: <DiffPage />, github: <GithubPage />, callback: <GithubCallbackPage /> }}
      />
    </Suspense>
  );
}
