import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../db/database';
import { jobs } from './jobs.table';

/** The advisory lock of whoever takes a job. */
const CLAIM_LOCK = 7_332;

/** A job that this process holds until `leaseMs` after the last renewal. */
export interface ClaimedJob {
  readonly id: string;
  readonly leaseId: string;
  readonly queue: string;
  readonly payload: unknown;
  /** Counts from 1; this one included. */
  readonly attempt: number;
}

export interface NewJob {
  readonly queue: string;
  readonly payload: unknown;
  /** Whose work it is: a user's id. Null for the server's own, which waits for nobody's turn. */
  readonly account: string | null;
}

/** Adds a job. In a transaction it exists if, and only if, that commits. */
export async function insertJob(q: Queryable, job: NewJob): Promise<void> {
  await q.insert(jobs).values({ ...job, id: randomUUID(), dueAt: sql`now()`, createdAt: sql`now()` });
}

export interface Claim {
  readonly queues: readonly string[];
  readonly leaseMs: number;
  /** Jobs of one account at a time, in all processes together. */
  readonly perAccount: number;
}

/**
 * Takes a job of `queues`: of those accounts that have the fewest in hand, and among them the one that has been due
 * longest (SAFE-02). Skips those that another process is taking. A job whose lease ran out is due again, so the work of
 * a process that died is found here too.
 */
export function claimJob(
  db: Database,
  { queues, leaseMs, perAccount }: Claim,
): Promise<ClaimedJob | undefined> {
  return db.transaction(async (tx) => {
    // One process at a time: two that count at once would both find room for an account's last one.
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const leaseId = randomUUID();
    const other = alias(jobs, 'other');
    const inHand = tx
      .select({ count: count() })
      .from(other)
      .where(
        and(
          eq(other.account, jobs.account),
          isNotNull(other.leaseId),
          isNull(other.failedAt),
          gt(other.dueAt, sql`now()`),
        ),
      );
    const next = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          inArray(jobs.queue, [...queues]),
          isNull(jobs.failedAt),
          lte(jobs.dueAt, sql`now()`),
          lt(sql`(${inHand})`, perAccount),
        ),
      )
      .orderBy(asc(sql`(${inHand})`), asc(jobs.dueAt), asc(jobs.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await tx
      .update(jobs)
      .set({ leaseId, attempts: sql`${jobs.attempts} + 1`, dueAt: inMilliseconds(leaseMs) })
      // `= (…)` and not `in (…)`: the sub-select has to run exactly once.
      .where(sql`${jobs.id} = (${next})`)
      .returning();
    return row && { id: row.id, leaseId, queue: row.queue, payload: row.payload, attempt: row.attempts };
  });
}

/** Holds the job for another `leaseMs`. */
export async function renewLease(q: Queryable, job: ClaimedJob, leaseMs: number): Promise<void> {
  await q
    .update(jobs)
    .set({ dueAt: inMilliseconds(leaseMs) })
    .where(held(job));
}

/** Removes a job that is done. */
export async function deleteJob(q: Queryable, job: ClaimedJob): Promise<void> {
  await q.delete(jobs).where(held(job));
}

/** Gives the job back, to be tried again after `delayMs`. */
export async function releaseJob(
  q: Queryable,
  job: ClaimedJob,
  delayMs: number,
  error: string,
): Promise<void> {
  await q
    .update(jobs)
    .set({ leaseId: null, dueAt: inMilliseconds(delayMs), lastError: error })
    .where(held(job));
}

/** Gives the job back as if it had not been taken, until `delayMs` are over. */
export async function postponeJob(
  q: Queryable,
  job: ClaimedJob,
  delayMs: number,
  reason: string,
): Promise<void> {
  const attempts = sql`${jobs.attempts} - 1`;
  await q
    .update(jobs)
    .set({ leaseId: null, dueAt: inMilliseconds(delayMs), lastError: reason, attempts })
    .where(held(job));
}

/** Keeps the job as failed for people to look at; it is not tried again. */
export async function failJob(q: Queryable, job: ClaimedJob, error: string): Promise<void> {
  await q
    .update(jobs)
    .set({ leaseId: null, failedAt: sql`now()`, lastError: error })
    .where(held(job));
}

/** Forgets jobs that failed for good before `time`. */
export async function deleteFailedJobs(q: Queryable, time: Date): Promise<void> {
  await q.delete(jobs).where(lt(jobs.failedAt, time));
}

/** Whoever lost the lease has lost the job: its writes find no row. */
function held(job: ClaimedJob) {
  return and(eq(jobs.id, job.id), eq(jobs.leaseId, job.leaseId));
}

function inMilliseconds(milliseconds: number) {
  return sql`now() + ${`${String(milliseconds)} milliseconds`}::interval`;
}
