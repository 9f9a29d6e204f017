import type { Pin } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import {
  readCurrentEnvironment,
  readEnvironment,
  type Environment,
  type EnvironmentSource,
} from './environment';
import { findMove, type PinMove } from './moved-pin';
import type { RemoteFailure } from './remote-failure';

export interface LoadedRemote {
  readonly version: string;
  /** Of its record: what was verified before it ran. */
  readonly digest: string;
  /** Of the version that was wanted then: another one's, where this is the fallback. */
  readonly wanted: string;
  readonly outcome: 'stable' | 'fallback';
}

export interface ReleasesState {
  readonly environment: Environment | undefined;
  readonly source: EnvironmentSource | undefined;
  /** No document could be had from anywhere. */
  readonly isUnavailable: boolean;
  /** What is in this page, by remote. */
  readonly loaded: Readonly<Record<string, LoadedRemote | undefined>>;
  /** Why the version that is wanted does not run, by remote. */
  readonly failed: Readonly<Record<string, RemoteFailure | undefined>>;
}

/** Which versions are pinned here, and which of them this page runs. */
export function createReleases(onProblem: (error: unknown) => void) {
  const store = createStore<ReleasesState>(() => {
    const environment = readCurrentEnvironment();
    return { environment, source: environment?.source, isUnavailable: false, loaded: {}, failed: {} };
  });
  let reading: Promise<void> | undefined;

  /** Looks again; calls at the same time share one look. */
  function refresh(): Promise<void> {
    reading ??= readEnvironment(onProblem)
      .then((environment) => {
        const known = store.getState().environment;
        // An outage later on does not take away what is known to be live.
        if (environment && (environment.source === 'server' || !known)) {
          // The same object for the same content: nothing is drawn anew.
          const isKnown = known && JSON.stringify(known.document) === JSON.stringify(environment.document);
          const next = isKnown ? { ...environment, document: known.document } : environment;
          store.setState({ environment: next, source: next.source, isUnavailable: false });
        } else if (!known) store.setState({ isUnavailable: true });
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  /** The versions to try, best first: the pinned one and, if there is one, its fallback. */
  async function candidates(remote: string): Promise<readonly Pin[]> {
    if (!store.getState().environment) await refresh();
    const pins = store.getState().environment?.document.pins[remote];
    return pins ? [pins.stable, ...(pins.fallback ? [pins.fallback] : [])] : [];
  }

  /** What the environment document pins for a remote, as far as it is known. */
  function pinnedDigest(remote: string): string | undefined {
    return store.getState().environment?.document.pins[remote]?.stable.digest;
  }

  /** What became of the version that this page runs of a remote (COMP-03). */
  function moveOf(remote: string): PinMove {
    const { loaded, environment } = store.getState();
    return findMove(loaded[remote], environment?.document.pins[remote]);
  }

  /** Neither the pinned version nor its fallback runs. */
  function isFailed(remote: string): boolean {
    const { loaded, failed } = store.getState();
    return failed[remote] !== undefined && loaded[remote] === undefined;
  }

  function noteLoaded(remote: string, loaded: LoadedRemote): void {
    store.setState(({ loaded: before, failed }) => ({
      loaded: { ...before, [remote]: loaded },
      failed: loaded.outcome === 'stable' ? { ...failed, [remote]: undefined } : failed,
    }));
  }

  /** What was tried and did not run, or runs no longer. Of several the first is kept: the others came in its place. */
  function noteFailed(remote: string, failure: RemoteFailure, pin: Pin): void {
    const isWanted = pin.digest === pinnedDigest(remote);
    store.setState(({ loaded, failed }) => ({
      loaded: { ...loaded, [remote]: undefined },
      failed: isWanted || !failed[remote] ? { ...failed, [remote]: failure } : failed,
    }));
  }

  return {
    refresh,
    candidates,
    pinnedDigest,
    findMove: moveOf,
    isFailed,
    noteLoaded,
    noteFailed,
    getState: store.getState,
    subscribe: store.subscribe,
  };
}

export type Releases = ReturnType<typeof createReleases>;
