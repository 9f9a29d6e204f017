import { theme } from '@tessera/shared/ui';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { followDevReport } from './dev-report.store';
import { LivePanel } from './live-panel';
import { reloadOnNewShell } from './reload-on-new-shell';

/**
 * Development only: follows the builds of a developer's machine.
 *
 * @param registryUrl where the report lies, beside what is released
 * @param onNewBuild called when a remote was built anew
 */
export function startLive(registryUrl: string, onNewBuild: () => void): void {
  reloadOnNewShell();
  const report = followDevReport(`${registryUrl}/dev.json`, onNewBuild);
  const container = document.createElement('div');
  document.body.append(container);
  // A root of its own: what is wrong with the page does not take this with it.
  createRoot(container).render(
    <ThemeProvider theme={theme}>
      <LivePanel report={report} />
    </ThemeProvider>,
  );
}
