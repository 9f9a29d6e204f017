import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { workbenchPorts } from './workbench.ports';
import { createWorkbenchStore } from './workbench.store';

/** One open project per mounted page; reads it again when its window comes back to the front. */
export function useWorkbench(projectId: string) {
  const shell = useShell();
  const [bench] = useState(() => createWorkbenchStore(workbenchPorts(shell, projectId)));
  useEffect(() => {
    void bench.load();
    function refresh(): void {
      if (document.visibilityState === 'visible') void bench.load();
    }
    document.addEventListener('visibilitychange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [bench]);
  return { state: useStore(bench.store), ...bench };
}

export type WorkbenchFlow = ReturnType<typeof useWorkbench>;
