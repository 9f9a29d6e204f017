import { AppError } from '../../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { countCall } from './call-counts.repository';
import { networkOf } from '../../core/network';

const HOUR_SECONDS = 3600;

/** Counts sign-ups of a network, for all server processes together (SAFE-03). */
export interface SignUpLimit {
  /**
   * Counts one, before anything is known of the address that signs up: what is refused tells nothing about it. Throws
   * RATE_LIMITED above the limit of an hour.
   */
  take(address: string): Promise<void>;
}

/** @param limit sign-ups within an hour; 0: any number */
export function createSignUpLimit(db: Database, clock: Clock, limit: number): SignUpLimit {
  return {
    async take(address) {
      if (limit === 0) return;
      const now = clock();
      const key = { scope: 'sign-ups', subject: networkOf(address) };
      const { calls, windowEnds } = await countCall(db, key, now, addSeconds(now, HOUR_SECONDS));
      if (calls <= limit) return;
      const retryAfter = secondsUntil(windowEnds, now);
      const minutes = Math.ceil(retryAfter / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      throw new AppError(
        'RATE_LIMITED',
        `There were ${limit} sign-ups from your network in an hour, which is the limit. Try again in ${wait}.`,
        { retryAfter, quota: 'signUps', used: limit, limit },
      );
    },
  };
}
