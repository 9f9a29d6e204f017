import { readVersionChecks, reportVersionChecks } from '@tessera/shared/contracts';
import type { ShellProps } from '@tessera/shared/remote';
import { schedule } from '../../lib/schedule';
import { createTrialStore } from './trial.store';
import { trialPorts } from './trial.ports';
import type { VersionChecksPorts } from './version-checks.store';

/** The preview comes first. */
const PATIENCE_MS = 2000;

function whenSeen(run: () => void): () => void {
  if (document.visibilityState === 'visible') {
    run();
    return () => undefined;
  }
  const controller = new AbortController();
  document.addEventListener('visibilitychange', run, { once: true, signal: controller.signal });
  return () => {
    controller.abort();
  };
}

/** Not in Safari, where a moment's rest has to do. */
function whenAtRest(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return schedule(run, PATIENCE_MS);
  const handle = requestIdleCallback(run);
  return () => {
    cancelIdleCallback(handle);
  };
}

/** The real ports of the checks of a project's versions. */
export function versionChecksPorts(shell: ShellProps, projectId: string): VersionChecksPorts {
  const { api, reportError } = shell;
  return {
    read: (id) => api.call(readVersionChecks, { params: { id } }),
    keep: (id, results) => api.call(reportVersionChecks, { params: { id }, body: { results } }),
    openTrial: (versionId) => createTrialStore(trialPorts(shell, projectId, versionId), false),
    whenIdle: (run) => {
      let cancel = whenSeen(() => {
        cancel = schedule(() => {
          cancel = whenAtRest(run);
        }, PATIENCE_MS);
      });
      return () => {
        cancel();
      };
    },
    onHidden: (hear) => {
      const hearHidden = () => {
        if (document.visibilityState === 'hidden') hear();
      };
      document.addEventListener('visibilitychange', hearHidden);
      return () => {
        document.removeEventListener('visibilitychange', hearHidden);
      };
    },
    report: reportError,
  };
}
