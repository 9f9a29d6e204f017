import type { ModelEdit, Run } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Database, Queryable } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import type { LiveDeployments } from '../projects/live-deployments.port';
import {
  hasRunningRun,
  requireLockedProject,
  requireProject,
  type ProjectRow,
} from '../projects/project-access.service';
import { findHead, findModelToChange, hasModel } from '../versions/version-access.service';
import { movedOn } from '../versions/version-answer.service';
import type { Assistant } from './assistant.port';
import { agentOf, queueRun, type RunQueueSettings } from './run-queue.service';
import { countQueuedRuns, findRunByKey, type RunRow } from './runs.repository';
import { toRun } from './runs.view';

export interface NewEdit {
  readonly projectId: string;
  readonly baseVersionId: string;
  readonly edit: ModelEdit;
}

export interface EditsService {
  /**
   * Queues a change by hand of one part of the newest version: a run, whose message says what it changes. Throws CONFLICT with the
   * newest version as `head` when it was made on another, CONFLICT while anything works on the project or waits to,
   * UNPROCESSABLE with the reason where the part cannot be changed so, RATE_LIMITED and QUOTA_FULL. The same key answers the
   * same run, and KEY_REUSED to another change.
   */
  create(caller: Caller, input: NewEdit, idempotencyKey: string): Promise<Run>;
}

export interface EditsSettings extends RunQueueSettings {
  readonly db: Database;
  readonly assistant: Assistant;
  readonly live: LiveDeployments;
}

export function createEditsService(settings: EditsSettings): EditsService {
  const { db, assistant, jobs, live } = settings;

  async function findRepeated({ userId }: Caller, input: NewEdit, key: string): Promise<Run | undefined> {
    const made = await findRunByKey(db, userId, key);
    return made && toRun(requireSameRequest(made, hashRequest(input)));
  }

  /** What it comes to, in a sentence. It is tried before anything waits for it, so that a refusal is said where it was asked for. */
  async function sentenceOf({ userId }: Caller, project: ProjectRow, input: NewEdit): Promise<string> {
    const head = await findHead(db, project);
    if (head?.id !== input.baseVersionId) throw await movedOn(db, live, head);
    if (!hasModel(head)) throw new AppError('UNPROCESSABLE', CODE_ONLY);
    const model = await findModelToChange(db, head);
    const proposed = await orTooLong(assistant.edit(userId, { model, edit: input.edit }));
    if (proposed.kind === 'refused') throw new AppError('UNPROCESSABLE', proposed.why);
    return proposed.proposal.answer.replace(/\.$/, '');
  }

  async function insert(
    tx: Queryable,
    { caller, input, message, key }: { caller: Caller; input: NewEdit; message: string; key: string },
  ): Promise<RunRow> {
    const project = await requireLockedProject(tx, caller, input.projectId);
    if (project.headVersionId !== input.baseVersionId)
      throw await movedOn(tx, live, await findHead(tx, project));
    if ((await hasRunningRun(tx, project.id)) || (await countQueuedRuns(tx, project.id)) > 0)
      throw new AppError('CONFLICT', BUSY);
    return queueRun(tx, settings, {
      projectId: project.id,
      agentId: await agentOf(tx, project.id, undefined),
      userId: caller.userId,
      message,
      attachments: [],
      edit: input.edit,
      idempotencyKey: key,
      requestHash: hashRequest(input),
    });
  }

  return {
    async create(caller, input, key) {
      const repeated = await findRepeated(caller, input, key);
      if (repeated) return repeated;
      const message = await sentenceOf(caller, await requireProject(db, caller, input.projectId), input);
      try {
        const row = await db.transaction((tx) => insert(tx, { caller, input, message, key }));
        jobs.wake();
        return toRun(row);
      } catch (error) {
        // Two calls at once with one key: the other one made the run.
        const other = await findRepeated(caller, input, key);
        if (other) return other;
        throw error;
      }
    },
  };
}

const CODE_ONLY = 'This project was imported as code only, so its parts are changed under Code.';
const BUSY = 'The builder is working on this project. Wait for it or stop it first.';

async function orTooLong<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof WorkStoppedError)) throw error;
    throw new AppError('UNPROCESSABLE', 'This change took too long. Nothing was changed.');
  }
}
