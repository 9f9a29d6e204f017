import type { FileDiff, VersionDiff } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { readFile, readTexts, readTree } from '../files/files.service';
import { findReceipt } from '../runs/run-access.service';
import type { Worker } from '../worker/worker.client';
import type { Compared, CompareRequest } from '../worker/worker-tasks.schema';
import { changedEntries, presentTree, withinBounds, type ChangedEntry } from './version-diff.view';
import { findVersion, requireVersion } from './version-access.service';
import { findVersionBefore, type VersionSummary } from './versions.repository';

/** What is different between two versions of a project (PRJ-03). */
export interface VersionDiffService {
  /** Against the version before unless told. Throws FORBIDDEN for a version that is not of the same project. */
  read(caller: Caller, id: string, against: string | undefined): Promise<VersionDiff>;
  /** One file of both. Throws NOT_FOUND where neither has it. */
  readFile(caller: Caller, id: string, against: string | undefined, path: string): Promise<FileDiff>;
}

interface Pair {
  readonly version: VersionSummary;
  readonly against: VersionSummary | undefined;
}

export function createVersionDiffService(db: Database, worker: Worker): VersionDiffService {
  async function requirePair(caller: Caller, id: string, againstId: string | undefined): Promise<Pair> {
    const version = await requireVersion(db, caller, id);
    if (againstId === undefined) return { version, against: await findVersionBefore(db, version) };
    const against = await requireVersion(db, caller, againstId);
    if (against.projectId !== version.projectId) throw notYours('version');
    return { version, against };
  }

  async function readEntries({ version, against }: Pair): Promise<readonly ChangedEntry[]> {
    const before = against ? await readTree(db, against.treeHash) : [];
    return changedEntries(before, await readTree(db, version.treeHash));
  }

  /** The lines and the models are compared in the builder's processes: both are what somebody wrote. */
  async function compare(caller: Caller, pair: Pair, counted: readonly ChangedEntry[]): Promise<Compared> {
    const said = await findSaid(pair);
    const request: CompareRequest = {
      before: await readTexts(
        db,
        counted.flatMap(({ before }) => before ?? []),
      ),
      after: await readTexts(
        db,
        counted.flatMap(({ after }) => after ?? []),
      ),
      models: said ? undefined : await findModels(pair),
    };
    const compared = await orNothing(worker.run(caller.userId, 'compare', request));
    return said ? { ...compared, modelChanges: said } : compared;
  }

  /** A run has said of its own version what it changed, and says it once more. */
  async function findSaid({ version, against }: Pair): Promise<readonly string[] | undefined> {
    const isOneStep = version.runId !== null && (against?.positionId ?? null) === version.beforeId;
    if (!isOneStep || version.runId === null) return undefined;
    return (await findReceipt(db, version.runId))?.modelChanges;
  }

  async function findModels({ version, against }: Pair): Promise<CompareRequest['models']> {
    const before = against && (await findVersion(db, against.id));
    const after = await findVersion(db, version.id);
    // Code alone has no model to compare.
    return before?.model && after?.model ? [before.model, after.model] : undefined;
  }

  return {
    async read(caller, id, againstId) {
      const pair = await requirePair(caller, id, againstId);
      const entries = await readEntries(pair);
      const compared = await compare(caller, pair, withinBounds(entries));
      return {
        version: named(pair.version),
        against: pair.against ? named(pair.against) : null,
        tree: presentTree(entries, compared.files),
        modelChanges: [...compared.modelChanges],
      };
    },
    async readFile(caller, id, againstId, path) {
      const { version, against } = await requirePair(caller, id, againstId);
      const oldText = (against && (await readFile(db, against.treeHash, path))) ?? null;
      const newText = (await readFile(db, version.treeHash, path)) ?? null;
      if (oldText === null && newText === null) throw new AppError('NOT_FOUND', 'File not found');
      return { oldText, newText, status: statusOf(oldText, newText) };
    },
  };
}

function named({ id, number }: VersionSummary) {
  return { id, number };
}

function statusOf(oldText: string | null, newText: string | null): FileDiff['status'] {
  if (oldText === null) return 'added';
  if (newText === null) return 'removed';
  return oldText === newText ? 'unchanged' : 'modified';
}

/** What takes more than it may is told without its counts: which files differ is known all the same. */
async function orNothing(work: Promise<Compared>): Promise<Compared> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof WorkStoppedError)) throw error;
    return { files: [], modelChanges: [] };
  }
}
