import type { Project } from '@tessera/shared/contracts';
import { createAppsChanges, type AppsChangePorts } from './apps-changes';
import { isSameQuery, type AppsQuery } from './apps-query';
import { createAppsState } from './apps-state';
import { PART, readApps, type ListApps } from './read-apps';

export interface AppsPorts extends AppsChangePorts {
  readonly list: ListApps;
  /** True for a 401: the session's own rules deal with it. */
  readonly isSignedOut: (error: unknown) => boolean;
  readonly report: (error: unknown) => void;
}

export type AppsStore = ReturnType<typeof createAppsStore>;

/** The list of apps: read in parts, as one query after the other asks, and changed by hand. */
export function createAppsStore(ports: AppsPorts) {
  const { store, leaving, follow, dropAnswers, update, show } = createAppsState();
  let wanted: AppsQuery | undefined;

  async function load(query: AppsQuery, count: number): Promise<void> {
    dropAnswers();
    const isWanted = follow();
    try {
      const listed = await readApps(ports.list, query, count);
      if (isWanted()) show(query, listed);
    } catch (error) {
      if (isWanted()) fail(query, error);
    }
  }

  function fail(query: AppsQuery, error: unknown): void {
    // HOME-08: a 401 silently empties the list; on other failures the page says so.
    if (ports.isSignedOut(error)) {
      show(query, { projects: [], next: undefined });
      return;
    }
    ports.report(error);
    const state = store.getState();
    // A refresh that failed takes nothing away.
    const isKept = state.step === 'ready' && isSameQuery(state.query, query);
    store.setState(isKept ? { ...state, isRefreshing: false } : { step: 'failed' }, true);
  }

  async function refresh(): Promise<void> {
    const state = store.getState();
    if (state.step !== 'ready' || !wanted || state.isRefreshing) return;
    update(() => ({ isRefreshing: true }));
    await load(wanted, state.projects.length);
  }

  /** By hand: answers that left before know nothing of it, and what was on its way is asked for once more. */
  function change(next: (projects: readonly Project[]) => readonly Project[]): void {
    const state = store.getState();
    dropAnswers();
    update(({ projects }) => ({ projects: next(projects), isRefreshing: false, more: 'idle' }));
    if (state.step === 'ready' && state.isRefreshing) void refresh();
  }

  async function more(): Promise<void> {
    const state = store.getState();
    if (state.step !== 'ready' || state.next === undefined) return;
    if (state.more === 'busy' || state.isRefreshing) return;
    const isWanted = follow();
    update(() => ({ more: 'busy' }));
    try {
      const part = await ports.list(state.query, PART, state.next);
      if (isWanted()) append(part);
    } catch (error) {
      if (!isWanted()) return;
      ports.report(error);
      update(() => ({ more: 'failed' }));
    }
  }

  function append(part: readonly Project[]): void {
    update(({ projects }) => {
      const known = new Set([...leaving, ...projects.map(({ id }) => id)]);
      const added = part.filter(({ id }) => !known.has(id));
      return { projects: [...projects, ...added], next: part.at(-1)?.nextCursor, more: 'idle' };
    });
  }

  return {
    store,
    refresh,
    more,
    ...createAppsChanges(ports, { store, leaving, change, refresh }),
    /** Shows what a query asks for; what is there stays until that comes. */
    async show(query: AppsQuery): Promise<void> {
      if (wanted && isSameQuery(wanted, query) && store.getState().step !== 'failed') return;
      wanted = query;
      update(() => ({ isRefreshing: true }));
      await load(query, PART);
    },
    retry: async () => {
      store.setState({ step: 'loading' }, true);
      if (wanted) await load(wanted, PART);
    },
  };
}
