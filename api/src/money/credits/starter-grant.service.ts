import { PLANS } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { moveCredits } from './credit-movement.service';

/** Gives a new user the record of credits with the Starter plan's monthly grant. Once, however often called. */
export async function openAccount(tx: Queryable, userId: string, now: Date): Promise<void> {
  const starter = PLANS.find((plan) => plan.type === 'starter');
  if (starter === undefined) throw new Error('The price list has no Starter plan');
  await moveCredits(tx, {
    userId,
    amount: starter.credits,
    kind: 'grant',
    note: `${starter.name} plan`,
    reference: `grant:starter:${userId}`,
    now,
  });
}
