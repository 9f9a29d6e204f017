import type { Caller } from '../core/caller';
import type { Database } from '../db/database';
import type { EventStream } from '../http/sse';
import type { RunSignals } from './run-signals';
import { readEvents } from './runs.repository';
import type { RunsService } from './runs.service';

/** How soon an event that another process wrote is noticed. */
const POLL_MS = 500;

export interface RunStreams {
  /** Throws NOT_FOUND and FORBIDDEN before a stream is opened. */
  authorize(caller: Caller, runId: string): Promise<void>;
  /** Sends what happened after the stream's `lastEventId`, then what happens, until the run's end. */
  follow(runId: string, stream: EventStream): Promise<void>;
}

export function createRunStreams(db: Database, runs: RunsService, signals: RunSignals): RunStreams {
  return {
    async authorize(caller, runId) {
      await runs.read(caller, runId);
    },
    async follow(runId, stream) {
      let last = Number(stream.lastEventId ?? 0);
      if (!Number.isSafeInteger(last) || last < 0) last = 0;
      try {
        while (stream.isOpen) {
          // Before reading: what is written meanwhile must not be slept through.
          const news = signals.next(runId, POLL_MS, stream.signal);
          for (const { seq, event } of await readEvents(db, runId, last)) {
            stream.send({ id: seq, event: event.type, data: event });
            last = seq;
            if (event.type === 'end') return;
          }
          await news;
        }
      } finally {
        stream.end();
      }
    },
  };
}
