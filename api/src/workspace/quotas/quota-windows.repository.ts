import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { quotaWindows } from '../tables/quotas.table';

export interface QuotaWindow {
  readonly quota: string;
  readonly used: number;
  readonly windowEnds: Date;
}

const { userId, quota, used, windowEnds } = quotaWindows;

/**
 * Counts one call within the account's running window, or begins the next. One statement: two calls at a time wait for
 * each other, and a transaction that fails gives its call back. False when `limit` calls were counted already.
 */
export async function countInWindow(
  tx: Queryable,
  window: typeof quotaWindows.$inferInsert,
  limit: number,
  now: Date,
): Promise<boolean> {
  const isOver = sql`${windowEnds} <= ${now.toISOString()}::timestamptz`;
  const rows = await tx
    .insert(quotaWindows)
    .values(window)
    .onConflictDoUpdate({
      target: [userId, quota],
      set: {
        used: sql`case when ${isOver} then 1 else ${used} + 1 end`,
        windowEnds: sql`case when ${isOver} then ${window.windowEnds.toISOString()}::timestamptz else ${windowEnds} end`,
      },
      setWhere: sql`${isOver} or ${used} < ${limit}`,
    })
    .returning({ used });
  return rows.length > 0;
}

/** The account's windows that are running. */
export function findWindows(q: Queryable, ownerId: string, now: Date): Promise<QuotaWindow[]> {
  return q
    .select({ quota, used, windowEnds })
    .from(quotaWindows)
    .where(and(eq(userId, ownerId), gt(windowEnds, now)));
}

/** For the copy of a person's data. */
export function readOwnWindows(q: Queryable, ownerId: string) {
  return q.select({ quota, used, windowEnds }).from(quotaWindows).where(eq(userId, ownerId));
}

/** Forgets windows that ended before `time`. */
export async function deleteOldWindows(q: Queryable, time: Date): Promise<void> {
  await q.delete(quotaWindows).where(lt(windowEnds, time));
}
