/** Wakes those who wait for news of a run in this process. Other processes notice by reading. */
export interface RunSignals {
  notify(runId: string): void;
  /** Resolves at the next `notify` of the run, or after `timeoutMs`. */
  readonly next: (runId: string, timeoutMs: number) => Promise<void>;
}

export function createRunSignals(): RunSignals {
  const waiting = new Map<string, Set<() => void>>();
  return {
    notify(runId) {
      for (const wake of waiting.get(runId) ?? []) wake();
    },
    next: (runId, timeoutMs) =>
      new Promise((resolve) => {
        const wakers = waiting.get(runId) ?? new Set();
        waiting.set(runId, wakers);
        const wake = () => {
          clearTimeout(timer);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(runId);
          resolve();
        };
        const timer = setTimeout(wake, timeoutMs);
        wakers.add(wake);
      }),
  };
}
