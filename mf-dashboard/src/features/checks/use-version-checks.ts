import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { versionChecksPorts } from './version-checks.ports';
import { createVersionChecksStore, type HearChecks } from './version-checks.store';

/** The checks of the version that is shown. */
export function useVersionChecks(projectId: string, versionId: string, onKnown: HearChecks) {
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
  useEffect(() => {
    void versionChecks.open(versionId);
  }, [versionChecks, versionId]);
  return { ...useStore(versionChecks.store), tryAgain: versionChecks.tryAgain };
}
