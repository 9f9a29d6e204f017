import { AppError } from '../../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { countCall } from './call-counts.repository';
import { networkOf } from '../../core/network';

const HOUR_SECONDS = 3600;

/** What is counted by network, with how it is counted and called. */
const COUNTED = {
  signUps: { scope: 'sign-ups', words: (limit: number) => `There were ${limit} sign-ups from your network` },
  drafts: { scope: 'drafts', words: (limit: number) => `${limit} drafts were begun from your network` },
} as const;

/** Counts calls of a network within an hour, for all server processes together (SAFE-03). */
export interface NetworkLimit {
  /**
   * Counts one, before anything else is known of who calls: what is refused tells nothing about them. Throws RATE_LIMITED
   * above the limit of an hour.
   */
  take(address: string): Promise<void>;
}

/** @param settings `limit`: calls within an hour; 0: any number */
export function createNetworkLimit(
  db: Database,
  clock: Clock,
  { quota, limit }: { readonly quota: keyof typeof COUNTED; readonly limit: number },
): NetworkLimit {
  const { scope, words } = COUNTED[quota];
  return {
    async take(address) {
      if (limit === 0) return;
      const now = clock();
      const key = { scope, subject: networkOf(address) };
      const { calls, windowEnds } = await countCall(db, key, now, addSeconds(now, HOUR_SECONDS));
      if (calls <= limit) return;
      const retryAfter = secondsUntil(windowEnds, now);
      const minutes = Math.ceil(retryAfter / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      throw new AppError(
        'RATE_LIMITED',
        `${words(limit)} in an hour, which is the limit. Try again in ${wait}.`,
        { retryAfter, quota, used: limit, limit },
      );
    },
  };
}
