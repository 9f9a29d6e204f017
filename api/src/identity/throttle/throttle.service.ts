import { AppError } from '../../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import {
  clearSubject,
  countFailure,
  findThrottles,
  lockSubject,
  type ThrottleKey,
} from './throttle.repository';

/** The first lock, in seconds; each further one doubles. */
const FIRST_LOCK_SECONDS = 60;
const LONGEST_LOCK_SECONDS = 3600;
const FORGET_FAILURES_SECONDS = 15 * 60;
const FORGET_LOCKS_SECONDS = 24 * 3600;

/** Counts failures in the database, so that every process and every restart sees the same lock (API-05). */
export interface Throttle {
  /**
   * Throws RATE_LIMITED with `retry-after` while one of the subjects is locked. Answers which of them have failures
   * to forget, so that a sign-in that succeeds at once writes nothing.
   */
  check(keys: readonly ThrottleKey[], message: string): Promise<readonly ThrottleKey[]>;
  /** Counts a failure; the `limit`-th locks the subject for a while that grows. */
  fail(key: ThrottleKey, limit: number): Promise<void>;
  /** Forgets the subject's failures. */
  clear(key: ThrottleKey): Promise<void>;
}

export function createThrottle(db: Database, clock: Clock): Throttle {
  return {
    async check(keys, message) {
      const now = clock();
      const found = await findThrottles(db, keys);
      const locks = found.flatMap(({ lockedUntil }) => (lockedUntil === null ? [] : [lockedUntil]));
      const longest = Math.max(...locks.map((lockedUntil) => lockedUntil.getTime()));
      if (longest <= now.getTime()) return keys.filter((key) => found.some((row) => isSame(row, key)));
      const retryAfter = secondsUntil(new Date(longest), now);
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

function isSame(one: ThrottleKey, other: ThrottleKey): boolean {
  return one.scope === other.scope && one.subject === other.subject;
}
