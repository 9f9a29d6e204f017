import { isDiskFull } from '../../core/disk-full';
import type { Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database, Queryable } from '../../db/database';
import { moveCredits } from '../credits/credit-movement.service';
import { paidUntil } from './plan-change.rules';
import type { KeepPlan } from './plan-facts.port';
import { planOf } from './plan-prices.rules';
import { grantAt, openStanding, standingAt, type Standing } from './standing.rules';
import * as repository from './subscriptions.repository';

/** Keeps what accounts are on up to date: ends what is over and gives the credits that are due. */
export interface Settling {
  /** The account's standing at `now`, locked; what was due is done. */
  settle(tx: Queryable, userId: string, now: Date): Promise<Standing>;
  /** The same for whoever only reads: nothing is locked or written where nothing is due. */
  read(userId: string): Promise<Standing>;
  /** Stores a standing that differs, and tells whoever keeps accounts. Called with the row locked. */
  save(tx: Queryable, userId: string, standing: Standing): Promise<void>;
  /** Settles every account where something is due; one that cannot be stays due, and holds up no other. */
  settleAll(): Promise<void>;
}

const BATCH = 200;

export function createSettling(db: Database, clock: Clock, log: Log, keepPlan: KeepPlan): Settling {
  async function save(tx: Queryable, userId: string, standing: Standing): Promise<void> {
    await repository.updateStanding(tx, userId, standing);
    await keepPlan(tx, userId, { name: planOf(standing.plan).name, endsAt: paidUntil(standing) });
  }

  async function lock(tx: Queryable, userId: string, now: Date): Promise<Standing> {
    const found = await repository.lockStanding(tx, userId);
    if (found !== undefined) return found;
    await repository.insertStanding(tx, userId, openStanding(now));
    return (await repository.lockStanding(tx, userId)) ?? openStanding(now);
  }

  async function settle(tx: Queryable, userId: string, now: Date): Promise<Standing> {
    const stored = await lock(tx, userId, now);
    const standing = standingAt(stored, now);
    const { grant, nextGrantAt } = grantAt(standing, now);
    if (standing === stored && grant === undefined) return stored;
    const settled = { ...standing, nextGrantAt };
    await save(tx, userId, settled);
    if (grant !== undefined) {
      await moveCredits(tx, {
        userId,
        amount: grant.amount,
        kind: 'grant',
        note: `${grant.planName} plan`,
        reference: `grant:${userId}:${grant.month.toISOString().slice(0, 10)}`,
        planPaymentId: settled.layers.at(-1)?.paymentId ?? null,
        now,
      });
    }
    return settled;
  }

  return {
    settle,
    save,
    async read(userId) {
      const now = clock();
      const stored = await repository.findStanding(db, userId);
      if (stored !== undefined && !isDue(stored, now)) return stored;
      try {
        return await db.transaction((tx) => settle(tx, userId, now));
      } catch (error) {
        // Reading goes on without room to write; what is over is over all the same.
        if (isDiskFull(error)) return standingAt(stored ?? openStanding(now), now);
        throw error;
      }
    },
    async settleAll() {
      const now = clock();
      const failed: string[] = [];
      let due: string[];
      do {
        due = await repository.listDue(db, now, failed, BATCH);
        for (const userId of due) {
          try {
            await db.transaction((tx) => settle(tx, userId, now));
          } catch (error) {
            if (isDiskFull(error)) throw error;
            failed.push(userId);
            log.error({ err: error, userId }, 'A plan could not be brought up to date');
          }
        }
      } while (due.length === BATCH);
    },
  };
}

function isDue({ nextGrantAt, endsAt }: Standing, now: Date): boolean {
  return nextGrantAt <= now || (endsAt !== null && endsAt <= now);
}
