import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { archiveDisposition } from '../archives/archive-name.rules';
import { requireProject } from '../projects/project-access.service';
import type { Worker } from '../worker/worker.client';
import type { PatchedFile } from '../worker/worker-tasks.schema';
import type { VersionDiffService } from './version-diff.service';
import type { ChangedEntry } from './version-diff.view';
import { readBothTexts, requirePair } from './version-pair.service';

/** Of the old texts and the new ones together. */
const MOST_BYTES = 20_000_000;

export interface Patch {
  readonly text: string;
  readonly disposition: string;
}

/** The differences to take home. */
export interface VersionPatchService {
  /** As `git apply` takes them. Throws FORBIDDEN as a comparison does, TOO_LARGE. */
  make(caller: Caller, id: string, against: string | undefined): Promise<Patch>;
}

export function createVersionPatch(
  db: Database,
  worker: Worker,
  differences: VersionDiffService,
): VersionPatchService {
  return {
    async make(caller, id, againstId) {
      const pair = await requirePair(db, caller, id, againstId);
      const { name } = await requireProject(db, caller, pair.version.projectId);
      const entries = await differences.readEntries(caller, pair);
      refuseLarge(entries);
      const files = await readPatched(db, entries);
      return {
        text: await orTooMuch(worker.run(caller.userId, 'patch', files)),
        disposition: archiveDisposition(name, pair.version.number, 'patch'),
      };
    },
  };
}

async function readPatched(db: Database, entries: readonly ChangedEntry[]): Promise<PatchedFile[]> {
  const { before, after } = await readBothTexts(db, entries);
  const old = new Map(before.map(({ path, text }) => [path, text]));
  const now = new Map(after.map(({ path, text }) => [path, text]));
  return entries.map((entry) => {
    const [oldPath, newPath] = [entry.before?.path ?? null, entry.after?.path ?? null];
    const [oldText, newText] = [old.get(oldPath ?? '') ?? '', now.get(newPath ?? '') ?? ''];
    return { oldPath, newPath, oldText, newText };
  });
}

function refuseLarge(entries: readonly ChangedEntry[]): void {
  const bytes = entries.reduce((sum, { before, after }) => sum + (before?.size ?? 0) + (after?.size ?? 0), 0);
  if (bytes > MOST_BYTES) throw tooLarge();
}

async function orTooMuch<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof WorkStoppedError ? tooLarge() : error;
  });
}

function tooLarge(): AppError {
  return new AppError('TOO_LARGE', 'These versions differ in more than one patch can hold.');
}
