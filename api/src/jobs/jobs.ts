import { isDiskFull } from '../core/disk-full';
import type { Database, Queryable } from '../db/database';
import { claimJob, insertJob, type ClaimedJob, type NewJob } from './jobs.repository';
import { runJob, type JobHandler, type JobLog, type JobSettings } from './run-job';

export const JOB_DEFAULTS: JobSettings = {
  concurrency: 8,
  perAccount: 2,
  attempts: 4,
  leaseMs: 15_000,
  pollMs: 1000,
  backoffMs: 1000,
};

export interface Jobs {
  /** Says who does the work of `queue`. Jobs of other queues are left to other workers. */
  handle<Payload>(queue: string, handler: JobHandler<Payload>): void;
  /** Adds a job within the caller's transaction; call `wake` once that has committed. */
  enqueue(q: Queryable, job: NewJob): Promise<void>;
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  start(): void;
  /** Takes no new job and resolves when those in hand are done, or after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Durable jobs in the database, worked on in this process (docs/decisions/0005-jobs.md). */
export function createJobs(db: Database, log: JobLog, settings: JobSettings = JOB_DEFAULTS): Jobs {
  const handlers = new Map<string, JobHandler>();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  let claiming: Promise<void> | undefined;
  let isWoken = false;
  let isDiskKnownFull = false;

  /** Takes due jobs until there are none, or as many in hand as this process may have. */
  async function claimDueJobs(): Promise<void> {
    while (!isStopped && running.size < settings.concurrency) {
      isWoken = false;
      const job = await claimJob(db, { ...settings, queues: [...handlers.keys()] });
      isDiskKnownFull = false;
      if (job) begin(job);
      else if (!wasWoken()) return;
    }
  }

  /** Whether `wake` was called since claiming began: asked through a function, as awaiting may change it. */
  const wasWoken = () => isWoken;

  function begin(job: ClaimedJob): void {
    const work = runJob({ db, log, settings, handler: handlers.get(job.queue) }, job).finally(() => {
      running.delete(work);
      wake();
    });
    running.add(work);
  }

  function wake(): void {
    if (isStopped) return;
    isWoken = true;
    claiming ??= claimDueJobs()
      .catch((error: unknown) => {
        if (!isDiskFull(error)) log.error({ err: error }, 'Looking for jobs failed');
        // Once, not at every look until somebody makes room.
        else if (!isDiskKnownFull)
          log.error({ err: error }, 'The disk is full: jobs wait until there is room');
        isDiskKnownFull = isDiskFull(error);
      })
      .finally(() => {
        claiming = undefined;
      });
  }

  return {
    handle: (queue, handler) => void handlers.set(queue, handler),
    enqueue: insertJob,
    wake,
    start() {
      isStopped = false;
      timer = setInterval(wake, settings.pollMs);
      wake();
    },
    async stop(graceMs) {
      isStopped = true;
      clearInterval(timer);
      await claiming;
      await Promise.race([Promise.allSettled([...running]), pause(graceMs)]);
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
