import type { ProjectFile } from '@tessera/builder';
import type { Version } from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { readFile, readFiles, readTree, saveFiles } from '../files/files.service';
import type { LiveDeployments } from '../projects/live-deployments.port';
import {
  hasRunningRun,
  requireLockedProject,
  requirePart,
  requireProject,
} from '../projects/project-access.service';
import { findHead } from './version-access.service';
import { commitStep, commitWork } from './version-commit.service';
import * as repository from './versions.repository';
import type { VersionRow, VersionSummary } from './versions.repository';
import type { TreeEntry } from '../files/tree.schema';
import { presentVersion } from './version.view';

/** The application model is the builder's: a hand edit would be lost, or contradict the model. */
const MODEL_PATH = 'app.ir.json';
const MAX_FILES = 300;

export interface FileChange {
  readonly path: string;
  /** Null removes the file. */
  readonly text: string | null;
}

export interface HandEdit {
  readonly baseVersionId: string;
  readonly changes: readonly FileChange[];
  readonly note: string;
}

export interface VersionsService {
  list(caller: Caller, projectId: string): Promise<Version[]>;
  read(caller: Caller, id: string): Promise<Version>;
  files(caller: Caller, id: string): Promise<readonly TreeEntry[]>;
  file(caller: Caller, id: string, path: string): Promise<string>;
  /** Saves a hand edit. Throws CONFLICT with the newest version as `head` when it was made on another. */
  create(caller: Caller, projectId: string, edit: HandEdit): Promise<Version>;
  /** Makes an earlier version the newest again. Itself undoable. */
  restore(caller: Caller, id: string): Promise<Version>;
  /** Steps back: twice goes two back. Throws CONFLICT when nothing is left. */
  undo(caller: Caller, projectId: string): Promise<Version>;
  /** Takes back an undo, until something new was made. */
  redo(caller: Caller, projectId: string): Promise<Version>;
}

/** Versions of code and model together (PRJ-03). */
export function createVersionsService(db: Database, clock: Clock, live: LiveDeployments): VersionsService {
  /** Without the model, which takes longer to read than there being none. */
  async function owned(q: Queryable, caller: Caller, id: string): Promise<VersionSummary> {
    const part = await repository.findVersionSummary(q, id);
    return requirePart(q, caller, { id, part, name: 'version' });
  }

  async function answer(q: Queryable, id: string): Promise<Version> {
    const version = await readVersion(q, live, id);
    if (!version) throw new AppError('NOT_FOUND', 'Version not found');
    return version;
  }

  /** Runs `change` holding the project, with its newest version and nothing else working on it. */
  function onHead(
    caller: Caller,
    projectId: string,
    change: (tx: Queryable, head: VersionRow) => Promise<VersionRow>,
  ): Promise<Version> {
    return db.transaction(async (tx) => {
      const project = await requireLockedProject(tx, caller, projectId);
      if (await hasRunningRun(tx, projectId)) {
        throw new AppError(
          'CONFLICT',
          'The builder is working on this project. Wait for it or stop it first.',
        );
      }
      const head = await findHead(tx, project);
      if (!head) throw new AppError('CONFLICT', 'This project has no version yet.');
      return answer(tx, (await change(tx, head)).id);
    });
  }

  return {
    async list(caller, projectId) {
      await requireProject(db, caller, projectId);
      const rows = await repository.listVersionSummaries(db, projectId);
      const liveIds = await live.amongVersions(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => presentVersion(row, liveIds.has(row.id)));
    },
    async read(caller, id) {
      await owned(db, caller, id);
      return answer(db, id);
    },
    async files(caller, id) {
      return readTree(db, (await owned(db, caller, id)).treeHash);
    },
    async file(caller, id, path) {
      const text = await readFile(db, (await owned(db, caller, id)).treeHash, path);
      if (text === undefined) throw new AppError('NOT_FOUND', 'File not found');
      return text;
    },
    create: (caller, projectId, edit) =>
      db.transaction(async (tx) =>
        answer(tx, (await saveEdit(tx, live, caller, projectId, edit, clock())).id),
      ),
    async restore(caller, id) {
      const { projectId } = await owned(db, caller, id);
      return onHead(caller, projectId, async (tx, head) => {
        const target = await repository.findVersion(tx, id);
        if (!target) throw notYours('version');
        const note = (number: number) => `v${target.number} restored as v${number}`;
        return commitWork(tx, { ...target, author: 'user', runId: null, head, note }, clock());
      });
    },
    undo: (caller, projectId) =>
      onHead(caller, projectId, async (tx, head) => {
        const target = head.beforeId === null ? undefined : await repository.findVersion(tx, head.beforeId);
        if (!target) throw new AppError('CONFLICT', 'There is nothing to undo.');
        const note = (number: number) => `Undo: v${target.number} restored as v${number}`;
        return commitStep(tx, target, { redoId: head.id, note }, clock());
      }),
    redo: (caller, projectId) =>
      onHead(caller, projectId, async (tx, head) => {
        const target = head.redoId === null ? undefined : await repository.findVersion(tx, head.redoId);
        if (!target) throw new AppError('CONFLICT', 'There is nothing to redo.');
        const shown = (await repository.findVersion(tx, target.positionId)) ?? target;
        const note = (number: number) => `Redo: v${shown.number} restored as v${number}`;
        return commitStep(tx, target, { redoId: target.redoId, note }, clock());
      }),
  };
}

