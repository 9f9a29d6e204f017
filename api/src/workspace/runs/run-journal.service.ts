import type { RunEvent } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Jobs } from '../../jobs/jobs';
import { hasRunningRun, lockProject } from '../projects/project-access.service';
import { addRunBytes } from '../quotas/run-bytes.service';
import type { Signals } from '../../core/signals';
import {
  appendEvents,
  endRun,
  findNextQueuedRun,
  findRun,
  insertRun,
  lockRun,
  markRunning,
  type RunEnd,
  type RunRow,
} from './runs.repository';

export const RUN_QUEUE = 'run';

/** The run was stopped, or taken over and ended elsewhere: whoever works on it drops what they have. */
export class RunEndedError extends Error {
  override readonly name = 'RunEndedError';
}

/** Reads the person's balance for the end event, in credits. */
export type ReadBalance = (q: Queryable, userId: string) => Promise<number>;

export interface RunJournal {
  /**
   * Begins the run, or goes on with it after a crash. Undefined when it has ended, or when another run of
   * the project is under way: that one starts this one when it ends.
   */
  begin(runId: string): Promise<RunRow | undefined>;
  /** Adds events and wakes the streams. Throws `RunEndedError` when the run has ended. */
  report(runId: string, events: readonly RunEvent[]): Promise<void>;
  /**
   * Ends the run in one transaction with `apply`, which makes its version, and queues the project's next
   * run. Answers false, and applies nothing, when the run had ended already.
   */
  end(run: RunRow, end: RunEnd, options?: EndOptions): Promise<boolean>;
  /** Writes down a run whose work was done before there was a project, within the transaction that makes that. */
  record(tx: Queryable, run: RunRow, end: RunEnd, options?: EndOptions): Promise<void>;
}

export interface EndOptions {
  readonly events?: readonly RunEvent[];
  /** Runs first; the version's id that it answers becomes the run's. Throwing keeps everything as it was. */
  readonly apply?: (tx: Queryable) => Promise<string>;
}

/** Writes runs and their events so that any process can stream them. */
export function createRunJournal(
  db: Database,
  clock: Clock,
  jobs: Jobs,
  signals: Signals,
  readBalance: ReadBalance,
): RunJournal {
  async function finish(
    tx: Queryable,
    run: RunRow,
    end: RunEnd,
    { events = [], apply }: EndOptions = {},
  ): Promise<void> {
    const versionId = await apply?.(tx);
    const ended = { ...end, ...(versionId === undefined ? {} : { versionId }) };
    await endRun(tx, run.id, ended, clock());
    const balance = await readBalance(tx, run.userId);
    await appendEvents(tx, run.id, [...events, endEvent(ended, balance)], clock());
    await addRunBytes(tx, run.id);
  }

  return {
    async begin(runId) {
      const begun = await db.transaction(async (tx) => {
        const known = await findRun(tx, runId);
        // Always the project before the run: two orders would wait for each other.
        const project = known && (await lockProject(tx, known.projectId));
        const run = project && (await lockRun(tx, runId));
        if (run?.status === 'running') return run;
        if (run?.status !== 'queued') return undefined;
        const isNext = (await findNextQueuedRun(tx, run.projectId))?.id === runId;
        if (!isNext || (await hasRunningRun(tx, run.projectId))) return undefined;
        await markRunning(tx, runId);
        await appendEvents(tx, runId, [{ type: 'run', status: 'running' }], clock());
        return { ...run, status: 'running' as const };
      });
      if (begun) signals.notify(runId);
      return begun;
    },
    async report(runId, events) {
      await db.transaction(async (tx) => {
        const run = await lockRun(tx, runId);
        if (run?.status !== 'running') throw new RunEndedError();
        await appendEvents(tx, runId, events, clock());
      });
      signals.notify(runId);
    },
    async record(tx, run, end, options) {
      await insertRun(tx, { ...run, status: 'running' });
      await appendEvents(tx, run.id, [{ type: 'run', status: 'running' }], clock());
      await finish(tx, run, end, options);
    },
    async end(run, end, options) {
      const hasEnded = await db.transaction(async (tx) => {
        const project = await lockProject(tx, run.projectId);
        const current = await lockRun(tx, run.id);
        if (!project || (current?.status !== 'queued' && current?.status !== 'running')) return false;
        await finish(tx, run, end, options);
        const next = await findNextQueuedRun(tx, run.projectId);
        if (next) {
          await jobs.enqueue(tx, { queue: RUN_QUEUE, payload: { runId: next.id }, account: next.userId });
        }
        return true;
      });
      if (hasEnded) {
        signals.notify(run.id);
        jobs.wake();
      }
      return hasEnded;
    },
  };
}

/** Failed work and the built-in assistant's are free: 0 credits (decisions, 'Money and credits'). */
function endEvent(end: RunEnd, balance: number): RunEvent {
  const { status, versionId, error, suggestions, question, conflicts } = end;
  return {
    type: 'end',
    status,
    credits: 0,
    balance,
    ...(versionId === undefined ? {} : { versionId }),
    ...(error === undefined ? {} : { error }),
    ...(suggestions === undefined || suggestions.length === 0 ? {} : { suggestions }),
    ...(question === undefined ? {} : { question }),
    ...(conflicts === undefined ? {} : { conflicts }),
  };
}
