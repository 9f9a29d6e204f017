import type * as z from 'zod/mini';
import { isDiskFull } from '../core/disk-full';
import type { Database } from '../db/database';
import { StoredRowError } from '../db/stored-row';
import { deleteJob, failJob, postponeJob, releaseJob, renewLease, type ClaimedJob } from './jobs.repository';

export interface JobHandler<Payload = unknown> {
  /** What the queue's jobs carry. A job that carries anything else fails for good, and loudly. */
  readonly payload: z.ZodMiniType<Payload>;
  /** Does the work. It may run again after a crash or an error, so it has to be safe to repeat. */
  handle(payload: Payload): Promise<void>;
  /** Called once when the last attempt failed too. */
  giveUp?(payload: Payload): Promise<void>;
}

/** Thrown by a handler whose work cannot be done yet: it is tried again then, which is no failed attempt. */
export class JobPostponedError extends Error {
  override readonly name = 'JobPostponedError';
  readonly seconds: number;

  constructor(seconds: number, cause: Error) {
    super(cause.message, { cause });
    this.seconds = seconds;
  }
}

export interface JobLog {
  error(details: object, message: string): void;
}

export interface JobSettings {
  /** Jobs at a time in this process. */
  readonly concurrency: number;
  /** Jobs of one account at a time, in all processes together. */
  readonly perAccount: number;
  readonly attempts: number;
  /** A process that says nothing for this long has lost its job. Milliseconds. */
  readonly leaseMs: number;
  /** How soon work of another process, and due retries, are noticed. Milliseconds. */
  readonly pollMs: number;
  /** Wait before the second attempt; doubles with each. Milliseconds. */
  readonly backoffMs: number;
}

export interface JobContext {
  readonly db: Database;
  readonly log: JobLog;
  readonly settings: JobSettings;
  /** Undefined: nobody in this process works on the job's queue. */
  readonly handler: JobHandler | undefined;
}

/** Works on a claimed job, holding its lease meanwhile; removes it, or puts it back. Never rejects. */
export async function runJob(context: JobContext, job: ClaimedJob): Promise<void> {
  const { db, log, settings, handler } = context;
  const renewal = setInterval(() => {
    renewLease(db, job, settings.leaseMs).catch((error: unknown) => {
      if (isDiskFull(error)) return;
      log.error({ err: error, job: job.id }, 'Renewing a lease failed');
    });
  }, settings.leaseMs / 3);
  try {
    if (!handler) throw new Error(`Nobody works on the queue ${job.queue}`);
    await handler.handle(parsePayload(handler, job));
    await deleteJob(db, job);
  } catch (error) {
    // Neither the job's fault nor anything to write down now: its lease runs out, and it is found again.
    if (isDiskFull(error)) return;
    if (!(error instanceof JobPostponedError))
      log.error({ err: error, job: job.id, queue: job.queue, attempt: job.attempt }, 'A job failed');
    await afterFailure(context, job, error).catch((second: unknown) => {
      // The lease runs out and the job is found again.
      log.error({ err: second, job: job.id }, 'A failed job could not be put back');
    });
  } finally {
    clearInterval(renewal);
  }
}

function parsePayload({ payload }: JobHandler, job: ClaimedJob): unknown {
  const result = payload.safeParse(job.payload);
  if (!result.success) throw new StoredRowError('jobs', job.id, result.error.issues);
  return result.data;
}

async function afterFailure(
  { db, settings, handler }: JobContext,
  job: ClaimedJob,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof StoredRowError && error.rowId === job.id) {
    // It will not parse the next time either, and there is nothing to tell the handler.
    await failJob(db, job, reason);
    return;
  }
  if (error instanceof JobPostponedError) {
    await postponeJob(db, job, error.seconds * 1000, reason);
    return;
  }
  if (job.attempt < settings.attempts) {
    await releaseJob(db, job, settings.backoffMs * 2 ** (job.attempt - 1), reason);
    return;
  }
  if (handler) await handler.giveUp?.(parsePayload(handler, job));
  await failJob(db, job, reason);
}
