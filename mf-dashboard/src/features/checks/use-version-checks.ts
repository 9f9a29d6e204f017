import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { versionChecksPorts } from './version-checks.ports';
import { createVersionChecksStore, type HearChecks } from './version-checks.store';

export type OpenChecks = ReturnType<typeof createVersionChecksStore>;

/** The checks of the version of a project that is shown: whoever shows one opens it. */
export function useVersionChecks(projectId: string, onKnown: HearChecks): OpenChecks {
  const shell = useShell();
  const [versionChecks] = useState(() => createVersionChecksStore(versionChecksPorts(shell, projectId)));
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    const stopHearing = versionChecks.start((id, checks) => {
      tell(id, checks);
    });
    return () => {
      stopHearing();
      versionChecks.dispose();
    };
  }, [versionChecks]);
  return versionChecks;
}
