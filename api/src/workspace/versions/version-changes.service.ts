import type { Version } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { readFiles, saveFiles } from '../files/files.service';
import type { LiveDeployments } from '../projects/live-deployments.port';
import { hasRunningRun, requireLockedProject } from '../projects/project-access.service';
import type { QuotasService } from '../quotas/quotas.service';
import { applyChanges, type FileChange } from './hand-edit.rules';
import { findHead, requireVersion } from './version-access.service';
import type { VersionCommit } from './version-commit.service';
import { answerVersion, movedOn } from './version-answer.service';
import * as repository from './versions.repository';
import type { NewVersionRow, VersionRow } from './versions.repository';

export interface HandEdit {
  readonly baseVersionId: string;
  readonly changes: readonly FileChange[];
  readonly note: string;
}

/** What people do to a project themselves. Each counts; throws RATE_LIMITED and QUOTA_FULL. */
export interface VersionChanges {
  /** Saves a hand edit. Throws CONFLICT with the newest version as `head` when it was made on another. */
  create(caller: Caller, projectId: string, edit: HandEdit): Promise<Version>;
  /** Makes an earlier version the newest again. Itself undoable. */
  restore(caller: Caller, id: string): Promise<Version>;
  /** Steps back: twice goes two back. Throws CONFLICT when nothing is left. */
  undo(caller: Caller, projectId: string): Promise<Version>;
  /** Takes back an undo, until something new was made. */
  redo(caller: Caller, projectId: string): Promise<Version>;
}

export interface VersionsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveDeployments;
  readonly commits: VersionCommit;
  readonly quotas: QuotasService;
}

export function createVersionChanges(settings: VersionsSettings): VersionChanges {
  const { db, clock, live, commits, quotas } = settings;

  /** Runs `change` holding the project, with its newest version and nothing else working on it. */
  function onHead(
    caller: Caller,
    projectId: string,
    change: (tx: Queryable, head: VersionRow) => Promise<NewVersionRow>,
  ): Promise<Version> {
    return db.transaction(async (tx) => {
      const project = await requireLockedProject(tx, caller, projectId);
      await quotas.take(tx, caller.userId, 'edits');
      if (await hasRunningRun(tx, projectId)) {
        throw new AppError(
          'CONFLICT',
          'The builder is working on this project. Wait for it or stop it first.',
        );
      }
      const head = await findHead(tx, project);
      if (!head) throw new AppError('CONFLICT', 'This project has no version yet.');
      return answerVersion(tx, live, (await change(tx, head)).id);
    });
  }

  return {
    create: (caller, projectId, edit) =>
      db.transaction(async (tx) =>
        answerVersion(tx, live, (await saveEdit(tx, settings, caller, projectId, edit)).id),
      ),
    async restore(caller, id) {
      const { projectId } = await requireVersion(db, caller, id);
      return onHead(caller, projectId, async (tx, head) => {
        const target = await repository.findVersion(tx, id);
        if (!target) throw notYours('version');
        const note = (number: number) => `v${target.number} restored as v${number}`;
        return commits.commitWork(
          tx,
          { ...target, author: 'user', origin: null, runId: null, head, note },
          clock(),
        );
      });
    },
    undo: (caller, projectId) =>
      onHead(caller, projectId, async (tx, head) => {
        const target = head.beforeId === null ? undefined : await repository.findVersion(tx, head.beforeId);
        if (!target) throw nothingLeft('undo', head.beforeId);
        const note = (number: number) => `Undo: v${target.number} restored as v${number}`;
        return commits.commitStep(tx, target, { redoId: head.id, note }, clock());
      }),
    redo: (caller, projectId) =>
      onHead(caller, projectId, async (tx, head) => {
        const target = head.redoId === null ? undefined : await repository.findVersion(tx, head.redoId);
        if (!target) throw nothingLeft('redo', head.redoId);
        const shown = (await repository.findVersion(tx, target.positionId)) ?? target;
        const note = (number: number) => `Redo: v${shown.number} restored as v${number}`;
        return commits.commitStep(tx, target, { redoId: target.redoId, note }, clock());
      }),
  };
}

/** `id` is of a version that made way for newer ones; null when there never was one. */
function nothingLeft(step: 'undo' | 'redo', id: string | null): AppError {
  const why = id === null ? '' : ' Older versions were removed to make room.';
  return new AppError('CONFLICT', `There is nothing to ${step}.${why}`);
}

async function saveEdit(
  tx: Queryable,
  { live, commits, quotas, clock }: VersionsSettings,
  caller: Caller,
  projectId: string,
  edit: HandEdit,
): Promise<NewVersionRow> {
  const project = await requireLockedProject(tx, caller, projectId);
  await quotas.take(tx, caller.userId, 'edits');
  const head = await findHead(tx, project);
  if (head?.id !== edit.baseVersionId) throw await movedOn(tx, live, head);
  const files = applyChanges(await readFiles(tx, head.treeHash), edit.changes);
  const treeHash = await saveFiles(tx, files);
  const { generatedHash, model } = head;
  const work = { projectId, treeHash, generatedHash, model, author: 'user', runId: null, head } as const;
  return commits.commitWork(tx, { ...work, note: () => edit.note }, clock());
}
