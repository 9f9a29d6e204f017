import { AppError } from '../../core/app-error';
import { DiskFullError } from '../../core/disk-full';
import { errorCode } from '../../core/error-code';
import { FairQueue } from '../../core/fair-queue';
import type { ProcessOutcome } from './data-process.client';
import { DataProcessKeeper, type ProcessKeeperSettings } from './data-process-keeper.client';
import type { DataEvent, DataTasks } from './data-tasks.schema';
import { FAILURE_CODES } from './failure-codes.schema';

export interface DataCallsSettings extends Omit<ProcessKeeperSettings, 'tell'> {
  /** How long a call may take until the process is killed for it; ten seconds unless given. Milliseconds. */
  readonly deadlineMs?: number;
}

type Hear = (news: DataEvent['news']) => void;

/** Calls of the process that has the databases, which is started at the first one, and again after its end. */
export interface DataCalls {
  /**
   * Does a task when it is the database's turn. Throws UNAVAILABLE when it took too long, or the process ended twice under it: then
   * nobody knows whether it was done.
   */
  run<Task extends keyof DataTasks>(
    database: string,
    task: Task,
    input: DataTasks[Task]['input'],
  ): Promise<DataTasks[Task]['output']>;
  /** Told of each step, and that the process has ended (`lost`); gives what stops it. */
  listen(hear: Hear): () => void;
  readonly isRunning: boolean;
  readonly pid: number | undefined;
  /** Closes the databases and ends the process. */
  close(): Promise<void>;
}

interface Work {
  readonly account: string;
  readonly task: string;
  readonly input: unknown;
  settle(outcome: ProcessOutcome): void;
}

const DEADLINE_MS = 10_000;
/** A migration writes all records of a database, a copy reads all its files, and the first one makes the template of all. */
const SLOW: ReadonlySet<string> = new Set([
  ...['migrate', 'copy', 'backup', 'restore', 'exportSql', 'exportCsv', 'plan', 'trial'],
]);
const SLOW_MS = 60_000;
/** Of all databases at a time; one has one call in hand. */
const AT_ONCE = 8;
const LIMITS = { inHandPerAccount: 1, waitingPerAccount: 200, waiting: 2000 };
/** A process may be ended by what another database asked of it. */
const MOST_ATTEMPTS = 2;

export function createDataCalls({ deadlineMs = DEADLINE_MS, ...settings }: DataCallsSettings): DataCalls {
  const queue = new FairQueue<Work>(LIMITS);
  const ears = new Set<Hear>();
  const keeper = new DataProcessKeeper({
    ...settings,
    tell(news) {
      for (const hear of ears) hear(news);
    },
  });
  let inHand = 0;

  async function doWork(work: Work): Promise<void> {
    inHand += 1;
    const outcome = await attempt(keeper, work, SLOW.has(work.task) ? SLOW_MS : deadlineMs);
    inHand -= 1;
    if (outcome.kind === 'late') {
      settings.log.warn(
        { task: work.task, database: work.account },
        'a call was too late: its process was killed',
      );
    }
    work.settle(outcome);
    queue.finish(work);
    dispatch();
  }

  function dispatch(): void {
    while (inHand < AT_ONCE && queue.hasNext) {
      const work = queue.take();
      if (work) void doWork(work);
    }
  }

  return {
    get isRunning() {
      return keeper.pid !== undefined;
    },
    get pid() {
      return keeper.pid;
    },
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    run: (database, task, input) =>
      new Promise((resolve, reject) => {
        const settle = (outcome: ProcessOutcome) => {
          // The child answers a task with the task's own output: both sides are made of the same types.
          if (outcome.kind === 'result') resolve(outcome.output as never);
          else reject(outcome.kind === 'failure' ? toKnown(outcome.error) : unavailable());
        };
        const isTaken = !keeper.isClosed && queue.add({ account: database, task, input, settle }) === 'added';
        if (isTaken) dispatch();
        else reject(unavailable());
      }),
    async close() {
      for (const work of queue.empty()) work.settle({ kind: 'ended' });
      await keeper.close();
    },
  };
}

/** Each task may be done twice: a step is known by its id, and a migration that was made changes nothing more. */
async function attempt(
  keeper: DataProcessKeeper,
  { task, input }: Work,
  deadlineMs: number,
): Promise<ProcessOutcome> {
  for (let count = 1; ; count += 1) {
    const outcome = await keeper.call(task, input, deadlineMs);
    if (outcome.kind !== 'ended' || count === MOST_ATTEMPTS || keeper.isClosed) return outcome;
  }
}

function toKnown(error: Error): Error {
  const code = errorCode(error);
  if (code === FAILURE_CODES.diskFull) return new DiskFullError(error.message);
  return code === FAILURE_CODES.away ? unavailable() : error;
}

function unavailable(): AppError {
  const message = 'The records cannot be reached right now. Please try again in a moment.';
  return new AppError('UNAVAILABLE', message, { retryAfter: 1 });
}
