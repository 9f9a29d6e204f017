import { lazyWithRetry, PageRoutes } from '@tessera/shared/remote';
import { Suspense, type ReactNode } from 'react';
import { NotYetPage } from './lib/not-yet-page';
import { pages } from './pages';
import { AppHomePage } from './pages/app-home-page';
import { AppsPage } from './pages/apps-page';
import { notYetPages } from './pages/not-yet-pages';

const loadBuilder = async () => (await import('./pages/builder-page')).BuilderPage;
const loadCreateApp = async () => (await import('./pages/create-app-page')).CreateAppPage;
const KitPage = lazyWithRetry(async () => (await import('./pages/kit-page')).KitPage);
const BuilderPage = lazyWithRetry(loadBuilder);
const CreateAppPage = lazyWithRetry(loadCreateApp);

/** Fetches what a prompt leads to while it is being typed. */
function fetchAhead(): void {
  // A failure here is nothing: the page itself asks again.
  Promise.all([loadCreateApp(), loadBuilder()]).catch(() => undefined);
}

/** The pages that a later release brings. */
const notYet = Object.fromEntries(
  Object.entries(notYetPages).map(([name, page]) => [name, <NotYetPage key={name} {...page} />]),
) as Record<keyof typeof notYetPages, ReactNode>;

/** What each declared page draws. */
export function DashboardRoutes() {
  return (
    <Suspense fallback={null}>
      <PageRoutes
        pages={pages}
        elements={{
          ...notYet,
          appHome: <AppHomePage onBegin={fetchAhead} />,
          apps: <AppsPage />,
          app: <BuilderPage />,
          editApp: <BuilderPage />,
          createApp: <CreateAppPage />,
          kit: <KitPage />,
        }}
      />
    </Suspense>
  );
}
