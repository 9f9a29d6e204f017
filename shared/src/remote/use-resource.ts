import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { errorMessage, isApiError, isNetworkError } from '../http';
import { useShell } from './shell-context';
import type { ShellProps } from './shell-contract';

export type ResourceState<Data> =
  | { readonly status: 'loading' }
  /** `isRefreshing` while it is read again, or while what another key stands for is on its way. */
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean }
  /** `message` is fit to show. `isRefreshing` while it is tried again. */
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly message: string;
      readonly isRefreshing: boolean;
    };

export type Resource<Data> = ResourceState<Data> & {
  /** Reads again. What is there stays meanwhile, and when that fails; so does a failure, with the focus on its button. */
  readonly reload: () => void;
};

export interface ResourceOptions {
  /** What to say when a failure has no words of its own. */
  readonly fallback?: string;
  /** Shows what the key before stood for until the new answer comes. */
  readonly keepPrevious?: boolean;
  /** For what never changes: it is read once by key, and found here from then on. */
  readonly cache?: Map<string, unknown>;
}

interface Outcome<Data> {
  readonly key: string;
  readonly attempt: number;
  readonly state: ResourceState<Data>;
}

const FALLBACK = 'The server did not give a usable answer. Try again in a moment.';
/** Milliseconds before the one second try after a lost connection. */
const RETRY_MS = 500;

async function loadTwice<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  try {
    return await load(signal);
  } catch (error) {
    if (!isNetworkError(error) || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load(signal);
  }
}

/**
 * The shell asks again by itself who is there (SES-06): its answer says that the server can be reached again. It tells
 * as well that there was none, and repeats then what is known; an answer brings a user of its own.
 */
function onAnswer({ getState, subscribe }: ShellProps['session'], run: () => void): () => void {
  const whoIsThere = () => {
    const state = getState();
    return state.status === 'signedIn' ? state.user : state.status;
  };
  let known = whoIsThere();
  return subscribe(() => {
    const before = known;
    known = whoIsThere();
    if (known !== before && known !== 'loading') run();
  });
}

/** What an outcome means for the key and the attempt that are asked for now. */
function stateNow<Data>(
  outcome: Outcome<Data> | undefined,
  key: string | undefined,
  attempt: number,
  keepPrevious: boolean,
): ResourceState<Data> {
  if (!outcome || key === undefined) return { status: 'loading' };
  const { state } = outcome;
  if (outcome.key === key && outcome.attempt === attempt) return state;
  // A failure says nothing of another key.
  const isWanted = outcome.key === key || (keepPrevious && state.status === 'ready');
  return isWanted && state.status !== 'loading' ? { ...state, isRefreshing: true } : { status: 'loading' };
}

/**
 * One thing that a view reads from the server: loading, there, or failed. A reading that is no longer wanted is aborted;
 * a lost connection is tried once more, an answered failure is not; a bug of ours is reported.
 *
 * @param key read again when it changes; undefined while it is not known yet what to read
 * @param load may be a new function at each render
 */
export function useResource<Data>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Data>,
  { fallback = FALLBACK, keepPrevious = false, cache }: ResourceOptions = {},
): Resource<Data> & { readonly replace: (data: Data) => void } {
  const { reportError, session } = useShell();
  const [outcome, setOutcome] = useState<Outcome<Data>>();
  const [attempt, setAttempt] = useState(0);

  const start = useEffectEvent((signal: AbortSignal) => loadTwice(load, signal));
  const succeed = useEffectEvent((of: string, data: Data) => {
    cache?.set(of, data);
    setOutcome({ key: of, attempt, state: { status: 'ready', data, isRefreshing: false } });
  });
  const fail = useEffectEvent((of: string, error: unknown) => {
    if (!isApiError(error) && !isNetworkError(error)) reportError(error);
    const message = errorMessage(error, fallback);
    const failed = { status: 'failed', error, message, isRefreshing: false } as const;
    setOutcome((before) => {
      // A refresh that failed takes nothing away.
      const kept = before?.key === of && before.state.status === 'ready' ? before.state : failed;
      return { key: of, attempt, state: kept };
    });
  });

  useEffect(() => {
    if (key === undefined || cache?.has(key)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    start(signal).then(
      (data) => {
        if (!signal.aborted) succeed(key, data);
      },
      (error: unknown) => {
        if (!signal.aborted) fail(key, error);
      },
    );
    return () => {
      controller.abort();
    };
  }, [attempt, cache, key]);

  const reload = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const isUnanswered = outcome?.state.status === 'failed' && isNetworkError(outcome.state.error);
  useEffect(() => (isUnanswered ? onAnswer(session, reload) : undefined), [isUnanswered, reload, session]);

  const replace = (data: Data) => {
    if (key !== undefined)
      setOutcome({ key, attempt, state: { status: 'ready', data, isRefreshing: false } });
  };
  const state: ResourceState<Data> =
    key !== undefined && cache?.has(key)
      ? { status: 'ready', data: cache.get(key) as Data, isRefreshing: false }
      : stateNow(outcome, key, attempt, keepPrevious);
  return { ...state, reload, replace };
}
