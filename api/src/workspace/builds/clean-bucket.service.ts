import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { addressOfBucket, buildsFolder } from './bucket-files.service';
import type { Bucket } from './bucket.client';
import type { BuildFiles } from './build-files.port';
import { findKeptFiles, findRemovedFiles, forgetRemovedFiles } from './builds.repository';

/** Folders that are removed in one round: a round comes every ten minutes. */
const ROUND = 500;
const STEP = 20;

/** Whoever found the row a moment before it went still reads its files. */
const GRACE_SECONDS = 60;

/** What no row names is left alone for this long: its row may be about to come. */
const LEFTOVER_SECONDS = 24 * 3600;

export interface CleanBucketSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly bucket: Bucket;
  readonly files: BuildFiles;
}

/**
 * Makes what is done every now and then for a bucket of built files: the files of builds that were deleted go, and of what is older
 * than a day a thousand objects are looked at for those that no row names, which a crash left behind. The next round goes on after them.
 */
export function createCleanBucket({ db, clock, bucket, files }: CleanBucketSettings): () => Promise<void> {
  const address = addressOfBucket(bucket);
  let after = '';

  async function removeDeleted(): Promise<void> {
    const before = addSeconds(clock(), -GRACE_SECONDS);
    const removed = await findRemovedFiles(db, address, { before, size: ROUND });
    for (let start = 0; start < removed.length; start += STEP) {
      const some = removed.slice(start, start + STEP);
      await files.remove(some);
      await forgetRemovedFiles(db, some);
    }
  }

  async function removeLeftovers(): Promise<void> {
    const { objects, isLast } = await bucket.list(buildsFolder(bucket), after);
    const before = addSeconds(clock(), -LEFTOVER_SECONDS);
    const folders = objects
      .filter(({ changedAt }) => changedAt < before)
      .map(({ key }) => address + key.slice(0, key.lastIndexOf('/')));
    const old = [...new Set(folders)];
    const kept = old.length === 0 ? new Set<string>() : await findKeptFiles(db, old);
    await files.remove(old.filter((filesAt) => !kept.has(filesAt)));
    after = isLast ? '' : (objects.at(-1)?.key ?? '');
  }

  return async () => {
    await removeDeleted();
    await removeLeftovers();
  };
}
