import type { Queryable } from '../../db/database';
import { planOf } from '../plans/plan-prices.rules';
import { openSubscription } from '../plans/opening.service';
import { moveCredits } from './credit-movement.service';

/** Gives a new user the record of credits with the Starter plan's first monthly grant. Once, however often called. */
export async function openAccount(tx: Queryable, userId: string, now: Date): Promise<void> {
  const { name, credits } = planOf('starter');
  await openSubscription(tx, userId, now);
  await moveCredits(tx, {
    userId,
    amount: credits,
    kind: 'grant',
    note: `${name} plan`,
    reference: `grant:starter:${userId}`,
    now,
  });
}