/** One version as answered. */
async function readVersion(q: Queryable, live: LiveDeployments, id: string): Promise<Version | undefined> {
  const row = await repository.findVersionSummary(q, id);
  return row && presentVersion(row, (await live.amongVersions(q, [id])).has(id));
}

async function saveEdit(
  tx: Queryable,
  live: LiveDeployments,
  caller: Caller,
  projectId: string,
  edit: HandEdit,
  at: Date,
): Promise<VersionRow> {
  const project = await requireLockedProject(tx, caller, projectId);
  const head = await findHead(tx, project);
  if (head?.id !== edit.baseVersionId) throw await movedOn(tx, live, head);
  const files = applyChanges(await readFiles(tx, head.treeHash), edit.changes);
  const treeHash = await saveFiles(tx, files);
  const { generatedHash, model } = head;
  const work = { projectId, treeHash, generatedHash, model, author: 'user', runId: null, head } as const;
  return commitWork(tx, { ...work, note: () => edit.note }, at);
}

async function movedOn(
  tx: Queryable,
  live: LiveDeployments,
  head: VersionRow | undefined,
): Promise<AppError> {
  if (!head) return new AppError('CONFLICT', 'This project has no version yet.');
  return new AppError('CONFLICT', `Version ${head.number} was saved in the meantime.`, {
    head: await readVersion(tx, live, head.id),
  });
}

/** The files after a hand edit. Throws UNPROCESSABLE for what a project cannot be, BAD_REQUEST at a path that cannot. */
function applyChanges(files: readonly ProjectFile[], changes: readonly FileChange[]): ProjectFile[] {
  refuseRepeatedPaths(changes);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, text } of changes) {
    if (path === MODEL_PATH) {
      throw new AppError(
        'UNPROCESSABLE',
        `${MODEL_PATH} is written by the builder. Ask it for the change instead.`,
      );
    }
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  if (texts.size > MAX_FILES)
    throw new AppError('UNPROCESSABLE', `A project holds at most ${MAX_FILES} files.`);
  refuseFilesInFiles(texts, changes);
  return [...texts].map(([path, text]) => ({ path, text }));
}

function refuseRepeatedPaths(changes: readonly FileChange[]): void {
  const seen = new Set<string>();
  for (const [index, { path }] of changes.entries()) {
    if (seen.has(path)) throw invalidField(`changes.${index}.path`, `${path} is in this change twice`);
    seen.add(path);
  }
}

/** A name is a file's or a folder's: neither Git nor a disk could hold both. */
function refuseFilesInFiles(files: ReadonlyMap<string, string>, changes: readonly FileChange[]): void {
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  for (const [index, { path, text }] of changes.entries()) {
    if (text === null) continue;
    const field = `changes.${index}.path`;
    if (folders.has(path)) throw invalidField(field, `${path} is a folder already`);
    const file = foldersOf(path).find((folder) => files.has(folder));
    if (file !== undefined) throw invalidField(field, `${file} is a file and cannot hold others`);
  }
}

/** 'a/b/c.ts' → 'a', 'a/b'. */
function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}
