import { readVersionChecks, reportVersionChecks } from '@tessera/shared/contracts';
import type { ShellProps } from '@tessera/shared/remote';
import { createTrialStore } from './trial.store';
import { trialPorts } from './trial.ports';
import type { VersionChecksPorts } from './version-checks.store';
import { whenIdle } from './when-idle';

/** The real ports of the checks of a project's versions. */
export function versionChecksPorts(shell: ShellProps, projectId: string): VersionChecksPorts {
  const { api, reportError } = shell;
  return {
    read: (id) => api.call(readVersionChecks, { params: { id } }),
    keep: (id, results) => api.call(reportVersionChecks, { params: { id }, body: { results } }),
    openTrial: (versionId, due) => createTrialStore(trialPorts(shell, projectId, versionId), false, due),
    now: () => new Date().toISOString(),
    whenIdle,
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
