import './fonts.css';
import { brand } from '@tessera/shared/brand';
import { SHELL_CONTRACT_VERSION } from '@tessera/shared/remote/contract';
import { signInFrom } from '@tessera/shared/paths';
import { GlobalStyle, theme } from '@tessera/shared/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type NavigateFunction } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { config } from './lib/config';
import type { ReportError } from './lib/report-error.port';
import { whenIdle } from './lib/when-idle';
import { themeChoice } from './layout/theme-choice';
import type { startReporting } from './errors/start-reporting';
import { PageBoundary } from './errors/page-boundary';
import { createNotices } from './notices/notices.store';
import { GuardedNavigation } from './navigation/guarded-navigation';
import { NavigationPort } from './navigation/navigation-port';
import { NoticesProvider } from './notices/notices-context';
import { createReleases } from './remotes/releases.store';
import { loadAhead } from './load-ahead';
import { ReleasesProvider, RemotePortsProvider } from './remotes/remotes-context';
import { createSession, toSessionPort } from './session/create-session';
import { ApiProvider, SessionProvider } from './session/session-context';
import { ShellPage } from './shell-page';

/** A head start for a visit without a network; what fails is tried again at the next. */
function keepForOffline(): void {
  import('./offline/keep-for-offline').then(({ keepForOffline: keep }) => keep()).catch(() => undefined);
}

/** Wires the shell: plain calls, in the order in which each needs the other. */
function start(): void {
  const notices = createNotices();
  let navigate: NavigateFunction | undefined;
  const { session, api } = createSession(async () =>
    navigate?.(signInFrom(location.pathname + location.search)),
  );
  const readUserId = () => {
    const state = session.getState();
    return state.status === 'signedIn' ? state.user.id : null;
  };
  let reporting: Promise<ReturnType<typeof startReporting>> | undefined;
  const reportError: ReportError = (error, origin) => {
    reporting ??= import('./errors/start-reporting').then((reports) =>
      reports.startReporting(api, readUserId),
    );
    reporting
      .then((tell) => tell(error, origin))
      // Where it cannot be fetched, nothing can be sent; the next error tries again.
      .catch(() => (reporting = undefined));
  };
  const releases = createReleases(reportError);
  const remotePorts = {
    contractVersion: SHELL_CONTRACT_VERSION,
    session: toSessionPort(session),
    api,
    apiUrl: config.apiUrl,
    theme: themeChoice,
    notify: notices.notify,
    reportError,
    brand,
  };
  if (!releases.getState().environment) void releases.refresh();
  void session.start();
  loadAhead(releases, session.getState().status);
  whenIdle(() => {
    document.documentElement.dataset['settled'] = '';
    if (!config.isLive) keepForOffline();
  });
  setInterval(() => document.hidden || void releases.refresh(), config.pollSeconds * 1000);

  if (config.isLive)
    void import('./live/start-live').then(({ startLive }) => startLive(config.registryUrl, releases));

  const container = document.getElementById('shell');
  if (!container) throw new Error('index.html has no #shell');
  createRoot(container).render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        {/* Without transitions: an address and a state of the session that change together render together. */}
        <BrowserRouter useTransitions={false}>
          <NavigationPort onReady={(ready) => (navigate = ready)} />
          <GuardedNavigation>
            <PageBoundary report={reportError}>
              <SessionProvider value={session}>
                <ApiProvider value={api}>
                  <NoticesProvider value={notices}>
                    <ReleasesProvider value={releases}>
                      <RemotePortsProvider value={remotePorts}>
                        <ShellPage />
                      </RemotePortsProvider>
                    </ReleasesProvider>
                  </NoticesProvider>
                </ApiProvider>
              </SessionProvider>
            </PageBoundary>
          </GuardedNavigation>
        </BrowserRouter>
      </ThemeProvider>
    </StrictMode>,
  );
}

start();
