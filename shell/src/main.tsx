import './fonts.css';
import { brand } from '@tessera/shared/brand';
import { SHELL_CONTRACT_VERSION } from '@tessera/shared/remote/contract';
import { signInFrom } from '@tessera/shared/paths';
import { GlobalStyle, theme } from '@tessera/shared/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type NavigateFunction } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { config } from './config';
import { createErrorReporter } from './errors/report-error';
import { PageBoundary } from './errors/page-boundary';
import { createNotices } from './notices/notices.store';
import { createReleases } from './remotes/releases.store';
import { NavigationPort } from './routes/navigation-port';
import { createSession } from './session/create-session';
import { ShellPage } from './shell-page';
import { ShellServicesContext, type ShellServices } from './shell-services';

/** Wires the shell: plain calls, in the order in which each needs the other. */
function start(): void {
  const notices = createNotices();
  let navigate: NavigateFunction | undefined;
  const { session, api } = createSession(async () =>
    navigate?.(signInFrom(location.pathname + location.search)),
  );
  const report = createErrorReporter(
    async (body) => (await import('./errors/send-report')).sendReport(api, body),
    () => {
      const state = session.getState();
      return state.status === 'signedIn' ? state.user.id : null;
    },
  );
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
      apiUrl: config.apiUrl,
      notify: notices.notify,
      reportError,
      brand,
    },
  };
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
          {/* Without transitions: an address and a state of the session that change together render together. */}
          <BrowserRouter useTransitions={false}>
            <NavigationPort onReady={(ready) => (navigate = ready)} />
            <PageBoundary report={report}>
              <ShellPage />
            </PageBoundary>
          </BrowserRouter>
        </ThemeProvider>
      </ShellServicesContext>
    </StrictMode>,
  );
}

start();
