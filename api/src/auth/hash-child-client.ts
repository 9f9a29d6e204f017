import { AppError } from '../core/app-error';
import { startHashProcess, type HashProcess } from './hash-child-process';
import type { HashReply, HashResult, HashTask } from './hash-child-protocol';

/** A child that has not answered for this long hangs, and is ended. Generous: it runs when nobody else wants to. */
const ANSWER_MS = 20_000;
/** A child that ended before it was ever ready is not tried again sooner than this. */
const RESTART_MS = 1000;
/** How often a task is handed to a child before whoever asked is told to come back. */
const MAX_ATTEMPTS = 2;

/** Does hashing tasks in a process of its own, started at once and started again whenever it ends. */
export interface HashChild {
  /**
   * Rejects with UNAVAILABLE (with retry-after) when two children in a row ended over the task, when none can
   * be started, and after `close`. Whoever calls bounds how many wait.
   */
  run(task: HashTask): Promise<HashResult>;
  /** The running child's process id. */
  pid(): number | undefined;
  /** Ends the child; what is in flight is refused. */
  close(): void;
}

export interface HashChildSettings {
  /** The bundled `hash-child.ts`, absolute. */
  readonly childPath: string;
  /** How long an answer may take, in milliseconds. */
  readonly answerMs?: number;
}

interface Job {
  readonly task: HashTask;
  readonly resolve: (result: HashResult) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
  deadline?: NodeJS.Timeout;
}

/** Starts the child. */
export function createHashChild({ childPath, answerMs = ANSWER_MS }: HashChildSettings): HashChild {
  const jobs = new Map<number, Job>();
  let current: HashProcess | undefined;
  let isReady = false;
  let isClosed = false;
  let lastId = 0;

  function start(): void {
    if (isClosed) return;
    const starting = startHashProcess(childPath, {
      onReady() {
        clearTimeout(startDeadline);
        isReady = true;
        for (const [id, job] of jobs) hand(id, job);
      },
      onReply: settle,
      onExit() {
        clearTimeout(startDeadline);
        current = undefined;
        afterExit();
      },
    });
    const startDeadline = setTimeout(() => {
      starting.kill();
    }, answerMs).unref();
    current = starting;
  }

  function hand(id: number, job: Job): void {
    job.attempts += 1;
    job.deadline = setTimeout(() => current?.kill(), answerMs).unref();
    current?.send({ id, task: job.task });
  }

  function settle(reply: Exclude<HashReply, { type: 'ready' }>): void {
    const job = take(reply.id);
    if (reply.type === 'result') job?.resolve(reply.result);
    else job?.reject(new Error(`Hashing failed: ${reply.message}`));
  }

  function take(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    clearTimeout(job?.deadline);
    return job;
  }

  /** Tasks that were handed over once wait for the next child; the others have had their chance. */
  function afterExit(): void {
    const wasReady = isReady;
    isReady = false;
    for (const [id, job] of jobs) {
      clearTimeout(job.deadline);
      if (isClosed || !wasReady || job.attempts >= MAX_ATTEMPTS) take(id)?.reject(unavailable());
    }
    if (wasReady) start();
    else setTimeout(start, RESTART_MS).unref();
  }

  start();
  return {
    run(task) {
      // Between a failed start and the next attempt there is nothing to wait for.
      if (current === undefined) return Promise.reject(unavailable());
      return new Promise((resolve, reject) => {
        const job: Job = { task, resolve, reject, attempts: 0 };
        lastId += 1;
        jobs.set(lastId, job);
        if (isReady) hand(lastId, job);
      });
    },
    pid: () => current?.pid,
    close() {
      isClosed = true;
      current?.kill();
      current = undefined;
    },
  };
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', { retryAfter: 2 });
}
