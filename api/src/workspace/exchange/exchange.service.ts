import type { ProjectFile } from '@tessera/builder';
import type { Receipt, Version } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { readFiles, readKeptTreeBytes, saveFiles } from '../files/files.service';
import type { LiveDeployments } from '../projects/live-deployments.port';
import { hasRunningRun, requireLockedProject, requireProject } from '../projects/project-access.service';
import type { QuotasService } from '../quotas/quotas.service';
import { findReceipt } from '../runs/run-access.service';
import { findHead, type VersionRow } from '../versions/version-access.service';
import { answerVersion, movedOn } from '../versions/version-answer.service';
import type { VersionCommit } from '../versions/version-commit.service';
import type { Worker } from '../worker/worker.client';
import { createCompareFiles, type CompareFiles } from './compare-files.service';
import { withinPullBounds } from './conflict-bounds.rules';
import type { MergedOutside, OutsideMerge } from './exchange.schema';

/** Files that came from elsewhere, as they are merged into the newest version. */
export type IncomingFiles = Pick<OutsideMerge, 'base' | 'theirs' | 'outside' | 'decided' | 'decidedFiles'>;

/** What would become of the newest version. */
export interface Incoming {
  readonly head: VersionRow;
  readonly merged: MergedOutside;
  /** The result is not the newest version as it is. */
  readonly isChange: boolean;
}

/** Within the transaction that makes the version: its number, and its files. */
export type OnIncoming = (tx: Queryable, made: Pick<VersionRow, 'number' | 'treeHash'>) => Promise<void>;

/** What goes between a project and a place outside that keeps its files as well. */
export interface ProjectExchange {
  /**
   * Before files are asked for: counts as an edit by hand. Throws CONFLICT while the builder works on the project, RATE_LIMITED.
   */
  begin(caller: Caller, projectId: string): Promise<void>;
  /** Counts as an edit by hand what writes elsewhere. Throws RATE_LIMITED. */
  countEdit(caller: Caller): Promise<void>;
  /** Keeps files of a project. Throws QUOTA_FULL where its account has no room for what that takes. */
  keepWithin(tx: Queryable, projectId: string, keep: () => Promise<void>): Promise<void>;
  /**
   * Merges into the newest version of the caller's project, and changes nothing yet. Throws CONFLICT where there is no version,
   * CONFLICT with `conflicts` where somebody has to decide, UNPROCESSABLE where the result would be no project.
   */
  merge(caller: Caller, projectId: string, incoming: IncomingFiles): Promise<Incoming>;
  /**
   * Makes it the newest version. Throws CONFLICT while the builder works on the project, and with `head` where a version was made
   * in the meantime; QUOTA_FULL.
   */
  commit(
    caller: Caller,
    { head, merged }: Incoming,
    { note, onMade }: { readonly note: string; readonly onMade: OnIncoming },
  ): Promise<Version>;
  readonly compare: CompareFiles;
  /** What the runs of these versions provably changed. */
  receipts<From extends Pick<VersionRow, 'runId'>>(
    q: Queryable,
    versions: readonly From[],
  ): Promise<{ readonly version: From; readonly receipt: Receipt }[]>;
}

export interface ExchangeSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly worker: Worker;
  readonly live: LiveDeployments;
  readonly commits: VersionCommit;
  readonly quotas: QuotasService;
}

export function createProjectExchange(settings: ExchangeSettings): ProjectExchange {
  const { db, clock, worker, live, commits, quotas } = settings;

  async function keepWithin(tx: Queryable, projectId: string, keep: () => Promise<void>): Promise<void> {
    const before = await readKeptTreeBytes(tx, projectId);
    await keep();
    const after = await readKeptTreeBytes(tx, projectId);
    await quotas.requireRoomForBytes(tx, projectId, after - before);
  }

  async function insert(
    tx: Queryable,
    caller: Caller,
    { head, merged }: Incoming,
    { note, onMade }: { readonly note: string; readonly onMade: OnIncoming },
  ): Promise<Version> {
    const project = await requireLockedProject(tx, caller, head.projectId);
    if (await hasRunningRun(tx, project.id)) throw busy();
    if (project.headVersionId !== head.id) throw await movedOn(tx, live, await findHead(tx, project));
    const { came, files } = merged;
    const work = {
      projectId: project.id,
      treeHash: await saveFiles(tx, files),
      generatedHash: came ? await saveFiles(tx, came.generated) : head.generatedHash,
      model: came ? came.model : head.model,
      author: 'user',
      origin: 'pull',
      runId: null,
      head,
    } as const;
    const made = await commits.commitWork(tx, { ...work, note: () => note }, clock());
    await keepWithin(tx, project.id, () => onMade(tx, made));
    return answerVersion(tx, live, made.id);
  }

  return {
    async begin(caller, projectId) {
      const { id } = await requireProject(db, caller, projectId);
      if (await hasRunningRun(db, id)) throw busy();
      await quotas.take(db, caller.userId, 'edits');
    },
    countEdit: ({ userId }) => quotas.take(db, userId, 'edits'),
    keepWithin,
    async merge(caller, projectId, incoming) {
      const head = await findHead(db, await requireProject(db, caller, projectId));
      if (!head) throw new AppError('CONFLICT', 'This project has no version yet.');
      const mine = await readFiles(db, head.treeHash);
      const generated = await readFiles(db, head.generatedHash);
      const request = { ...incoming, mine, generated, model: head.model };
      const merged = await worker.run(caller.userId, 'mergeOutside', request).catch(tooMuchWork);
      if (!merged.ok) throw new AppError('UNPROCESSABLE', merged.message);
      if (merged.conflicts.length > 0) {
        const conflicts = withinPullBounds(merged.conflicts);
        throw new AppError('CONFLICT', needsDecision(conflicts.map(({ path }) => path)), { conflicts });
      }
      return { head, merged, isChange: !areSame(mine, merged.files) };
    },
    commit: (caller, incoming, more) => db.transaction((tx) => insert(tx, caller, incoming, more)),
    compare: createCompareFiles(db, worker),
    async receipts(q, versions) {
      const found = [];
      for (const version of versions) {
        const receipt = version.runId === null ? undefined : await findReceipt(q, version.runId);
        if (receipt) found.push({ version, receipt });
      }
      return found;
    },
  };
}

const busy = () =>
  new AppError('CONFLICT', 'The builder is working on this project. Wait for it or stop it first.');

/** More files than these are counted where they are told of in a sentence. */
const MOST_TOLD = 3;

function needsDecision(paths: readonly string[]): string {
  const rest = paths.length - MOST_TOLD;
  const named = [...paths.slice(0, MOST_TOLD), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `Both sides changed the same places, or one removed what the other changed. Needs your decision: ${named}`;
}

function areSame(one: readonly ProjectFile[], other: readonly ProjectFile[]): boolean {
  const texts = new Map(one.map(({ path, text }) => [path, text]));
  return one.length === other.length && other.every(({ path, text }) => texts.get(path) === text);
}

function tooMuchWork(error: unknown): never {
  if (!(error instanceof WorkStoppedError)) throw error;
  throw new AppError(
    'UNPROCESSABLE',
    'Merging this takes too long, or too much memory. Nothing was changed.',
  );
}
