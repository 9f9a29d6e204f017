import type { CheckResult, ListedCheck, VersionChecks } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import { createPictureAlbum, type CheckPictures } from './picture-album';
import { isOver, type createTrialStore, type TriedCheck } from './trial.store';

export type Trial = ReturnType<typeof createTrialStore>;

/** What is known of a version, as the server answers it. */
export interface ReadChecks {
  readonly due: string[];
  readonly checks: VersionChecks;
  readonly list: readonly ListedCheck[];
  readonly triedAt: string | null;
}

export interface VersionChecksState {
  /** Each of them, in the order in which they are tried; empty while nothing is known. */
  readonly list: readonly ListedCheck[];
  readonly triedAt: string | null;
  /** Of those that failed here, by their ids. */
  readonly pictures: CheckPictures;
  readonly checks: VersionChecks | undefined;
  /** What is known could not be read. */
  readonly isUnread: boolean;
  /** They were performed here, a moment ago. */
  readonly isFresh: boolean;
  /** Under way in a frame that nobody sees. */
  readonly trial: Trial | undefined;
}

export interface VersionChecksPorts {
  readonly read: (versionId: string) => Promise<ReadChecks>;
  /** As the server writes times. */
  readonly now: () => string;
  readonly keep: (versionId: string, results: CheckResult[]) => Promise<VersionChecks>;
  /** `due`: nothing else is tried. */
  readonly openTrial: (versionId: string, due?: readonly string[]) => Trial;
  /** Runs once the browser has nothing better to do and the page is seen; gives the function that takes it back. */
  readonly whenIdle: (run: () => void) => () => void;
  readonly onHidden: (hear: () => void) => () => void;
  readonly report: (error: unknown) => void;
}

/** Hears what is known of a version whenever more is known. */
export type HearChecks = (versionId: string, checks: VersionChecks) => void;

/** The version that the page shows, from when it was opened until the next one is. */
interface Visit {
  readonly versionId: string;
}

const NOTHING: VersionChecksState = {
  list: [],
  triedAt: null,
  pictures: new Map(),
  checks: undefined,
  isUnread: false,
  isFresh: false,
  trial: undefined,
};

/**
 * What is known of the checks of a version; performs them unseen where nobody did so far. A page that is put away is given no
 * time by its browser, in which everything would seem to fail: then they begin again when it is back.
 */
export function createVersionChecksStore(ports: VersionChecksPorts) {
  const store = createStore<VersionChecksState>(() => NOTHING);
  const album = createPictureAlbum();
  let visit: Visit | undefined;
  let cancelWaiting: () => void = () => undefined;
  let begun: readonly [Visit, readonly string[] | undefined] | undefined;
  let tell: HearChecks = () => undefined;

  function learn(from: Visit, checks: VersionChecks, isFresh: boolean): void {
    if (visit !== from) return;
    store.setState({ checks, isFresh });
    tell(from.versionId, checks);
  }

  function drop(): void {
    cancelWaiting();
    store.getState().trial?.stop();
    store.setState({ trial: undefined });
  }

  function performSoon(from: Visit, due?: readonly string[]): void {
    cancelWaiting = ports.whenIdle(() => void perform(from, due));
  }

  async function perform(from: Visit, due?: readonly string[]): Promise<void> {
    begun = [from, due];
    const trial = ports.openTrial(from.versionId, due);
    store.setState({ trial });
    const endHearing = hearFirstFailure(trial, (settled) => keep(from, settled));
    await trial.start();
    const { step, checks, broken } = trial.store.getState();
    await endHearing();
    if (store.getState().trial !== trial) return;
    // What it found is shown as its own until it is known as the version's: nothing of it is gone meanwhile.
    if (step === 'done') await keep(from, checks, broken);
    if (store.getState().trial === trial) store.setState({ trial: undefined });
  }

  async function keep(from: Visit, tried: readonly TriedCheck[], broken?: string): Promise<void> {
    const results = resultsOf(tried, broken);
    album.add(from.versionId, tried);
    try {
      learn(from, await ports.keep(from.versionId, results), true);
      const list = withResults(store.getState().list, results);
      if (visit === from) store.setState({ list, pictures: album.of(from.versionId), triedAt: ports.now() });
    } catch (error) {
      // What is due stays due: the next visit tries again.
      ports.report(error);
    }
  }

  return {
    store,
    open: async (versionId: string) => {
      drop();
      const opened: Visit = { versionId };
      visit = opened;
      store.setState({ ...NOTHING, pictures: album.of(versionId) });
      try {
        const { due, checks, list, triedAt } = await ports.read(versionId);
        if (visit === opened) store.setState({ list, triedAt });
        learn(opened, checks, false);
        if (due.length > 0 && visit === opened) performSoon(opened, due);
      } catch (error) {
        // What the page is for goes on without them.
        ports.report(error);
        if (visit === opened) store.setState({ isUnread: true });
      }
    },
    /** All of it, and at once: somebody asks for it. */
    tryAgain: () => {
      if (!visit || store.getState().trial) return;
      cancelWaiting();
      void perform(visit);
    },
    start: (hear: HearChecks) => {
      tell = hear;
      return ports.onHidden(() => {
        if (!isUnderWay(store.getState().trial)) return;
        drop();
        if (begun) performSoon(...begun);
      });
    },
    dispose: () => {
      visit = undefined;
      drop();
    },
  };
}

/** One that is over only waits for the server to keep what it found. */
function isUnderWay(trial: Trial | undefined): boolean {
  return trial !== undefined && !isOver(trial.store.getState());
}

/**
 * Tells what is settled as soon as something of it failed, so that nobody waits for the rest to take the change back. Gives the
 * function that ends this and waits for whoever was told.
 */
function hearFirstFailure(
  { store }: Trial,
  tell: (settled: readonly TriedCheck[]) => Promise<void>,
): () => Promise<void> {
  let telling: Promise<void> | undefined;
  const stopHearing = store.subscribe(({ checks }) => {
    const settled = checks.slice(0, Math.max(0, checks.findIndex(isRunning)));
    if (telling || !settled.some(({ state }) => state === 'failed')) return;
    telling = tell(settled);
  });
  return async () => {
    stopHearing();
    await telling;
  };
}

/** The list after another report. What could be tried once is not unknown because it could not a second time. */
function withResults(list: readonly ListedCheck[], results: readonly CheckResult[]): readonly ListedCheck[] {
  const found = new Map(results.map((result) => [result.id, result]));
  return list.map((check) => {
    const result = found.get(check.id);
    const isKnown = check.state === 'passed' || check.state === 'failed';
    if (!result || (result.state === 'untried' && isKnown)) return check;
    const { state, message } = result;
    return { id: check.id, title: check.title, state, ...(message !== undefined && { message }) };
  });
}

/** While one is under way, those before it are settled: what failed was tried again. */
function isRunning({ state }: TriedCheck): boolean {
  return state === 'running';
}

/** What still waits was not to be tried. Where nothing starts, nothing of it works all the same. */
function resultsOf(checks: readonly TriedCheck[], broken: string | undefined): CheckResult[] {
  const found = broken === undefined ? checks.filter(({ state }) => state !== 'waiting') : checks;
  return found.map((check) => toResult(check, broken));
}

function toResult({ id, state, message }: TriedCheck, broken: string | undefined): CheckResult {
  if (broken !== undefined) return { id, state: 'failed', message: broken, isBroken: true };
  const isTried = state === 'passed' || state === 'failed';
  return { id, state: isTried ? state : 'untried', ...(message !== undefined && { message }) };
}
