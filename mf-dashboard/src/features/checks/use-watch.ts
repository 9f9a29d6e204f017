import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { trialPorts } from './trial.ports';
import { createTrialStore } from './trial.store';

/** One replay of the checks of a version, from the moment that it is looked at. */
export function useWatch(projectId: string, versionId: string) {
  const shell = useShell();
  const [trial, setTrial] = useState(() => createTrialStore(trialPorts(shell, projectId, versionId), true));
  useEffect(() => {
    void trial.start();
    return trial.stop;
  }, [trial]);
  return {
    ...trial,
    state: useStore(trial.store),
    again: () => {
      setTrial(createTrialStore(trialPorts(shell, projectId, versionId), true));
    },
  };
}
