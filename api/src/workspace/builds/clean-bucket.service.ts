import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { addressOfBucket } from './bucket-files.service';
import type { Bucket } from './bucket.client';
import type { BuildFiles } from './build-files.port';
import { findUnusedFiles, forgetUnusedFiles } from './builds.repository';

/** Folders that are removed in one round: a round comes every ten minutes. */
const ROUND = 500;
const STEP = 20;

export interface CleanBucketSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly bucket: Pick<Bucket, 'name'>;
  readonly files: BuildFiles;
}

/** Makes what is done every now and then for a bucket of built files: those that no build needs any more are removed. */
export function createCleanBucket({ db, clock, bucket, files }: CleanBucketSettings): () => Promise<void> {
  return async () => {
    const unused = await findUnusedFiles(db, addressOfBucket(bucket), { now: clock(), size: ROUND });
    for (let start = 0; start < unused.length; start += STEP) {
      const some = unused.slice(start, start + STEP);
      await files.remove(some);
      await forgetUnusedFiles(db, some);
    }
  };
}
