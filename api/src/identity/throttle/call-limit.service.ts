import { AppError } from '../../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { countCall } from './call-counts.repository';

/**
 * Limits the calls that are worth guessing with. Counted in the database: ten server processes allow no
 * more than one does (API-05). The wider limit on all requests is each process's own (http/rate-limit).
 */
export interface CallLimit {
  /** Counts a call of the network address. Throws RATE_LIMITED with `retry-after` above `perMinute`. */
  take(call: string, address: string, perMinute: number): Promise<void>;
}

export function createCallLimit(db: Database, clock: Clock): CallLimit {
  return {
    async take(call, address, perMinute) {
      const now = clock();
      const { calls, windowEnds } = await countCall(
        db,
        { scope: call, subject: address },
        now,
        addSeconds(now, 60),
      );
      if (calls <= perMinute) return;
      throw new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', {
        retryAfter: secondsUntil(windowEnds, now),
      });
    },
  };
}
