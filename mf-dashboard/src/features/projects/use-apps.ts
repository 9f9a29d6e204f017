import { useShell } from '@tessera/shared/remote';
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { AppsQuery } from './apps-query';
import { appsPorts } from './apps.ports';
import { createAppsStore, type AppsStore } from './apps.store';

/** What the apps of the list can be asked to do, for whatever stands in it. */
export const AppsContext = createContext<AppsStore | undefined>(undefined);

/** The list that a query asks for; read again whenever somebody comes back to the window. */
export function useApps(query: AppsQuery) {
  const shell = useShell();
  const [apps] = useState(() => createAppsStore(appsPorts(shell)));
  const { search, status, sort } = query;
  useEffect(() => {
    void apps.show({ search, status, sort });
  }, [apps, search, status, sort]);
  useEffect(() => {
    function refresh(): void {
      if (document.visibilityState === 'visible') void apps.refresh();
    }
    document.addEventListener('visibilitychange', refresh);
    // Two windows side by side are both seen all the time.
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [apps]);
  return { state: useStore(apps.store), apps };
}

export function useAppsStore(): AppsStore {
  const apps = useContext(AppsContext);
  if (!apps) throw new Error('useAppsStore must be used within an AppsList');
  return apps;
}
