import { AppError } from '../../core/app-error';
import type { HashReply, HashResult, HashTask } from './hash-protocol.schema';

/** A task that someone waits for. */
export interface HashJob {
  readonly id: number;
  readonly task: HashTask;
  readonly result: Promise<HashResult>;
  /** How often it was handed to a child. */
  attempts: number;
  /** When the child that has it is given up. */
  deadline?: NodeJS.Timeout;
}

/** What the hashing process has in hand, or is waited for to take. */
export interface HashJobs {
  add(task: HashTask): HashJob;
  all(): readonly HashJob[];
  /** Ends a job as the child said; an answer that nobody waits for any more is dropped. */
  settle(reply: Exclude<HashReply, { type: 'ready' }>): void;
  /** Ends a job with UNAVAILABLE. */
  refuse(job: HashJob): void;
}

export function createHashJobs(): HashJobs {
  const ends = new Map<number, (result: HashResult | Error) => void>();
  const jobs = new Map<number, HashJob>();
  let lastId = 0;

  function end(id: number, result: HashResult | Error): void {
    clearTimeout(jobs.get(id)?.deadline);
    ends.get(id)?.(result);
    ends.delete(id);
    jobs.delete(id);
  }

  return {
    add(task) {
      lastId += 1;
      const id = lastId;
      const result = new Promise<HashResult>((resolve, reject) => {
        ends.set(id, (value) => {
          if (value instanceof Error) reject(value);
          else resolve(value);
        });
      });
      const job: HashJob = { id, task, result, attempts: 0 };
      jobs.set(id, job);
      return job;
    },
    all: () => [...jobs.values()],
    settle(reply) {
      end(reply.id, reply.type === 'result' ? reply.result : new Error(`Hashing failed: ${reply.message}`));
    },
    refuse: ({ id }) => {
      end(id, unavailable());
    },
  };
}

/** Told to whoever asks for hashing that cannot be done now. */
export function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', { retryAfter: 2 });
}
