import { AppError } from '../../core/app-error';
import { FairQueue } from '../../core/fair-queue';
import type { Log } from '../../core/log';
import type { DataEvent, DataSettings, DataTasks } from './data-tasks.schema';
import { startDataProcess, type DataProcess, type ProcessOutcome } from './data-process.client';

export interface DataCallsSettings {
  /** The bundled child, absolute. */
  readonly childPath: string;
  readonly settings: DataSettings;
  readonly log: Log;
  /** How long a call may take until the process is killed for it. Milliseconds. */
  readonly deadlineMs?: number;
}

type Name = keyof DataTasks & string;

/** Calls of the process that has the databases, which is started at the first one, and again after its end. */
export interface DataCalls {
  /**
   * Does a task when it is the database's turn. Throws UNAVAILABLE when it took too long, or the process ended twice under it: then
   * nobody knows whether it was done.
   */
  run<Task extends Name>(
    database: string,
    task: Task,
    input: DataTasks[Task]['input'],
  ): Promise<DataTasks[Task]['output']>;
  /** Told of each step, and that the process has ended (`lost`); gives what stops it. */
  listen(hear: (news: DataEvent['news']) => void): () => void;
  readonly isRunning: boolean;
  readonly pid: number | undefined;
  /** Closes the databases and ends the process. */
  close(): Promise<void>;
}

interface Work {
  readonly account: string;
  readonly task: string;
  readonly input: unknown;
  attempts: number;
  settle(outcome: ProcessOutcome): void;
}

const DEADLINE_MS = 10_000;
/** A migration writes all records of a database, a copy reads all its files, and the first one makes the template of all. */
const SLOW: ReadonlySet<string> = new Set<Name>(['migrate', 'copy', 'configure']);
const SLOW_MS = 60_000;
const CLOSE_MS = 5000;
/** Of all databases at a time; one has one call in hand. */
const AT_ONCE = 8;
const LIMITS = { inHandPerAccount: 1, waitingPerAccount: 200, waiting: 2000 };
/** A process may be ended by what another database asked of it. */
const MOST_ATTEMPTS = 2;

export function createDataCalls({
  childPath,
  settings,
  log,
  deadlineMs = DEADLINE_MS,
}: DataCallsSettings): DataCalls {
  const queue = new FairQueue<Work>(LIMITS);
  const ears = new Set<(news: DataEvent['news']) => void>();
  let current: Promise<DataProcess | undefined> | undefined;
  let running: DataProcess | undefined;
  let inHand = 0;
  let isClosed = false;

  const tellAll = (news: DataEvent['news']) => {
    for (const hear of ears) hear(news);
  };

  async function start(): Promise<DataProcess | undefined> {
    const started = startDataProcess(childPath, { onEvent: ({ news }) => tellAll(news) });
    running = started;
    void started.ended.then(() => {
      if (running !== started) return;
      running = undefined;
      current = undefined;
      // Steps of other servers went unheard.
      if (!isClosed) tellAll('lost');
    });
    const outcome = await started.call('configure', settings, SLOW_MS);
    if (outcome.kind === 'result') return started;
    if (outcome.kind === 'failure') log.error({ err: outcome.error }, 'applications’ databases cannot be opened');
    started.kill();
    return undefined;
  }

  async function attempt({ task, input }: Work): Promise<ProcessOutcome> {
    const process = await (current ??= start());
    if (!process) {
      current = undefined;
      return { kind: 'ended' };
    }
    return process.call(task, input, SLOW.has(task) ? SLOW_MS : deadlineMs);
  }

  async function doWork(work: Work): Promise<void> {
    inHand += 1;
    let outcome: ProcessOutcome;
    do {
      work.attempts += 1;
      outcome = await attempt(work);
      // Each task may be done twice: a step is known by its id, and a migration that was made changes nothing more.
    } while (outcome.kind === 'ended' && work.attempts < MOST_ATTEMPTS && !isClosed);
    if (outcome.kind === 'late') log.warn({ task: work.task, database: work.account }, 'the data process was killed');
    inHand -= 1;
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
      return running !== undefined;
    },
    get pid() {
      return running?.pid;
    },
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    run: (database, task, input) =>
      new Promise((resolve, reject) => {
        const settle = (outcome: ProcessOutcome) => {
          if (outcome.kind === 'result') resolve(outcome.output as never);
          else reject(outcome.kind === 'failure' ? outcome.error : unavailable());
        };
        const isTaken =
          !isClosed && queue.add({ account: database, task, input, attempts: 0, settle }) === 'added';
        if (isTaken) dispatch();
        else reject(unavailable());
      }),
    async close() {
      isClosed = true;
      for (const work of queue.empty()) work.settle({ kind: 'ended' });
      const process = await current;
      if (!process) return;
      await process.call('close', null, CLOSE_MS);
      process.kill();
      await process.ended;
    },
  };
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'The records cannot be reached right now. Please try again in a moment.', {
    retryAfter: 1,
  });
}
