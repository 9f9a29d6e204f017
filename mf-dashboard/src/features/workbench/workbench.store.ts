import type { Project, Version } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface VersionList {
  readonly items: readonly Version[];
  /** Older versions that made way for newer ones. */
  readonly thinned?: { readonly count: number } | undefined;
}

/** A project with its versions, as one reading found them. */
export interface Reading {
  readonly project: Project;
  /** Newest first. */
  readonly versions: readonly Version[];
  /** How many older ones made way for newer ones. */
  readonly thinnedCount: number;
}

/** What people say of a version themselves; null takes its name away. */
export interface VersionMark {
  readonly name?: string | null;
  readonly pinned?: boolean;
}

export interface Workbench extends Reading {
  /** The same with a newer version that came from another window: shown when somebody asks for it. */
  readonly elsewhere: Reading | undefined;
  /** Grows when that is shown. */
  readonly revision: number;
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
  readonly mark: (versionId: string, mark: VersionMark) => Promise<Version>;
  /** What was looked at is left for the newest version. */
  readonly showNewest: () => void;
  /** Tells the other windows of this browser that there is a version more. */
  readonly tellOthers: () => void;
  readonly describe: (error: unknown) => { message: string; isMissing: boolean };
  readonly say: (title: string, message?: string) => void;
  /** The same with a way back. */
  readonly offerUndo: (title: string, undo: () => void) => void;
  readonly showError: (title: string, message: string) => void;
  readonly report: (error: unknown) => void;
}

function newestFirst(versions: readonly Version[]): Version[] {
  return versions.toSorted((a, b) => b.number - a.number);
}

function patch(store: StoreApi<WorkbenchState>, part: Partial<Workbench>): void {
  if (store.getState().step === 'ready') store.setState(part as Partial<WorkbenchState>);
}

/** What another window made is not put before anybody's eyes: they may be in the middle of something. */
async function load(store: StoreApi<WorkbenchState>, ports: WorkbenchPorts, isAsked: boolean): Promise<void> {
  try {
    const [project, { items, thinned }] = await Promise.all([ports.readProject(), ports.listVersions()]);
    const reading = { project, versions: newestFirst(items), thinnedCount: thinned?.count ?? 0 };
    const before = store.getState();
    if (before.step === 'ready' && !isAsked && isNewer(reading, before)) {
      // A change of this window's own tells of its version by itself.
      if (!before.busy) patch(store, { elsewhere: reading });
      return;
    }
    const kept = before.step === 'ready' ? before : { credits: undefined, busy: undefined, revision: 0 };
    store.setState({ ...kept, step: 'ready', ...reading, elsewhere: undefined }, true);
  } catch (error) {
    // What is on the page stays: a refresh that failed takes nothing away.
    if (store.getState().step === 'ready') ports.report(error);
    else store.setState({ step: 'failed', ...ports.describe(error) }, true);
  }
}

/** The first version is what a new project waits for, whoever made it. */
function isNewer(
  { project: { headVersion: now } }: Reading,
  { project: { headVersion: was } }: Reading,
): boolean {
  return Boolean(now && was && now.number > was.number);
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

/** The versions with one of them as it is now. */
function withVersion(versions: readonly Version[], version: Version): readonly Version[] {
  // Only lists say what the checks came to.
  return versions.map((one) => (one.id === version.id ? { ...one, ...version } : one));
}

/** The project that is open: its versions, which one is looked at, and the steps back and forth. */
export function createWorkbenchStore(ports: WorkbenchPorts) {
  const store = createStore<WorkbenchState>(() => ({ step: 'loading' }));

  async function change(kind: keyof typeof VERBS, make: () => Promise<Version>): Promise<void> {
    const state = store.getState();
    if (state.step !== 'ready' || state.busy) return;
    patch(store, { busy: kind });
    try {
      const version = await make();
      ports.showNewest();
      await load(store, ports, true);
      ports.tellOthers();
      if (kind === 'restore') ports.offerUndo(version.note, () => void change('undo', ports.undo));
      else ports.say(VERBS[kind].done, version.note || `This is version ${String(version.number)}.`);
    } catch (error) {
      ports.showError(VERBS[kind].failed, ports.describe(error).message);
    } finally {
      patch(store, { busy: undefined });
    }
  }

  function takeMarked(version: Version): void {
    const state = store.getState();
    if (state.step === 'ready') patch(store, { versions: withVersion(state.versions, version) });
  }

  return {
    store,
    load: async () => {
      await load(store, ports, false);
      await readCredits(store, ports);
    },
    retry: async () => {
      store.setState({ step: 'loading' }, true);
      await load(store, ports, true);
      await readCredits(store, ports);
    },
    /** After a run: its version, and what it cost. `balance` is in credits. */
    takeRun: async (balance: number | undefined) => {
      if (balance !== undefined) patch(store, { credits: balance });
      ports.showNewest();
      await load(store, ports, true);
      ports.tellOthers();
    },
    /** What another window made, before one's own eyes. */
    showElsewhere: () => {
      const state = store.getState();
      if (state.step !== 'ready' || !state.elsewhere) return;
      ports.showNewest();
      patch(store, { ...state.elsewhere, elsewhere: undefined, revision: state.revision + 1 });
    },
    undo: () => change('undo', ports.undo),
    redo: () => change('redo', ports.redo),
    restore: (versionId: string) => change('restore', () => ports.restore(versionId)),
    /** @throws what the api throws, for the field to show */
    name: async (versionId: string, name: string | null) => {
      takeMarked(await ports.mark(versionId, { name }));
    },
    pin: async (versionId: string, pinned: boolean) => {
      try {
        takeMarked(await ports.mark(versionId, { pinned }));
      } catch (error) {
        ports.showError(pinned ? 'Not pinned' : 'Still pinned', ports.describe(error).message);
      }
    },
    /** @throws what the api throws, for the field to show */
    rename: async (projectName: string) => {
      patch(store, { project: await ports.rename(projectName) });
    },
  };
}
