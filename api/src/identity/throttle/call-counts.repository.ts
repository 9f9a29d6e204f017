import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { callCounts } from '../tables/throttle.table';
import type { ThrottleKey } from './throttle.rules';

export async function deleteOldCounts(q: Queryable, time: Date): Promise<void> {
  await q.delete(callCounts).where(lt(callCounts.windowEnds, time));
}

export async function clearCount(q: Queryable, { scope, subject }: ThrottleKey): Promise<void> {
  await q.delete(callCounts).where(and(eq(callCounts.scope, scope), eq(callCounts.subject, subject)));
}

export interface CallCount {
  readonly calls: number;
  readonly windowEnds: Date;
}

/** Counts one call within the running window, or begins the next. One statement: nothing slips between. */
export async function countCall(
  db: Queryable,
  { scope, subject }: ThrottleKey,
  now: Date,
  windowEnds: Date,
): Promise<CallCount> {
  const isOver = sql`${callCounts.windowEnds} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(callCounts)
    .values({ scope, subject, calls: 1, windowEnds })
    .onConflictDoUpdate({
      target: [callCounts.scope, callCounts.subject],
      set: {
        calls: sql`case when ${isOver} then 1 else ${callCounts.calls} + 1 end`,
        windowEnds: sql`case when ${isOver} then ${windowEnds.toISOString()}::timestamptz else ${callCounts.windowEnds} end`,
      },
    })
    .returning({ calls: callCounts.calls, windowEnds: callCounts.windowEnds });
  return row ?? { calls: 1, windowEnds };
}
