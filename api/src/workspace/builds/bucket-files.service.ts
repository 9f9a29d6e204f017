import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { addSeconds, type Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database } from '../../db/database';
import { BucketError, type Bucket, type NewObject } from './bucket.client';
import type { BuildFiles, BuiltFile, BuiltFileName, NewBuiltFiles } from './build-files.port';
import { listAsUnused } from './builds.repository';
import { filesAway } from './files-away.rules';

/** Bytes of files that were read not long ago, in this process. */
const REMEMBERED = 32 * 1024 * 1024;

/** While the bucket is away every reader finds out: once in this time is enough for the log. */
const QUIET_MS = 10_000;

/** Objects that are removed at a time. */
const AT_A_TIME = 16;

/** A row comes within seconds of its files. */
const LEFTOVER_SECONDS = 24 * 3600;

const FILES = ['js', 'css'] as const;
const TYPES: Readonly<Record<BuiltFileName, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
/** A folder is written once: whatever stands in front of the bucket may keep it. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const keyOf = (folder: string, file: BuiltFileName) => `${folder}/app.${file}`;
const compressedKeyOf = (folder: string, file: BuiltFileName) => `${keyOf(folder, file)}.br`;

/** What the rows of the bucket's builds begin with. */
export const addressOfBucket = ({ name }: Pick<Bucket, 'name'>): string => `s3://${name}/`;

export interface BucketFilesSettings {
  readonly bucket: Bucket;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Built files in a bucket. Each build has a folder of its own, whichever tree it is of: what is removed, or was put for a row that
 * never came, is never what another build has just put.
 */
export function createBucketFiles({ bucket, db, clock, log }: BucketFilesSettings): BuildFiles {
  const remembered = new LRUCache<string, BuiltFile>({
    maxSize: REMEMBERED,
    // Both may be empty, and then it is the entry that takes room.
    sizeCalculation: ({ text, brotli }) => Buffer.byteLength(text) + (brotli?.length ?? 0) + 1,
  });
  const underWay = new Map<string, Promise<BuiltFile | undefined>>();
  const toldAt = new Map<string, number>();

  function tell(what: string, place: string, error: unknown): void {
    const { reason, status } = error instanceof BucketError ? error : {};
    const name = `${what} ${reason ?? ''}`;
    const now = performance.now();
    if (now < (toldAt.get(name) ?? -Infinity) + QUIET_MS) return;
    toldAt.set(name, now);
    log.error({ err: error, reason, status, place }, `The bucket of built files could not be ${what}`);
  }

  /** What the bucket did not do is logged, and answered as a server whose storage is away. */
  async function ask<T>(what: string, place: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      tell(what, place, error);
      throw filesAway();
    }
  }

  /** Undefined where the bucket itself says that there is no such object: nothing else means that it is gone. */
  async function find(key: string): Promise<Uint8Array | undefined> {
    try {
      return await bucket.get(key);
    } catch (error) {
      if (error instanceof BucketError && error.status === 404 && error.reason === 'NoSuchKey')
        return undefined;
      throw error;
    }
  }

  /** Undefined in a bucket that is not configured. */
  function folderOf(filesAt: string): string | undefined {
    const address = addressOfBucket(bucket);
    return filesAt.startsWith(address) ? filesAt.slice(address.length) : undefined;
  }

  async function fetchFile(filesAt: string, file: BuiltFileName): Promise<BuiltFile | undefined> {
    const folder = folderOf(filesAt);
    if (folder === undefined) return undefined;
    const [text, brotli] = await ask('read', filesAt, () =>
      Promise.all([find(keyOf(folder, file)), find(compressedKeyOf(folder, file))]),
    );
    if (text === undefined || brotli === undefined) return undefined;
    const found = { text: Buffer.from(text).toString('utf8'), brotli };
    remembered.set(`${filesAt} ${file}`, found);
    return found;
  }

  return {
    async save(treeHash, files) {
      const folder = `${bucket.prefix}builds/${treeHash}/${randomUUID()}`;
      const filesAt = addressOfBucket(bucket) + folder;
      // Before anything is there: what a crash leaves is found by this, and the bucket is never looked through.
      await listAsUnused(db, filesAt, addSeconds(clock(), LEFTOVER_SECONDS));
      await ask('written', filesAt, () =>
        allOf(objectsOf(folder, files).map((object) => bucket.put(object))),
      );
      // Whoever had it built shows it next.
      for (const file of FILES) remembered.set(`${filesAt} ${file}`, files[file]);
      return { js: '', css: '', jsBrotli: null, cssBrotli: null, filesAt };
    },
    async read({ filesAt, ...kept }, file) {
      if (filesAt === null) return kept;
      const name = `${filesAt} ${file}`;
      const known = remembered.get(name) ?? underWay.get(name);
      if (known) return known;
      const fetched = fetchFile(filesAt, file).finally(() => underWay.delete(name));
      underWay.set(name, fetched);
      return fetched;
    },
    async remove(places) {
      const keys = places.flatMap((filesAt) => {
        const folder = folderOf(filesAt);
        if (folder === undefined) return [];
        return FILES.flatMap((file) => [keyOf(folder, file), compressedKeyOf(folder, file)]);
      });
      for (let start = 0; start < keys.length; start += AT_A_TIME) {
        const some = keys.slice(start, start + AT_A_TIME);
        await ask('cleaned', some[0] ?? '', () => Promise.all(some.map((key) => bucket.remove(key))));
      }
    },
  };
}

/** As `Promise.all`, but when it fails nothing goes on behind it. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

function objectsOf(folder: string, files: NewBuiltFiles): NewObject[] {
  return FILES.flatMap((file) => {
    const { text, brotli } = files[file];
    const shared = { type: TYPES[file], cache: FOR_EVER };
    return [
      { ...shared, key: keyOf(folder, file), body: Buffer.from(text) },
      { ...shared, key: compressedKeyOf(folder, file), body: brotli, encoding: 'br' },
    ];
  });
}
