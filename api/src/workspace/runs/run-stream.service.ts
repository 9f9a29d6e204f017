import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { RunFeed } from './run-feed.service';
import { findNewestEvent, type NumberedEvent } from './runs.repository';
import type { RunsService } from './runs.service';

/** Where a run's events go: an open stream of server-sent events. */
export interface RunEventSink {
  send(event: { readonly id: number; readonly event: string; readonly data: unknown }): void;
  end(): void;
  readonly isOpen: boolean;
  /** Aborted when either side ended the stream. */
  readonly signal: AbortSignal;
  /** What the client saw last; undefined at the first connection. */
  readonly lastEventId: string | undefined;
}

export interface RunStreams {
  /** Throws FORBIDDEN before a stream is opened. */
  authorize(caller: Caller, runId: string): Promise<void>;
  /** Sends what happened after the stream's `lastEventId`, then what happens, until the run's end. */
  follow(runId: string, stream: RunEventSink): Promise<void>;
}

export function createRunStreams(db: Database, runs: RunsService, feed: RunFeed): RunStreams {
  return {
    async authorize(caller, runId) {
      await runs.read(caller, runId);
    },
    async follow(runId, stream) {
      try {
        const newest = await findNewestEvent(db, runId);
        // Nobody has seen what is yet to come: past the newest counts as at it, or the end would be waited for in vain.
        const last = Math.min(seenBefore(stream), newest?.seq ?? 0);
        if (newest?.event.type === 'end' && last === newest.seq) return;
        const send = ({ seq, event, createdAt }: NumberedEvent) => {
          // With its time, so that a page that joins late shows how long each step really took.
          stream.send({ id: seq, event: event.type, data: { ...event, at: createdAt.toISOString() } });
        };
        await feed.listen(runId, last, send, stream.signal);
      } finally {
        stream.end();
      }
    },
  };
}

/** The number of the event that the client saw last; 0 for none, and for what is no number. */
function seenBefore({ lastEventId }: RunEventSink): number {
  const seq = Number(lastEventId ?? 0);
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0;
}
