import { AppError } from '../../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { clearCount, countCall, type CallCount } from './call-counts.repository';
import type { ThrottleKey } from './throttle.rules';

/**
 * Limits the calls that are worth guessing with. Counted in the database: ten server processes allow no
 * more than one does (API-05). The wider limit on all requests is each process's own (http/rate-limit).
 */
export interface CallLimit {
  /** Counts a call of the network address. Throws RATE_LIMITED with `retry-after` above `perMinute`. */
  take(call: string, address: string, perMinute: number): Promise<void>;
  /** Counts within a window that the first call begins, before anything is done: which one this is, and when it ends. */
  count(key: ThrottleKey, seconds: number): Promise<CallCount>;
  /** Counts, and answers whether it is one of the first `calls` of its window. */
  isWithin(key: ThrottleKey, calls: number, seconds: number): Promise<boolean>;
  /** The next call begins a window. */
  clear(key: ThrottleKey): Promise<void>;
}

export function createCallLimit(db: Database, clock: Clock): CallLimit {
  const count: CallLimit['count'] = (key, seconds) => {
    const now = clock();
    return countCall(db, key, now, addSeconds(now, seconds));
  };
  return {
    count,
    async take(call, address, perMinute) {
      const { calls, windowEnds } = await count({ scope: call, subject: address }, 60);
      if (calls <= perMinute) return;
      throw new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', {
        retryAfter: secondsUntil(windowEnds, clock()),
      });
    },
    isWithin: async (key, calls, seconds) => (await count(key, seconds)).calls <= calls,
    clear: (key) => clearCount(db, key),
  };
}
