import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useBenchPlace, type BenchPlace } from './bench-address';
import { hearOthers, workbenchPorts } from './workbench.ports';
import { createWorkbenchStore, type Workbench, type WorkbenchState } from './workbench.store';

/** An open project with what of it is looked at. */
export interface Bench extends Workbench {
  /** An earlier version that is looked at; undefined shows the newest. */
  readonly shownVersionId: string | undefined;
  readonly place: BenchPlace;
}

/** One open project per mounted page; reads it again when its window comes back to the front. */
export function useWorkbench(projectId: string) {
  const shell = useShell();
  const { place, goTo } = useBenchPlace();
  const [bench] = useState(() =>
    createWorkbenchStore(
      workbenchPorts(shell, projectId, () => {
        goTo({}, true);
      }),
    ),
  );
  useEffect(() => {
    void bench.load();
    function refresh(): void {
      if (document.visibilityState === 'visible') void bench.load();
    }
    document.addEventListener('visibilitychange', refresh);
    const stopHearing = hearOthers(projectId, refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      stopHearing();
    };
  }, [bench, projectId]);
  const state = useStore(bench.store);
  return { ...bench, state, bench: benchOf(state, place), goTo, look: lookOf(state, goTo) };
}

export type WorkbenchFlow = ReturnType<typeof useWorkbench>;

function benchOf(state: WorkbenchState, place: BenchPlace): Bench | undefined {
  if (state.step !== 'ready') return undefined;
  const number = place.before ?? place.version;
  const shown = state.versions.find((version) => version.number === number);
  const isNewest = shown?.id === state.versions[0]?.id;
  return { ...state, place, shownVersionId: isNewest ? undefined : shown?.id };
}

/** Looks at a version by its id; undefined is the newest. */
function lookOf(state: WorkbenchState, goTo: (place: BenchPlace) => void) {
  return (versionId: string | undefined) => {
    if (state.step !== 'ready') return;
    const [newest] = state.versions;
    const shown = state.versions.find(({ id }) => id === versionId);
    goTo(shown && shown.id !== newest?.id ? { version: shown.number } : {});
  };
}
