import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useCallback, useEffect, useRef, useState } from 'react';

export type ResourceState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean }
  | { readonly status: 'failed'; readonly message: string };

export type Resource<Data> = ResourceState<Data> & { readonly reload: () => void };

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
  const [state, setState] = useState<ResourceState<Data>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    const controller = new AbortController();
    latestLoad.current(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setState({ status: 'ready', data, isRefreshing: false });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!isApiError(error) && !isNetworkError(error)) reportError(error);
        setState({ status: 'failed', message: errorMessage(error, fallback) });
      },
    );
    return () => {
      controller.abort();
    };
  }, [key, attempt, fallback, reportError]);

  const reload = useCallback(() => {
    setState((now) => (now.status === 'ready' ? { ...now, isRefreshing: true } : { status: 'loading' }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, reload };
}
