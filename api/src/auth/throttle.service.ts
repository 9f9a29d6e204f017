import { AppError } from '../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../core/clock';
import type { Database } from '../db/database';
import { clearSubject, countFailure, findLock, lockSubject, type ThrottleKey } from './throttle.repository';

/** The first lock, in seconds; each further one doubles. */
const FIRST_LOCK_SECONDS = 60;
const LONGEST_LOCK_SECONDS = 3600;
const FORGET_FAILURES_SECONDS = 15 * 60;
const FORGET_LOCKS_SECONDS = 24 * 3600;

/** Counts failures in the database, so that every process and every restart sees the same lock (API-05). */
export interface Throttle {
  /** Throws RATE_LIMITED with `retry-after` while the subject is locked. */
  check(key: ThrottleKey, message: string): Promise<void>;
  /** Counts a failure; the `limit`-th locks the subject for a while that grows. */
  fail(key: ThrottleKey, limit: number): Promise<void>;
  /** Forgets the subject's failures. */
  clear(key: ThrottleKey): Promise<void>;
}

export function createThrottle(db: Database, clock: Clock): Throttle {
  return {
    async check(key, message) {
      const now = clock();
      const lockedUntil = await findLock(db, key);
      if (lockedUntil === undefined || lockedUntil <= now) return;
      const retryAfter = secondsUntil(lockedUntil, now);
      throw new AppError('RATE_LIMITED', `${message} Please try again in ${retryAfter} seconds.`, {
        retryAfter,
      });
    },
    async fail(key, limit) {
      const now = clock();
      await db.transaction(async (tx) => {
        const { failures, locks } = await countFailure(tx, key, now, {
          failuresBefore: addSeconds(now, -FORGET_FAILURES_SECONDS),
          locksBefore: addSeconds(now, -FORGET_LOCKS_SECONDS),
        });
        if (failures < limit) return;
        const seconds = Math.min(LONGEST_LOCK_SECONDS, FIRST_LOCK_SECONDS * 2 ** locks);
        await lockSubject(tx, key, addSeconds(now, seconds));
      });
    },
    clear: (key) => clearSubject(db, key),
  };
}
