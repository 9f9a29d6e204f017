import { existsSync } from 'node:fs';
import { createHashJobs, unavailable, type HashJob } from './hash-tasks.client';
import { startHashProcess, type HashProcess } from './hash-fork.client';
import type { HashResult, HashTask } from './hash-protocol.schema';

/** A child that has not answered for this long hangs, and is ended. Generous: a busy machine gives it little. */
const ANSWER_MS = 20_000;
/**
 * A child of the idle class that has not answered for this long, ten times what a hash takes, gets no processor: the
 * machine is busy with other things. The next one only has a low priority, which is a share.
 */
const STARVED_MS = 400;
/** How long a busy machine is taken to stay so. */
const BUSY_MS = 60_000;
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
  /** The bundled `hash.child.ts`, absolute. */
  readonly childPath: string;
  /** How long an answer may take, in milliseconds. */
  readonly answerMs?: number;
  /** How long one may take of a child of the idle class, in milliseconds. */
  readonly starvedMs?: number;
  /** Told when the child is replaced: it ended by itself or hung, or it was `starved` of a processor. */
  readonly onEnd?: (why: 'broken' | 'starved') => void;
}

/** A server that was built halfway: it must not start, for nobody could sign in. */
export class HashChildMissingError extends Error {
  override name = 'HashChildMissingError';

  constructor(childPath: string) {
    super(`The process that hashes passwords is missing: ${childPath}. Build the server again.`);
  }
}

/** Throws `HashChildMissingError` where no bundled child lies at the path. */
export function requireHashChild(childPath: string): void {
  if (!existsSync(childPath)) throw new HashChildMissingError(childPath);
}

/** Starts the child. */
export function createHashChild({
  childPath,
  answerMs = ANSWER_MS,
  starvedMs = STARVED_MS,
  onEnd,
}: HashChildSettings): HashChild {
  const jobs = createHashJobs();
  let current: HashProcess | undefined;
  let isReady = false;
  let isClosed = false;
  let isStarved = false;
  let busyUntil = 0;

  function start(): void {
    if (isClosed) return;
    const starting = startHashProcess(childPath, {
      onReady() {
        clearTimeout(startDeadline);
        isReady = true;
        jobs.all().forEach(dispatch);
      },
      onReply: (reply) => {
        jobs.settle(reply);
      },
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

  function dispatch(job: HashJob): void {
    if (current === undefined) return;
    if (Date.now() >= busyUntil) current.beIdle();
    job.attempts += 1;
    job.deadline = setTimeout(endUnresponsive, current.isIdle() ? starvedMs : answerMs).unref();
    current.send({ id: job.id, task: job.task });
  }

  /** The child hangs, or gets no processor. */
  function endUnresponsive(): void {
    if (current?.isIdle() === true) {
      isStarved = true;
      busyUntil = Date.now() + BUSY_MS;
    }
    current?.kill();
  }

  /** Tasks that were handed over once wait for the next child; the others have had their chance. */
  function afterExit(): void {
    const wasReady = isReady;
    const wasStarved = isStarved;
    isReady = false;
    isStarved = false;
    if (!isClosed) onEnd?.(wasStarved ? 'starved' : 'broken');
    for (const job of jobs.all()) {
      clearTimeout(job.deadline);
      // Nothing is wrong with the task.
      if (wasStarved) job.attempts -= 1;
      if (isClosed || !wasReady || job.attempts >= MAX_ATTEMPTS) jobs.refuse(job);
    }
    if (wasReady) start();
    else setTimeout(start, RESTART_MS).unref();
  }

  start();
  return {
    run(task) {
      // Between a failed start and the next attempt there is nothing to wait for.
      if (current === undefined) return Promise.reject(unavailable());
      const job = jobs.add(task);
      if (isReady) dispatch(job);
      return job.result;
    },
    pid: () => current?.pid,
    close() {
      isClosed = true;
      current?.kill();
      current = undefined;
    },
  };
}
