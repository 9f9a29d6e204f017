import type { Project } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import type { AppsQuery } from './apps-query';
import type { PartOfApps } from './read-apps';

export interface ListedApps extends PartOfApps {
  readonly step: 'ready';
  /** What `projects` answers. */
  readonly query: AppsQuery;
  /** They are read again, or what another query stands for is on its way. */
  readonly isRefreshing: boolean;
  /** The part behind them. */
  readonly more: 'idle' | 'busy' | 'failed';
}

export type AppsState = { readonly step: 'loading' } | { readonly step: 'failed' } | ListedApps;

export type AppsStateStore = ReturnType<typeof createAppsState>;

/** What is listed, and which answers are still wanted. */
export function createAppsState() {
  const store = createStore<AppsState>(() => ({ step: 'loading' }));
  /** What was asked before this number was raised is answered too late. */
  let turn = 0;
  /** On their way out: no answer that left before brings them back. */
  const leaving = new Set<string>();

  return {
    store,
    leaving,
    /** Answers whether what is asked now is wanted still when it is answered. */
    follow: () => {
      const mine = turn;
      return () => mine === turn;
    },
    /** Whatever was asked until now comes too late. */
    dropAnswers: () => {
      turn += 1;
    },
    update: (change: (listed: ListedApps) => Partial<Omit<ListedApps, 'step'>>) => {
      const state = store.getState();
      if (state.step === 'ready') store.setState({ ...state, ...change(state) }, true);
    },
    show: (query: AppsQuery, { projects, next }: PartOfApps) => {
      const there = projects.filter(({ id }: Project) => !leaving.has(id));
      store.setState(
        { step: 'ready', query, projects: there, next, isRefreshing: false, more: 'idle' },
        true,
      );
    },
  };
}
