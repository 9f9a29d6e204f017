import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { isNetworkError } from '@tessera/shared/http';

/** Something that is read from the server. */
export type Resource<T> =
  | { readonly step: 'waiting' }
  | { readonly step: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly step: 'ready'; readonly value: T };

/** What never changes once it was read, by its key. */
export const ResourceCache = createContext<Map<string, unknown>>(new Map());

/** Milliseconds before the one second try after a lost connection. */
const RETRY_MS = 500;

interface Outcome {
  readonly key: string;
  readonly value?: unknown;
  readonly error?: unknown;
  readonly hasFailed: boolean;
}

/**
 * Reads something, and again when the key changes. A read that is no longer wanted is aborted; a lost
 * connection is tried once more, an answered failure is not.
 *
 * @param key undefined while it is not known yet what to read
 * @param read a function that may be a new one at each render
 * @param isImmutable the value is kept for the whole life of the remote
 */
export function useResource<T>(
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<T>,
  { isImmutable = false }: { readonly isImmutable?: boolean } = {},
): Resource<T> {
  const cache = useContext(ResourceCache);
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  const start = useEffectEvent((signal: AbortSignal) => readTwice(read, signal));
  const keep = useEffectEvent((next: Outcome) => {
    if (isImmutable && !next.hasFailed) cache.set(next.key, next.value);
    setOutcome(next);
  });
  useEffect(() => {
    if (key === undefined || cache.has(key)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    start(signal).then(
      (value) => {
        if (!signal.aborted) keep({ key, value, hasFailed: false });
      },
      (error: unknown) => {
        if (!signal.aborted) keep({ key, error, hasFailed: true });
      },
    );
    return () => controller.abort();
  }, [attempt, cache, key]);

  if (key !== undefined && cache.has(key)) return { step: 'ready', value: cache.get(key) as T };
  if (key === undefined || outcome?.key !== key) return { step: 'waiting' };
  if (!outcome.hasFailed) return { step: 'ready', value: outcome.value as T };
  const retry = () => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  return { step: 'failed', error: outcome.error, retry };
}

async function readTwice<T>(read: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await read(signal);
  } catch (error) {
    if (!isNetworkError(error) || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return read(signal);
  }
}
