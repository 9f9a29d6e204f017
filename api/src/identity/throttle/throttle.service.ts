import { AppError } from '../../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { clearSubjects, countFailure, findThrottles } from './throttle.repository';
import type { Guard, ThrottleKey, ThrottleLimit } from './throttle.rules';

const FORGET_LOCKS_SECONDS = 24 * 3600;

/** Counts failures in the database, so that every process and every restart sees the same lock (API-05). */
export interface Throttle {
  /** Throws RATE_LIMITED with `retry-after` while one of them is locked. */
  check(guards: readonly Guard[]): Promise<void>;
  /**
   * Counts a try as a failure before it is made: so that many at a time, on many servers, are no more than allowed.
   * The last one allowed locks already; `clear` undoes it when the try was right. Throws RATE_LIMITED while locked.
   */
  attempt(guard: Guard, limit: ThrottleLimit): Promise<void>;
  /** Counts a failure afterwards, for what many share: some at a time may be more than allowed. */
  fail(key: ThrottleKey, limit: ThrottleLimit): Promise<void>;
  /** Forgets the failures and locks of the subjects. */
  clear(...keys: readonly ThrottleKey[]): Promise<void>;
}

export function createThrottle(db: Database, clock: Clock): Throttle {
  async function count(key: ThrottleKey, limit: ThrottleLimit): Promise<boolean> {
    const now = clock();
    return countFailure(db, key, limit, {
      now,
      failuresBefore: addSeconds(now, -limit.memory),
      locksBefore: addSeconds(now, -FORGET_LOCKS_SECONDS),
    });
  }

  async function check(guards: readonly Guard[]): Promise<void> {
    const now = clock();
    const found = await findThrottles(
      db,
      guards.map(({ key }) => key),
    );
    for (const { key, message } of guards) {
      const row = found.find(({ scope, subject }) => scope === key.scope && subject === key.subject);
      if (row?.lockedUntil && row.lockedUntil > now) throw locked(message, row.lockedUntil, now);
    }
  }

  return {
    check,
    async attempt(guard, limit) {
      if (await count(guard.key, limit)) return;
      await check([guard]);
      // It was let go of in between: counted like any other.
      if (!(await count(guard.key, limit))) throw locked(guard.message, clock(), clock());
    },
    async fail(key, limit) {
      await count(key, limit);
    },
    clear: (...keys) => clearSubjects(db, keys),
  };
}

function locked(message: string, until: Date, now: Date): AppError {
  const retryAfter = secondsUntil(until, now);
  return new AppError('RATE_LIMITED', `${message} Please try again in ${retryAfter} seconds.`, {
    retryAfter,
    // Without the time, for a page that counts down by itself.
    reason: message,
  });
}
