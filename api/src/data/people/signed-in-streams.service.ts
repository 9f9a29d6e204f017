import type { Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database } from '../../db/database';
import { hashSecret } from '../../secrets/one-time-secret';
import type { SignedIn } from './person.schema';
import { listStanding } from './sessions.repository';

/** A stream of news that somebody has open who signed in. */
export interface WatchedStream {
  readonly database: string;
  readonly token: string;
  readonly role: SignedIn['role'];
  /** Ends it, because it was begun as somebody that they no longer are. */
  end(): void;
}

/** Ends the streams of those who were signed out, removed, or may by now something else (DATA-03). */
export interface SignedInStreams {
  /** Gives what stops it. */
  watch(stream: WatchedStream): () => void;
  /** Looks at all streams of a database, or of every one. */
  check(database?: string): Promise<void>;
  close(): void;
}

/** As often as a stream says that it is there. Sessions end by themselves, and what another server says may be missed. */
const LOOK_MS = 15_000;

export function createSignedInStreams(db: Database, clock: Clock, log: Log): SignedInStreams {
  const watched = new Map<WatchedStream, string>();
  let timer: NodeJS.Timeout | undefined;

  async function check(database?: string): Promise<void> {
    const streams = [...watched].filter(([stream]) => database === undefined || stream.database === database);
    if (streams.length === 0) return;
    const hashes = [...new Set(streams.map(([, hash]) => hash))];
    const standing = new Map((await listStanding(db, hashes, clock())).map((row) => [row.tokenHash, row]));
    for (const [stream, hash] of streams) {
      const now = standing.get(hash);
      const isGood = now?.role === stream.role && (now.isOpen || now.role === 'owner');
      if (isGood || !watched.delete(stream)) continue;
      stream.end();
    }
  }

  function lookLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      check()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'sessions of open streams cannot be looked at');
        })
        .finally(() => {
          if (watched.size > 0) lookLater();
        });
    }, LOOK_MS).unref();
  }

  return {
    watch(stream) {
      watched.set(stream, hashSecret(stream.token));
      lookLater();
      return () => watched.delete(stream);
    },
    check,
    close() {
      watched.clear();
      clearTimeout(timer);
    },
  };
}
