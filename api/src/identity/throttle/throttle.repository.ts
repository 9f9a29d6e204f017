import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { throttles } from '../tables/throttle.table';

export interface ThrottleKey {
  readonly scope: string;
  readonly subject: string;
}

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

export interface Forgetting {
  /** Failures before this are forgotten. */
  readonly failuresBefore: Date;
  /** Earlier locks before this are forgotten, so that the next one is short again. */
  readonly locksBefore: Date;
}

/** Counts one failure and answers how many failures and earlier locks there are now. */
export async function countFailure(
  db: Queryable,
  key: ThrottleKey,
  now: Date,
  { failuresBefore, locksBefore }: Forgetting,
): Promise<{ failures: number; locks: number }> {
  const [row] = await db
    .insert(throttles)
    .values({ ...key, failures: 1, locks: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: [throttles.scope, throttles.subject],
      set: {
        failures: sql`case when ${throttles.updatedAt} < ${failuresBefore.toISOString()}::timestamptz then 1 else ${throttles.failures} + 1 end`,
        locks: sql`case when ${throttles.updatedAt} < ${locksBefore.toISOString()}::timestamptz then 0 else ${throttles.locks} end`,
        updatedAt: now,
      },
    })
    .returning({ failures: throttles.failures, locks: throttles.locks });
  return row ?? { failures: 1, locks: 0 };
}

export async function lockSubject(db: Queryable, key: ThrottleKey, lockedUntil: Date): Promise<void> {
  await db
    .update(throttles)
    .set({ lockedUntil, failures: 0, locks: sql`${throttles.locks} + 1` })
    .where(matches(key));
}

/** Forgets the subjects that have not failed since `time`. */
export async function deleteOldThrottles(q: Queryable, time: Date): Promise<void> {
  await q.delete(throttles).where(lt(throttles.updatedAt, time));
}

export async function clearSubject(db: Queryable, key: ThrottleKey): Promise<void> {
  await db.delete(throttles).where(matches(key));
}
