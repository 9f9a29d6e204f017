import type { FileDiff, VersionDiff } from '@tessera/shared/contracts';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { readFile } from '../files/files.service';
import { findReceipt } from '../runs/run-access.service';
import type { Worker } from '../worker/worker.client';
import type { Compared, CompareRequest } from '../worker/worker-tasks.schema';
import type { Rename } from './renamed-files.rules';
import { findVersion } from './version-access.service';
import { presentTree, withinBounds, withRenames, type ChangedEntry } from './version-diff.view';
import {
  readBothTexts,
  readChangedEntries,
  readGoneStatus,
  requirePair,
  type VersionPair,
} from './version-pair.service';
import type { VersionSummary } from './versions.repository';

/** What is different between two versions of a project (PRJ-03). */
export interface VersionDiffService {
  /** Against the version before unless told. Throws FORBIDDEN for a version that is not of the same project. */
  read(caller: Caller, id: string, against: string | undefined): Promise<VersionDiff>;
  /** One file of both. Throws NOT_FOUND where neither has it. */
  readFile(caller: Caller, id: string, against: string | undefined, path: string): Promise<FileDiff>;
  /** The files that differ, those that moved as one each. */
  readEntries(caller: Caller, pair: VersionPair): Promise<readonly ChangedEntry[]>;
}

type Texts = Pick<CompareRequest, 'before' | 'after'>;

export function createVersionDiffService(db: Database, worker: Worker): VersionDiffService {
  /** Of two sets of files it is always the same. */
  const moved = new LRUCache<string, readonly Rename[]>({ max: 500 });

  /** The lines and the models are compared in the builder's processes: both are what somebody wrote. */
  async function compare(
    caller: Caller,
    pair: VersionPair,
    texts: Texts,
    models: CompareRequest['models'],
  ): Promise<Compared> {
    try {
      const compared = await worker.run(caller.userId, 'compare', { ...texts, models });
      moved.set(keyOf(pair), compared.renames);
      return compared;
    } catch (error) {
      // What takes more than it may is told without its counts: which files differ is known all the same.
      if (!(error instanceof WorkStoppedError)) throw error;
      return { files: [], renames: [], modelChanges: [] };
    }
  }

  async function readEntries(caller: Caller, pair: VersionPair): Promise<readonly ChangedEntry[]> {
    const entries = await readChangedEntries(db, pair);
    const known = moved.get(keyOf(pair));
    if (known) return withRenames(entries, known);
    const others = withinBounds(entries).filter(({ before, after }) => !before || !after);
    // It takes one that went and one that came.
    if (others.every(({ after }) => after) || others.every(({ before }) => before)) return entries;
    const { renames } = await compare(caller, pair, await readBothTexts(db, others), undefined);
    return withRenames(entries, renames);
  }

  /** A run has said of its own version what it changed, and says it once more. */
  async function findSaid({ version, against }: VersionPair) {
    const isOneStep = version.runId !== null && (against?.positionId ?? null) === version.beforeId;
    if (!isOneStep || version.runId === null) return undefined;
    return findReceipt(db, version.runId);
  }

  async function findModels({ version, against }: VersionPair): Promise<CompareRequest['models']> {
    const before = against && (await findVersion(db, against.id));
    const after = await findVersion(db, version.id);
    // Code alone has no model to compare.
    return before?.model && after?.model ? [before.model, after.model] : undefined;
  }

  async function textOf(version: VersionSummary | undefined, path: string): Promise<string | null> {
    return (version && (await readFile(db, version.treeHash, path))) ?? null;
  }

  /** A file that was not there, or not at this place. */
  async function readNew(
    caller: Caller,
    pair: VersionPair,
    path: string,
    newText: string,
  ): Promise<FileDiff> {
    const before = (await readEntries(caller, pair)).find((each) => each.path === path)?.before;
    if (!before) return { oldText: null, newText, status: 'added' };
    const oldPath = before.path;
    return { oldText: await textOf(pair.against, oldPath), newText, status: 'renamed', oldPath };
  }

  return {
    readEntries,
    async read(caller, id, againstId) {
      const pair = await requirePair(db, caller, id, againstId);
      const entries = await readChangedEntries(db, pair);
      const said = await findSaid(pair);
      const texts = await readBothTexts(db, withinBounds(entries));
      const compared = await compare(caller, pair, texts, said ? undefined : await findModels(pair));
      return {
        version: named(pair.version),
        against: pair.against ? named(pair.against) : null,
        tree: presentTree(withRenames(entries, compared.renames), compared.files),
        modelChanges: [...(said?.modelChanges ?? compared.modelChanges)],
        records: said?.data ?? null,
      };
    },
    async readFile(caller, id, againstId, path) {
      const pair = await requirePair(db, caller, id, againstId);
      const oldText = await textOf(pair.against, path);
      const newText = await textOf(pair.version, path);
      if (newText !== null) {
        if (oldText === null) return readNew(caller, pair, path, newText);
        return { oldText, newText, status: oldText === newText ? 'unchanged' : 'modified' };
      }
      if (oldText === null) throw new AppError('NOT_FOUND', 'File not found');
      return { oldText, newText, status: await readGoneStatus(db, pair, path) };
    },
  };
}

function keyOf({ version, against }: VersionPair): string {
  return `${against?.treeHash ?? ''} ${version.treeHash}`;
}

function named({ id, number }: VersionSummary) {
  return { id, number };
}
