import { randomUUID } from 'node:crypto';
import { invalidField } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { Queryable } from '../../db/database';
import type { Jobs } from '../../jobs/jobs';
import type { FirstRunInput } from '../projects/first-run.port';
import { findDefaultAgent, hasAgent } from '../projects/project-access.service';
import type { QuotasService } from '../quotas/quotas.service';
import { RUN_QUEUE } from './run-journal.service';
import * as repository from './runs.repository';
import type { RunRow } from './runs.repository';

export interface RunQueueSettings {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly quotas: QuotasService;
}

/** A project's first run has no hash: its key is the project's, which has one. */
export type QueuedRun = FirstRunInput &
  Pick<RunRow, 'requestHash'> &
  Partial<Pick<RunRow, 'held' | 'about' | 'edit' | 'mode' | 'problem' | 'decided'>>;

/** Queues a run, counting it as what it is: a message, or a change by hand. Throws RATE_LIMITED and QUOTA_FULL. */
export async function queueRun(
  tx: Queryable,
  { jobs, clock, quotas }: RunQueueSettings,
  input: QueuedRun,
): Promise<RunRow> {
  await quotas.take(tx, input.userId, input.edit ? 'edits' : 'messages');
  await quotas.requireSomeRoom(tx, input.userId);
  const at = clock();
  const row: RunRow = {
    about: null,
    edit: null,
    held: null,
    problem: null,
    decided: null,
    mode: 'build',
    ...input,
    id: randomUUID(),
    status: 'queued',
    answer: '',
    suggestions: [],
    receipt: null,
    question: null,
    spoken: null,
    conflicts: [],
    versionId: null,
    error: null,
    createdAt: at,
    endedAt: null,
  };
  await repository.insertRun(tx, row);
  await repository.appendEvents(tx, row.id, [{ type: 'run', status: 'queued' }], at);
  await jobs.enqueue(tx, { queue: RUN_QUEUE, payload: { runId: row.id }, account: row.userId });
  return row;
}

/** The agent that works: the one asked for, which has to be the project's, or its Builder. */
export async function agentOf(
  tx: Queryable,
  projectId: string,
  agentId: string | undefined,
): Promise<string> {
  if (agentId !== undefined) {
    if (await hasAgent(tx, projectId, agentId)) return agentId;
    throw invalidField('agentId', 'This agent does not work on the project');
  }
  const builder = await findDefaultAgent(tx, projectId);
  if (builder === undefined) throw new Error(`Project ${projectId} has no Builder`);
  return builder;
}
