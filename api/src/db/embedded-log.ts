import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Disk } from './disk-space';

/** How long the write-ahead log may stay after a checkpoint. */
export const LOG_PARAMETERS = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

const LOOK_MS = 1000;
/** Segments of 16 MB; a checkpoint leaves up to four. */
const MOST_SEGMENTS = 8;
const MOST_SEGMENTS_WHEN_FULL = 5;

/**
 * Makes a checkpoint whenever the write-ahead log has grown. On a server a process of its own does that; the embedded
 * database has none, and without this its log grows by every byte ever written until it is closed.
 *
 * @returns what ends it
 */
export function keepLogShort(client: PGlite, folder: string, disk: Disk): () => Promise<void> {
  let working: Promise<void> | undefined;
  const shorten = async () => {
    const names = await readdir(join(folder, 'pg_wal'));
    const segments = names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    const most = disk.hasRoom() ? MOST_SEGMENTS : MOST_SEGMENTS_WHEN_FULL;
    if (segments > most && disk.hasRoomForCheckpoint()) await client.exec('CHECKPOINT');
  };
  const timer = setInterval(() => {
    working ??= shorten()
      // The next look tries again; where the database itself is broken, its calls say so.
      .catch(() => undefined)
      .finally(() => {
        working = undefined;
      });
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
