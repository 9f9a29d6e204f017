import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { versionChecksPorts } from './version-checks.ports';
import { createVersionChecksStore } from './version-checks.store';

/** The checks of the version that is shown. */
export function useVersionChecks(projectId: string, versionId: string) {
  const shell = useShell();
  const [versionChecks] = useState(() => createVersionChecksStore(versionChecksPorts(shell, projectId)));
  useEffect(() => {
    const stopHearing = versionChecks.start();
    return () => {
      stopHearing();
      versionChecks.dispose();
    };
  }, [versionChecks]);
  useEffect(() => {
    void versionChecks.open(versionId);
  }, [versionChecks, versionId]);
  return { ...useStore(versionChecks.store), tryAgain: versionChecks.tryAgain };
}
