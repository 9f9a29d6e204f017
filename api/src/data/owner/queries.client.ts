import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../core/app-error';
import { FairQueue } from '../../core/fair-queue';
import { WORK_LIMITS } from '../../work/work-limits';
import { startWorkProcess, type WorkProcess } from '../../work/work-process';
import { placeName, type EngineSettings, type Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import {
  QUERY_MS,
  type Asking,
  type CheckAnswer,
  type QueryAnswer,
  type QuerySource,
  type QueryTasks,
} from './query-tasks.schema';

export interface QueriesSettings {
  /** `api/dist/query-child.mjs`, absolute. */
  readonly childPath: string;
  readonly engine: EngineSettings;
  /** Where copies of embedded databases lie while a statement runs. Nothing else lies there. */
  readonly folder: string;
  readonly calls: Pick<DataCalls, 'run'>;
}

/** What became of a statement. */
export type QueryOutcome =
  | QueryAnswer
  | Extract<CheckAnswer, { readonly kind: 'refused' }>
  | { readonly kind: 'absent' }
  /** It took more memory than one may. */
  | { readonly kind: 'too-large' };

export interface Queries {
  /** Runs a statement when it is the account's turn. Throws RATE_LIMITED, and UNAVAILABLE where it cannot be run at all. */
  run(account: string, place: Place, asking: Asking): Promise<QueryOutcome>;
  /** Ends what runs. */
  close(): void;
}

interface Work {
  readonly account: string;
  begin(): Promise<void>;
  refuse(error: AppError): void;
}

const AT_ONCE = 2;
const LIMITS = { inHandPerAccount: 1, waitingPerAccount: 3, waiting: 50 };
const PROCESS_LIMITS = { ...WORK_LIMITS, workMs: QUERY_MS, wallMs: QUERY_MS, residentBytes: 600 * 1_048_576 };
/** On a server the child cancels the statement itself, and has time to say so. */
const SERVER_LIMITS = { ...PROCESS_LIMITS, wallMs: QUERY_MS + 3000 };

/**
 * Runs what owners of projects type as SQL, each in a process of its own that is killed when it takes too long: never in the process
 * that has the databases (docs/decisions/0022).
 */
export function createQueries({ childPath, engine, folder, calls }: QueriesSettings): Queries {
  const queue = new FairQueue<Work>(LIMITS);
  const running = new Set<WorkProcess>();
  // What a server that was killed left behind.
  const swept = rm(folder, { recursive: true, force: true }).catch(() => undefined);
  let inHand = 0;
  let isClosed = false;

  async function doWork(work: Work): Promise<void> {
    inHand += 1;
    await work.begin();
    inHand -= 1;
    queue.finish(work);
    dispatch();
  }

  function dispatch(): void {
    while (inHand < AT_ONCE && queue.hasNext) {
      const work = queue.take();
      if (work) void doWork(work);
    }
  }

  async function runOnce(place: Place, asking: Asking): Promise<QueryOutcome> {
    const child = startWorkProcess(childPath, engine.kind === 'server' ? SERVER_LIMITS : PROCESS_LIMITS);
    running.add(child);
    try {
      if (isClosed || !(await child.ready)) throw unavailable();
      const checked = await ask(child, 'check', { sql: asking.sql });
      if (checked.kind !== 'accepted') return checked;
      return await withSource(place, (source) => ask(child, 'run', { source, ...asking, sql: checked.sql }));
    } finally {
      child.kill();
      running.delete(child);
    }
  }

  async function withSource(
    place: Place,
    work: (source: QuerySource) => Promise<QueryOutcome>,
  ): Promise<QueryOutcome> {
    if (engine.kind === 'server') return work({ kind: 'server', url: engine.url, schema: placeName(place) });
    await swept;
    await mkdir(folder, { recursive: true });
    const copy = join(folder, randomUUID());
    try {
      const copied = await calls.run(place.database, 'copy', { ...place, folder: copy });
      return copied.kind === 'absent' ? copied : await work({ kind: 'folder', folder: copy });
    } finally {
      await rm(copy, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  return {
    run: (account, place, asking) =>
      new Promise((resolve, reject) => {
        const begin = () => runOnce(place, asking).then(resolve, reject);
        const added = isClosed ? 'full' : queue.add({ account, begin, refuse: reject });
        if (added === 'added') dispatch();
        else reject(added === 'full' ? unavailable() : tooMany());
      }),
    close() {
      isClosed = true;
      for (const work of queue.empty()) work.refuse(unavailable());
      for (const child of running) child.kill();
    },
  };
}

type Stopped = { readonly kind: 'late' } | { readonly kind: 'too-large' };

async function ask<Task extends keyof QueryTasks>(
  child: WorkProcess,
  task: Task,
  input: QueryTasks[Task]['input'],
): Promise<QueryTasks[Task]['output'] | Stopped> {
  const outcome = await child.run(task, input);
  // The child answers a task with the task's own output: both sides are made of the same types.
  if (outcome.kind === 'result') return outcome.output as QueryTasks[Task]['output'];
  if (outcome.kind === 'failure') throw outcome.error;
  if (outcome.reason === 'timeout') return { kind: 'late' };
  if (outcome.reason === 'memory') return { kind: 'too-large' };
  throw unavailable();
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'Statements cannot be run right now. Please try again in a moment.', {
    retryAfter: 1,
  });
}

function tooMany(): AppError {
  return new AppError('RATE_LIMITED', 'You have other statements waiting. Please wait until they are done.', {
    retryAfter: 5,
  });
}
