import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { throttles } from '../tables/throttle.table';
import type { ThrottleKey, ThrottleLimit } from './throttle.rules';

const matches = ({ scope, subject }: ThrottleKey) =>
  and(eq(throttles.scope, scope), eq(throttles.subject, subject));

export interface ThrottleRecord extends ThrottleKey {
  readonly lockedUntil: Date | null;
}

/** Those of the subjects that have failed lately. */
export function findThrottles(db: Queryable, keys: readonly ThrottleKey[]): Promise<ThrottleRecord[]> {
  const { scope, subject, lockedUntil } = throttles;
  return db
    .select({ scope, subject, lockedUntil })
    .from(throttles)
    .where(or(...keys.map(matches)));
}

export interface Moment {
  readonly now: Date;
  /** Failures before this are forgotten. */
  readonly failuresBefore: Date;
  /** Earlier locks before this are forgotten, so that the next one is short again. */
  readonly locksBefore: Date;
}

const time = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/**
 * Counts one failure and locks at the limit; false, and nothing is counted, while the subject is locked. One
 * statement: of those that come together each sees the count of the one before.
 */
export async function countFailure(
  db: Queryable,
  key: ThrottleKey,
  limit: ThrottleLimit,
  { now, failuresBefore, locksBefore }: Moment,
): Promise<boolean> {
  const { failures, locks, lockedUntil, updatedAt } = throttles;
  const counted = sql`case when ${updatedAt} < ${time(failuresBefore)} then 1 else ${failures} + 1 end`;
  const earlier = sql`case when ${updatedAt} < ${time(locksBefore)} then 0 else ${locks} end`;
  const isFull = sql`(${counted}) >= ${limit.failures}::int`;
  // Far beyond the longest lock, and far below what an interval holds.
  const doubled = sql`${limit.firstLock}::float8 * power(2, least(20, ${earlier}))`;
  const seconds = sql`least(${limit.longestLock}::float8, ${doubled})`;
  const rows = await db
    .insert(throttles)
    .values({ ...key, failures: 1, locks: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: [throttles.scope, throttles.subject],
      set: {
        failures: sql`case when ${isFull} then 0 else ${counted} end`,
        locks: sql`(${earlier}) + case when ${isFull} then 1 else 0 end`,
        lockedUntil: sql`case when ${isFull} then ${time(now)} + make_interval(secs => ${seconds}) end`,
        updatedAt: now,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${time(now)}`,
    })
    .returning({ scope: throttles.scope });
  return rows.length > 0;
}

/** Forgets the subjects that have not failed since then. */
export async function deleteOldThrottles(q: Queryable, before: Date): Promise<void> {
  await q.delete(throttles).where(lt(throttles.updatedAt, before));
}

export async function clearSubjects(db: Queryable, keys: readonly ThrottleKey[]): Promise<void> {
  await db.delete(throttles).where(or(...keys.map(matches)));
}
