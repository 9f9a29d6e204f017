import { AppError } from '../core/app-error';
import type { WorkLimits } from './work-limits';
import { startWorkProcess, type WorkProcess } from './work-process';
import type { TaskTypes } from './work-protocol';

/** A task took too long or more memory than one may, and its process was killed. */
export type Stopped = { readonly kind: 'late' } | { readonly kind: 'too-large' };

/** Gives a task to the process. Throws UNAVAILABLE where the process ended by itself. */
export type AskProcess<Tasks extends TaskTypes<Tasks>> = <Name extends keyof Tasks & string>(
  task: Name,
  input: Tasks[Name]['input'],
) => Promise<Tasks[Name]['output'] | Stopped>;

/** Processes that do one thing each and are killed afterwards, whatever became of it. */
export interface FreshProcesses<Tasks extends TaskTypes<Tasks>> {
  /** Starts one when it is the account's turn. Throws RATE_LIMITED, and UNAVAILABLE where none can be started. */
  run<Result>(account: string, work: (ask: AskProcess<Tasks>) => Promise<Result>): Promise<Result>;
  /** Ends those that run; what waits, and what comes later, is refused. */
  close(): void;
}

/** Says which work is next, of those that wait. */
export interface WorkTurns {
  add(work: FreshWork): 'added' | 'account full' | 'full';
  /** It is in hand until `finish`; undefined where none may begin. */
  take(): FreshWork | undefined;
  finish(work: FreshWork): void;
  /** Everything that waits, taken out. */
  empty(): readonly FreshWork[];
}

export interface FreshProcessSettings {
  /** The bundled child, absolute: it calls `serveWork`. */
  readonly childPath: string;
  readonly limits: WorkLimits;
  /** Processes at a time. */
  readonly atOnce: number;
  readonly turns: WorkTurns;
  /** What is said where nothing can be done right now, and where the account has too much waiting. */
  readonly words: { readonly unavailable: string; readonly tooMany: string };
}

export interface FreshWork {
  readonly account: string;
  begin(): Promise<void>;
  refuse(error: AppError): void;
}

export function createFreshProcesses<Tasks extends TaskTypes<Tasks>>({
  childPath,
  limits,
  atOnce,
  turns,
  words,
}: FreshProcessSettings): FreshProcesses<Tasks> {
  const running = new Set<WorkProcess>();
  let inHand = 0;
  let isClosed = false;

  const unavailable = () => new AppError('UNAVAILABLE', words.unavailable, { retryAfter: 1 });
  const tooMany = () => new AppError('RATE_LIMITED', words.tooMany, { retryAfter: 5 });

  async function doWork(work: FreshWork): Promise<void> {
    inHand += 1;
    await work.begin();
    inHand -= 1;
    turns.finish(work);
    dispatch();
  }

  function dispatch(): void {
    while (inHand < atOnce) {
      const work = turns.take();
      if (!work) return;
      void doWork(work);
    }
  }

  async function runOnce<Result>(work: (ask: AskProcess<Tasks>) => Promise<Result>): Promise<Result> {
    const child = startWorkProcess(childPath, limits);
    running.add(child);
    try {
      if (isClosed || !(await child.ready)) throw unavailable();
      return await work(async (task, input) => {
        const outcome = await child.run(task, input);
        // The child answers a task with the task's own output: both sides are made of the same types.
        if (outcome.kind === 'result') return outcome.output;
        if (outcome.kind === 'failure') throw outcome.error;
        if (outcome.reason === 'timeout') return { kind: 'late' };
        if (outcome.reason === 'memory') return { kind: 'too-large' };
        throw unavailable();
      });
    } finally {
      child.kill();
      running.delete(child);
    }
  }

  return {
    run: (account, work) =>
      new Promise((resolve, reject) => {
        const begin = () => runOnce(work).then(resolve, reject);
        const added = isClosed ? 'full' : turns.add({ account, begin, refuse: reject });
        if (added === 'added') dispatch();
        else reject(added === 'full' ? unavailable() : tooMany());
      }),
    close() {
      isClosed = true;
      for (const work of turns.empty()) work.refuse(unavailable());
      for (const child of running) child.kill();
    },
  };
}
