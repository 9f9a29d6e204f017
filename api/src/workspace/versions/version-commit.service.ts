import { randomUUID } from 'node:crypto';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { setHead } from '../projects/project-access.service';
import { insertVersion, nextNumber, type VersionRow } from './versions.repository';

interface VersionContent {
  readonly projectId: string;
  readonly treeHash: string;
  /** The files as the builder wrote them, before hand edits. */
  readonly generatedHash: string;
  readonly model: ApplicationModel;
  readonly author: 'user' | 'agent';
  readonly runId: string | null;
}

/** New work on top of `head`. Undo leads back to the work that `head` shows. */
export interface NewWork extends VersionContent {
  readonly head: VersionRow | undefined;
  /** Gets the number of the version that is being made. */
  readonly note: (number: number) => string;
}

/**
 * Makes the newest version of a project out of files that are saved already, and moves the head. Runs in
 * a transaction that holds the project's lock and has checked that `head` is still the head.
 */
export async function commitWork(tx: Queryable, work: NewWork, at: Date): Promise<VersionRow> {
  const id = randomUUID();
  return commit(tx, work, work.note, at, {
    id,
    positionId: id,
    beforeId: work.head?.positionId ?? null,
    redoId: null,
  });
}

/** Makes `target`'s content the newest again by undo or redo, keeping the way back in `redoId`. */
export async function commitStep(
  tx: Queryable,
  target: VersionRow,
  step: { readonly redoId: string | null; readonly note: (number: number) => string },
  at: Date,
): Promise<VersionRow> {
  const content = { ...target, author: 'user' as const, runId: null };
  return commit(tx, content, step.note, at, {
    id: randomUUID(),
    positionId: target.positionId,
    beforeId: target.beforeId,
    redoId: step.redoId,
  });
}

async function commit(
  tx: Queryable,
  content: VersionContent,
  note: (number: number) => string,
  at: Date,
  place: Pick<VersionRow, 'id' | 'positionId' | 'beforeId' | 'redoId'>,
): Promise<VersionRow> {
  const number = await nextNumber(tx, content.projectId);
  const row: VersionRow = {
    projectId: content.projectId,
    number,
    note: note(number),
    author: content.author,
    runId: content.runId,
    name: null,
    pinned: false,
    treeHash: content.treeHash,
    generatedHash: content.generatedHash,
    model: content.model,
    createdAt: at,
    ...place,
  };
  await insertVersion(tx, row);
  await setHead(tx, content.projectId, row.id, at);
  return row;
}
