/** Wakes those who wait for news of a run in this process. Other processes notice by reading. */
export interface RunSignals {
  notify(runId: string): void;
  /** Resolves at the next `notify` of the run, after `timeoutMs`, or when `signal` aborts. */
  next(runId: string, timeoutMs: number, signal: AbortSignal): Promise<void>;
}

export function createRunSignals(): RunSignals {
  const waiting = new Map<string, Set<() => void>>();
  return {
    notify(runId) {
      const wakers = waiting.get(runId);
      waiting.delete(runId);
      wakers?.forEach((wake) => {
        wake();
      });
    },
    next: (runId, timeoutMs, signal) =>
      new Promise((resolve) => {
        const wakers = waiting.get(runId) ?? new Set();
        waiting.set(runId, wakers);
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          wakers.delete(wake);
          if (wakers.size === 0 && waiting.get(runId) === wakers) waiting.delete(runId);
          resolve();
        };
        const timer = setTimeout(wake, timeoutMs);
        wakers.add(wake);
        if (signal.aborted) wake();
        else signal.addEventListener('abort', wake);
      }),
  };
}
