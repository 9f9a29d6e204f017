import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { jobs } from './jobs.table';

/** A job that this process holds until `leaseMs` after the last renewal. */
export interface ClaimedJob {
  readonly id: string;
  readonly leaseId: string;
  readonly queue: string;
  readonly payload: unknown;
  /** Counts from 1; this one included. */
  readonly attempt: number;
}

/** Adds a job. In a transaction it exists if, and only if, that commits. */
export async function insertJob(q: Queryable, queue: string, payload: unknown): Promise<void> {
  await q.insert(jobs).values({ id: randomUUID(), queue, payload, dueAt: sql`now()`, createdAt: sql`now()` });
}

/**
 * Takes the job of `queues` that has been due longest, skipping those that another process is taking. A job whose
 * lease ran out is due again, so the work of a process that died is found here too.
 */
export async function claimJob(
  q: Queryable,
  queues: readonly string[],
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const leaseId = randomUUID();
  const next = q
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.queue, [...queues]), isNull(jobs.failedAt), lte(jobs.dueAt, sql`now()`)))
    .orderBy(asc(jobs.dueAt), asc(jobs.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await q
    .update(jobs)
    .set({ leaseId, attempts: sql`${jobs.attempts} + 1`, dueAt: inMilliseconds(leaseMs) })
    // `= (…)` and not `in (…)`: the sub-select has to run exactly once.
    .where(sql`${jobs.id} = (${next})`)
    .returning();
  return row && { id: row.id, leaseId, queue: row.queue, payload: row.payload, attempt: row.attempts };
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
