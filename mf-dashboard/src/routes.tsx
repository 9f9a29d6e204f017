import { paths } from '@tessera/shared/paths';
import { lazyWithRetry } from '@tessera/shared/remote';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotYetPage } from './lib/not-yet-page';
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

/** The pages of this remote, by full pattern: the shell owns the router. */
export function DashboardRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={paths.appHome.pattern} element={<AppHomePage onBegin={fetchAhead} />} />
        <Route path={paths.apps.pattern} element={<AppsPage />} />
        <Route path={paths.app.pattern} element={<BuilderPage />} />
        <Route path={paths.editApp.pattern} element={<BuilderPage />} />
        <Route path={paths.createApp.pattern} element={<CreateAppPage />} />
        {/* The shell knows this address outside production only. */}
        <Route path={paths.kit.pattern} element={<KitPage />} />
        {Object.entries(notYetPages).map(([pattern, page]) => (
          <Route key={pattern} path={pattern} element={<NotYetPage key={pattern} {...page} />} />
        ))}
      </Routes>
    </Suspense>
  );
}
