import type {
  HeldRecords,
  Message,
  Run,
  RunDecision,
  RunMode,
  RunProblem,
  RunSubject,
} from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Log } from '../../core/log';
import type { Clock } from '../../core/clock';
import { readPosition, writePosition } from '../../core/list-cursor';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Database, Queryable } from '../../db/database';
import { reportRowsTo } from '../../db/stored-row';
import type { Jobs } from '../../jobs/jobs';
import { findChecksOfRuns } from '../checks/check-access.service';
import type { FirstRun } from '../projects/first-run.port';
import { requireLockedProject, requirePart, requireProject } from '../projects/project-access.service';
import type { QuotasService } from '../quotas/quotas.service';
import { requireAttachments } from '../uploads/attachments.service';
import { readDecision } from './run-decision.service';
import type { RunJournal } from './run-journal.service';
import { agentOf, queueRun } from './run-queue.service';
import { nameSubject } from './run-subject.service';
import * as repository from './runs.repository';
import type { RunRow } from './runs.repository';
import { toMessages, toRun } from './runs.view';

const MAX_QUEUED = 5;
const PAGE = 50;

export interface NewRun {
  readonly projectId: string;
  readonly agentId?: string | undefined;
  readonly message: string;
  readonly mode?: RunMode | undefined;
  /** What the preview holds, as the page counted it. */
  readonly held?: HeldRecords | undefined;
  /** Files that go with the message. */
  readonly attachmentIds?: string[] | undefined;
  /** What was pointed at in the preview. */
  readonly about?: RunSubject | undefined;
  /** An error of the preview that is to be fixed. */
  readonly problem?: RunProblem | undefined;
  /** What somebody decided about the conflicts of an earlier run. */
  readonly decision?: RunDecision | undefined;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

export interface RunsService extends FirstRun {
  /**
   * Queues a message. At most 5 wait behind the one that runs (CONFLICT). Throws RATE_LIMITED when the account's hour is
   * full, QUOTA_FULL when it can keep nothing more. The same key answers the same run, and KEY_REUSED to another message.
   */
  create(caller: Caller, input: NewRun, idempotencyKey: string): Promise<Run>;
  list(caller: Caller, projectId: string | undefined, cursor: string | undefined): Promise<Page<Run>>;
  read(caller: Caller, id: string): Promise<Run>;
  /** Ends a run that has not ended; nothing of it is kept. Throws CONFLICT when it has. */
  stop(caller: Caller, id: string): Promise<Run>;
  /** The conversation of a project, oldest first. */
  messages(caller: Caller, projectId: string): Promise<Message[]>;
}

export interface RunsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly journal: RunJournal;
  readonly quotas: QuotasService;
  readonly log: Log;
}

export function createRunsService(settings: RunsSettings): RunsService {
  const { db, jobs, journal, log } = settings;
  const report = reportRowsTo(log);

  async function owned(caller: Caller, id: string): Promise<RunRow> {
    return requirePart(db, caller, { id, part: await repository.findRun(db, id), name: 'run' });
  }

  async function findRepeated({ userId }: Caller, input: NewRun, key: string): Promise<Run | undefined> {
    const made = await repository.findRunByKey(db, userId, key);
    return made && toRun(requireSameRequest(made, hashMessage(input)));
  }

  async function insert(
    tx: Queryable,
    caller: Caller,
    input: NewRun,
    idempotencyKey: string,
  ): Promise<RunRow> {
    const project = await requireLockedProject(tx, caller, input.projectId);
    const agentId = await agentOf(tx, project.id, input.agentId);
    if ((await repository.countQueuedRuns(tx, project.id)) >= MAX_QUEUED) {
      throw new AppError(
        'CONFLICT',
        `${MAX_QUEUED} messages are waiting already. Remove one or wait a moment.`,
      );
    }
    const attachments = await requireAttachments(tx, caller, input.attachmentIds);
    const about = input.about ? await nameSubject(tx, project, input.about) : null;
    const again = input.decision ? await readDecision(tx, project.id, input.decision, input) : {};
    const { message, held = null, mode = 'build', problem = null } = input;
    const requestHash = hashMessage(input);
    const from = { projectId: project.id, agentId, userId: caller.userId, idempotencyKey, requestHash };
    return queueRun(tx, settings, { ...from, message, mode, attachments, about, held, problem, ...again });
  }

  return {
    async create(caller, input, idempotencyKey) {
      const repeated = await findRepeated(caller, input, idempotencyKey);
      if (repeated) return repeated;
      try {
        const row = await db.transaction((tx) => insert(tx, caller, input, idempotencyKey));
        jobs.wake();
        return toRun(row);
      } catch (error) {
        // Two calls at once with one key: the other one made the run.
        const other = await findRepeated(caller, input, idempotencyKey);
        if (other) return other;
        throw error;
      }
    },
    async list(caller, projectId, cursor) {
      if (projectId !== undefined) await requireProject(db, caller, projectId);
      const filter = { userId: caller.userId, projectId };
      const page = { after: readPosition(cursor), limit: PAGE };
      const { runs, next } = await repository.listRuns(db, filter, page, report);
      return { items: runs.map(toRun), nextCursor: next ? writePosition(next) : null };
    },
    read: async (caller, id) => toRun(await owned(caller, id)),
    async stop(caller, id) {
      const run = await owned(caller, id);
      if (!(await journal.end(run, { status: 'stopped' })))
        throw new AppError('CONFLICT', 'This run has ended already.');
      return toRun(await owned(caller, id));
    },
    async messages(caller, projectId) {
      await requireProject(db, caller, projectId);
      const rows = await repository.listRunsOfProject(db, projectId, report);
      const checks = await findChecksOfRuns(db, rows);
      return rows.flatMap((row) => toMessages(row, checks.get(row.versionId ?? '')));
    },
    queue: async (tx, input) =>
      (await queueRun(tx, settings, { ...input, requestHash: null, held: null })).id,
    find: async (q, userId, key) => (await repository.findRunByKey(q, userId, key))?.id,
    wake() {
      jobs.wake();
    },
  };
}

/** Records may come and go between two attempts to send a message, and it stays the same message. */
function hashMessage(input: NewRun): string {
  return hashRequest({ ...input, held: undefined });
}
