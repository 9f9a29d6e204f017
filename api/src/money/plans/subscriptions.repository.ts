import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { subscriptions } from '../tables/subscriptions.table';
import { paidLayerSchema } from './paid-layer.schema';
import type { Standing } from './standing.rules';

const parseStanding = rowParser(subscriptions, ({ userId }) => userId, { layers: z.array(paidLayerSchema) });

export async function findStanding(q: Queryable, userId: string): Promise<Standing | undefined> {
  const [row] = await q.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row && parseStanding(row);
}

/** The account's row, locked until the transaction ends. */
export async function lockStanding(tx: Queryable, userId: string): Promise<Standing | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update');
  return row && parseStanding(row);
}

/** Adds the account's row unless there is one. */
export async function insertStanding(tx: Queryable, userId: string, standing: Standing): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ ...standing, userId })
    .onConflictDoNothing();
}

export async function updateStanding(tx: Queryable, userId: string, standing: Standing): Promise<void> {
  await tx.update(subscriptions).set(standing).where(eq(subscriptions.userId, userId));
}

/** Accounts whose credits are due or whose plan is over, without `except`, the longest first. */
export async function listDue(
  q: Queryable,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<string[]> {
  const due = sql<Date>`least(${subscriptions.nextGrantAt}, ${subscriptions.endsAt})`;
  const rows = await q
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(lte(due, sql`${now.toISOString()}::timestamptz`), notInArray(subscriptions.userId, [...except])),
    )
    .orderBy(asc(due))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** For the copy of a person's data. */
export function readOwnSubscription(q: Queryable, userId: string) {
  const { plan, period, startedAt, endsAt, isCancelled } = subscriptions;
  return q
    .select({ plan, period, startedAt, endsAt, isCancelled })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
}
