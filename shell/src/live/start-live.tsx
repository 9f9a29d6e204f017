import { theme } from '@tessera/shared/ui';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { followDevReport } from './dev-report.store';
import type { LiveReleases } from './live-faults';
import { LivePanel } from './live-panel';
import { reloadOnNewShell } from './reload-on-new-shell';

/**
 * Development only: follows the builds of a developer's machine.
 *
 * @param registryUrl where the report lies, beside what is released
 */
export function startLive(
  registryUrl: string,
  releases: LiveReleases & { readonly refresh: () => Promise<void> },
): void {
  reloadOnNewShell();
  const report = followDevReport(`${registryUrl}/dev.json`, () => void releases.refresh());
  writeFailures(releases);
  const container = document.createElement('div');
  document.body.append(container);
  // A root of its own: what is wrong with the page does not take this with it.
  createRoot(container).render(
    <ThemeProvider theme={theme}>
      <LivePanel report={report} releases={releases} />
    </ThemeProvider>,
  );
}

/** Where a developer looks for it, with a stack that leads to the source. */
function writeFailures(releases: LiveReleases): void {
  const written = new Set<unknown>();
  releases.subscribe(() => {
    for (const failure of Object.values(releases.getState().failed)) {
      if (!failure || written.has(failure)) continue;
      written.add(failure);
      // oxlint-disable-next-line no-console -- development only: a version that crashed is replaced without a trace
      console.error(failure, failure.cause);
    }
  });
}
