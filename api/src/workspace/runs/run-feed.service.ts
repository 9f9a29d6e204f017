import type { Database } from '../../db/database';
import type { Signals } from '../../core/signals';
import { readEvents, type NumberedEvent } from './runs.repository';

/** How soon an event that another process wrote is noticed. */
const POLL_MS = 500;

/** Told of each event once, in order. */
export type EventListener = (event: NumberedEvent) => void;

export interface RunFeed {
  /**
   * Tells what happens in the run after event `seq`, until its end. However many listen, the run's events are read
   * once: at a signal of this process, or at the next look for those of another (SAFE-02).
   *
   * @param signal ends the listening
   * @returns when the run or the listening has ended; rejects when the events cannot be read
   */
  listen(runId: string, seq: number, listener: EventListener, signal: AbortSignal): Promise<void>;
}

interface Listening {
  readonly tell: EventListener;
  /** The number of the event that it was told last. */
  last: number;
  readonly end: (error?: unknown) => void;
}

export function createRunFeed(db: Database, signals: Signals): RunFeed {
  const feeds = new Map<string, Set<Listening>>();

  /** Reads for all listeners of a run as long as there are any. */
  async function follow(runId: string, listeners: Set<Listening>): Promise<void> {
    while (listeners.size > 0) {
      // Before reading: what is written meanwhile must not be slept through.
      const news = signals.next(runId, POLL_MS);
      const seen = Math.min(...[...listeners].map(({ last }) => last));
      for (const numbered of await readEvents(db, runId, seen)) tellAll(listeners, numbered);
      await news;
    }
  }

  function start(runId: string): Set<Listening> {
    const listeners = new Set<Listening>();
    feeds.set(runId, listeners);
    return listeners;
  }

  return {
    listen: (runId, seq, tell, signal) =>
      new Promise((resolve, reject) => {
        const known = feeds.get(runId);
        const listeners = known ?? start(runId);
        const listening: Listening = {
          tell,
          last: seq,
          end(error) {
            listeners.delete(listening);
            signal.removeEventListener('abort', stop);
            if (listeners.size === 0 && feeds.get(runId) === listeners) feeds.delete(runId);
            if (error === undefined) resolve();
            else
              reject(
                error instanceof Error ? error : new Error('A run could not be followed', { cause: error }),
              );
          },
        };
        const stop = () => {
          listening.end();
        };
        if (signal.aborted) {
          stop();
          return;
        }
        signal.addEventListener('abort', stop);
        listeners.add(listening);
        // Whoever joins hears what it missed at once.
        if (known !== undefined) signals.notify(runId);
        else
          follow(runId, listeners).catch((error: unknown) => {
            for (const one of [...listeners]) one.end(error);
          });
      }),
  };
}

function tellAll(listeners: ReadonlySet<Listening>, numbered: NumberedEvent): void {
  for (const listening of [...listeners]) {
    if (numbered.seq <= listening.last) continue;
    listening.last = numbered.seq;
    listening.tell(numbered);
    if (numbered.event.type === 'end') listening.end();
  }
}
