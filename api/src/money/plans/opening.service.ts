import type { Queryable } from '../../db/database';
import { openStanding } from './standing.rules';
import { insertStanding } from './subscriptions.repository';

/** Puts a new account on Starter, with its months counted from now. */
export function openSubscription(tx: Queryable, userId: string, now: Date): Promise<void> {
  return insertStanding(tx, userId, openStanding(now));
}
