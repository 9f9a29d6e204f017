import '@tessera/shared/contracts/jitless';
import './fonts.css';
import { brand } from '@tessera/shared/brand';
import { SHELL_CONTRACT_VERSION } from '@tessera/shared/remote/contract';
import { paths } from '@tessera/shared/paths';
import { GlobalStyle, theme } from '@tessera/shared/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { config } from './config';
import { createErrorReporter } from './errors/report-error';
import { PageBoundary } from './errors/page-boundary';
import { createNotices } from './notices/notices.store';
import { createReleases } from './remotes/releases.store';
import { createSession } from './session/create-session';
import { ShellPage } from './shell-page';
import { ShellServicesContext, type ShellServices } from './shell-services';

/** Wires the shell: plain calls, in the order in which each needs the other. */
function start(): void {
  const notices = createNotices();
  const { session, api } = createSession(() => router.navigate(paths.signIn.to(), { flushSync: true }));
  const report = createErrorReporter(api, () => {
    const state = session.getState();
    return state.status === 'signedIn' ? state.user.id : null;
  });
  const reportError = (error: unknown) => report(error);
  const releases = createReleases(reportError);
  const services: ShellServices = {
    session,
    releases,
    notices,
    reportError,
    remotePorts: {
      contractVersion: SHELL_CONTRACT_VERSION,
      session,
      api,
      notify: notices.notify,
      reportError,
      brand,
    },
  };
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <PageBoundary report={report}>
          <ShellPage />
        </PageBoundary>
      ),
    },
  ]);

  void releases.refresh();
  void session.start();
  setInterval(() => void releases.refresh(), config.pollSeconds * 1000);

  if (config.isLive) void import('./live-reload').then(({ reloadOnNewShell }) => reloadOnNewShell());

  const container = document.getElementById('shell');
  if (!container) throw new Error('index.html has no #shell');
  createRoot(container).render(
    <StrictMode>
      <ShellServicesContext value={services}>
        <ThemeProvider theme={theme}>
          <GlobalStyle />
          <RouterProvider router={router} />
        </ThemeProvider>
      </ShellServicesContext>
    </StrictMode>,
  );
}

start();
