import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useCallback, useEffect, useRef, useState } from 'react';

export type ResourceState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean }
  | { readonly status: 'failed'; readonly message: string };

export type Resource<Data> = ResourceState<Data> & { readonly reload: () => void };

interface Answer<Data> {
  readonly state: ResourceState<Data>;
  readonly stateKey: string;
}

/**
 * One thing that a region shows: loading, there, or failed with the server's words.
 *
 * @param load reads it; called again when `key` changes and by `reload`
 * @param fallback what to say when the failure has no words of its own
 */
export function useResource<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  fallback: string,
): Resource<Data> {
  const { reportError } = useShell();
  const [{ state, stateKey }, setAnswer] = useState<Answer<Data>>({
    state: { status: 'loading' },
    stateKey: key,
  });
  const [attempt, setAttempt] = useState(0);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    const controller = new AbortController();
    latestLoad.current(controller.signal).then(
      (data) => {
        if (controller.signal.aborted) return;
        setAnswer({ state: { status: 'ready', data, isRefreshing: false }, stateKey: key });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!isApiError(error) && !isNetworkError(error)) reportError(error);
        setAnswer({ state: { status: 'failed', message: errorMessage(error, fallback) }, stateKey: key });
      },
    );
    return () => {
      controller.abort();
    };
  }, [key, attempt, fallback, reportError]);

  const reload = useCallback(() => {
    setAnswer((now) => ({ ...now, state: askingAgain(now.state) }));
    setAttempt((count) => count + 1);
  }, []);
  // What is there belongs to another key until the new answer comes.
  return { ...(stateKey === key ? state : askingAgain(state)), reload };
}

/** Old content stays while new is on its way; an old failure does not. */
function askingAgain<Data>(state: ResourceState<Data>): ResourceState<Data> {
  return state.status === 'ready' ? { ...state, isRefreshing: true } : { status: 'loading' };
}
