import type { Project, Version } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface VersionList {
  readonly items: readonly Version[];
  /** Older versions that made way for newer ones. */
  readonly thinned?: { readonly count: number } | undefined;
}

export interface Workbench {
  readonly project: Project;
  /** Newest first. */
  readonly versions: readonly Version[];
  /** How many older ones made way for newer ones. */
  readonly thinnedCount: number;
  /** An earlier version that is looked at; undefined shows the newest. */
  readonly shownVersionId: string | undefined;
  /** Undefined while unknown: reading the balance never stands in the way of building. */
  readonly credits: number | undefined;
  readonly busy: 'undo' | 'redo' | 'restore' | undefined;
}

export type WorkbenchState =
  | { readonly step: 'loading' }
  /** `isMissing`: there is nothing to try again. */
  | { readonly step: 'failed'; readonly message: string; readonly isMissing: boolean }
  | ({ readonly step: 'ready' } & Workbench);

export interface WorkbenchPorts {
  readonly readProject: () => Promise<Project>;
  readonly listVersions: () => Promise<VersionList>;
  readonly readCredits: () => Promise<number | undefined>;
  readonly undo: () => Promise<Version>;
  readonly redo: () => Promise<Version>;
  readonly restore: (versionId: string) => Promise<Version>;
  readonly rename: (projectName: string) => Promise<Project>;
  readonly describe: (error: unknown) => { message: string; isMissing: boolean };
  readonly say: (title: string, message?: string) => void;
  readonly showError: (title: string, message: string) => void;
  readonly report: (error: unknown) => void;
}

function newestFirst(versions: readonly Version[]): Version[] {
  return versions.toSorted((a, b) => b.number - a.number);
}

function patch(store: StoreApi<WorkbenchState>, part: Partial<Workbench>): void {
  if (store.getState().step === 'ready') store.setState(part as Partial<WorkbenchState>);
}

async function load(store: StoreApi<WorkbenchState>, ports: WorkbenchPorts): Promise<void> {
  try {
    const [project, { items, thinned }] = await Promise.all([ports.readProject(), ports.listVersions()]);
    const before = store.getState();
    const kept =
      before.step === 'ready' ? before : { shownVersionId: undefined, credits: undefined, busy: undefined };
    const versions = newestFirst(items);
    const thinnedCount = thinned?.count ?? 0;
    store.setState({ ...kept, step: 'ready', project, versions, thinnedCount }, true);
  } catch (error) {
    // What is on the page stays: a refresh that failed takes nothing away.
    if (store.getState().step === 'ready') ports.report(error);
    else store.setState({ step: 'failed', ...ports.describe(error) }, true);
  }
}

async function readCredits(store: StoreApi<WorkbenchState>, ports: WorkbenchPorts): Promise<void> {
  try {
    patch(store, { credits: await ports.readCredits() });
  } catch (error) {
    // The balance is only shown here, so its absence is no reason to disturb.
    ports.report(error);
  }
}

const VERBS = {
  undo: { done: 'Undone', failed: 'Nothing was undone' },
  redo: { done: 'Redone', failed: 'Nothing was redone' },
  restore: { done: 'Restored', failed: 'Nothing was restored' },
} as const;

/** The project that is open: its versions, which one is looked at, and the steps back and forth. */
export function createWorkbenchStore(ports: WorkbenchPorts) {
  const store = createStore<WorkbenchState>(() => ({ step: 'loading' }));

  async function change(kind: keyof typeof VERBS, make: () => Promise<Version>): Promise<void> {
    const state = store.getState();
    if (state.step !== 'ready' || state.busy) return;
    patch(store, { busy: kind });
    try {
      const version = await make();
      patch(store, { shownVersionId: undefined });
      await load(store, ports);
      ports.say(VERBS[kind].done, version.note || `This is version ${String(version.number)}.`);
    } catch (error) {
      ports.showError(VERBS[kind].failed, ports.describe(error).message);
    } finally {
      patch(store, { busy: undefined });
    }
  }

  return {
    store,
    load: async () => {
      await load(store, ports);
      await readCredits(store, ports);
    },
    retry: async () => {
      store.setState({ step: 'loading' }, true);
      await load(store, ports);
      await readCredits(store, ports);
    },
    /** After a run: its version, and what it cost. `balance` is in credits. */
    takeRun: async (balance: number | undefined) => {
      if (balance !== undefined) patch(store, { credits: balance });
      patch(store, { shownVersionId: undefined });
      await load(store, ports);
    },
    undo: () => change('undo', ports.undo),
    redo: () => change('redo', ports.redo),
    restore: (versionId: string) => change('restore', () => ports.restore(versionId)),
    look: (versionId: string | undefined) => {
      patch(store, { shownVersionId: versionId });
    },
    /** @throws what the api throws, for the field to show */
    rename: async (projectName: string) => {
      patch(store, { project: await ports.rename(projectName) });
    },
  };
}
