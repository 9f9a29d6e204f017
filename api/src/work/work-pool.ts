import { AppError } from '../core/app-error';
import { FairQueue } from '../core/fair-queue';
import { WORK_LIMITS, type WorkLimits } from './work-limits';
import type { StopReason, WorkOutcome } from './work-process';
import type { TaskTypes } from './work-protocol';
import { WorkSlots, type Slot, type SlotSettings } from './work-slots';

/** A task took more than it may, and its process was killed. Nothing of it is left. */
export class WorkStoppedError extends Error {
  override readonly name = 'WorkStoppedError';
  constructor(readonly reason: StopReason) {
    super(`The work was stopped: ${reason}`);
  }
}

/** The pool was closed, as the server stops: the work is none the worse, and can be done at the next start. */
export class WorkClosedError extends AppError {
  constructor() {
    super('UNAVAILABLE', 'The server is restarting. Please try again in a moment.', { retryAfter: 5 });
  }
}

/** Killable processes that read, merge and compile what users wrote, so that the server's thread never does (SAFE-01). */
export interface WorkPool<Tasks extends TaskTypes<Tasks>> {
  /** Starts the first process ahead of the first task; resolves when it is ready. */
  warm(): Promise<void>;
  /**
   * Does a task when it is the account's turn. Throws WorkStoppedError when it was killed, RATE_LIMITED when too many
   * of the account's wait, UNAVAILABLE when too many of all do or no process can be started, WorkClosedError once it is closed.
   */
  run<Name extends keyof Tasks & string>(
    account: string,
    task: Name,
    input: Tasks[Name]['input'],
  ): Promise<Tasks[Name]['output']>;
  /** Ends the processes; what is in hand or waits is refused. */
  close(): void;
}

export interface WorkPoolSettings extends Omit<SlotSettings, 'limits'> {
  /** `WORK_LIMITS`, but for those given. */
  readonly limits?: Partial<WorkLimits>;
}

interface Work {
  readonly account: string;
  readonly task: string;
  readonly input: unknown;
  settle(outcome: WorkOutcome): void;
  refuse(error: AppError): void;
}

export function createWorkPool<Tasks extends TaskTypes<Tasks>>({
  limits: own,
  ...settings
}: WorkPoolSettings): WorkPool<Tasks> {
  const limits = { ...WORK_LIMITS, ...own };
  const queue = new FairQueue<Work>(limits);
  const slots = new WorkSlots({ ...settings, limits }, (isReady) => {
    // Where another works, what waits is done by that one.
    if (!isReady && !slots.isEmpty) return;
    if (!isReady) refuseNext();
    dispatch();
  });
  let isClosed = false;

  /** Begins what may begin. */
  function dispatch(): void {
    while (queue.hasNext) {
      const slot = slots.take();
      const work = slot && queue.take();
      if (slot === undefined || work === undefined) {
        void slots.prepare();
        return;
      }
      void doWork(slot, work);
    }
  }

  /** No process can be started: one by one, since the next may be. */
  function refuseNext(): void {
    const work = queue.take();
    if (work === undefined) return;
    work.refuse(unavailable());
    queue.finish(work);
  }

  async function doWork(slot: Slot, work: Work): Promise<void> {
    const outcome = await slot.process.run(work.task, work.input);
    const replaced = slots.release(slot, outcome.kind !== 'result' || outcome.isSpoiled);
    if (isClosed) work.refuse(new WorkClosedError());
    else work.settle(outcome);
    // Whose work ends processes waits for their replacement; the others have what is left.
    if (replaced !== undefined) dispatch();
    await replaced;
    queue.finish(work);
    dispatch();
  }

  return {
    warm: () => slots.prepare(),
    run: (account, task, input) =>
      new Promise((resolve, reject) => {
        const work = { account, task, input, settle: settler(resolve, reject), refuse: reject };
        if (isClosed) {
          reject(new WorkClosedError());
          return;
        }
        const added = queue.add(work);
        if (added === 'added') dispatch();
        else reject(added === 'full' ? unavailable() : tooManyOfOne());
      }),
    close() {
      isClosed = true;
      for (const work of queue.empty()) work.refuse(new WorkClosedError());
      slots.close();
    },
  };
}

/** The child answers a task with the task's own output: both sides are made of the same types. */
function settler(resolve: (output: never) => void, reject: (error: Error) => void): Work['settle'] {
  return (outcome) => {
    if (outcome.kind === 'stopped') reject(new WorkStoppedError(outcome.reason));
    else if (outcome.kind === 'failure') reject(outcome.error);
    else resolve(outcome.output as never);
  };
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'The builder is busy. Please try again in a moment.', { retryAfter: 5 });
}

function tooManyOfOne(): AppError {
  const message = 'You have too many builds waiting. Please wait until some are done.';
  return new AppError('RATE_LIMITED', message, { retryAfter: 10 });
}
