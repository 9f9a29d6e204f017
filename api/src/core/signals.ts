/** Wakes those who wait for news of a thing in this process. Other processes notice by reading. */
export interface Signals {
  notify(id: string): void;
  /** Resolves at the next `notify` of it, or after `timeoutMs`. */
  readonly next: (id: string, timeoutMs: number) => Promise<void>;
}

export function createSignals(): Signals {
  const waiting = new Map<string, Set<() => void>>();
  return {
    notify(id) {
      for (const wake of waiting.get(id) ?? []) wake();
    },
    next: (id, timeoutMs) =>
      new Promise((resolve) => {
        const wakers = waiting.get(id) ?? new Set();
        waiting.set(id, wakers);
        const wake = () => {
          clearTimeout(timer);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(wake, timeoutMs);
        wakers.add(wake);
      }),
  };
}
