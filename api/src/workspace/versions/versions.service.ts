import type { ProjectFile } from '@tessera/builder';
import type { Version } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { countChecks } from '../checks/count-checks.service';
import { readFile, readFiles, readTree } from '../files/files.service';
import type { TreeEntry } from '../files/tree.schema';
import { requireProject } from '../projects/project-access.service';
import { readThinned } from './thinning.repository';
import { holdVersion, requireVersion } from './version-access.service';
import { answerVersion } from './version-answer.service';
import { createVersionChanges, type VersionChanges, type VersionsSettings } from './version-changes.service';
import { presentVersion } from './version.view';
import { listVersionSummaries, markVersion, type VersionMark } from './versions.repository';

export interface VersionList {
  readonly items: Version[];
  readonly thinned?: { readonly count: number; readonly at: string };
}

export interface VersionsService extends VersionChanges {
  /** Newest first; beside them how many older ones made way for newer ones, once some did. */
  list(caller: Caller, projectId: string): Promise<VersionList>;
  read(caller: Caller, id: string): Promise<Version>;
  /** Names it, takes its name away, pins it: what has either never makes way for newer ones. */
  mark(caller: Caller, id: string, mark: VersionMark): Promise<Version>;
  files(caller: Caller, id: string): Promise<readonly TreeEntry[]>;
  file(caller: Caller, id: string, path: string): Promise<string>;
  texts(caller: Caller, id: string): Promise<readonly ProjectFile[]>;
}

/** Versions of code and model together (PRJ-03). */
export function createVersionsService(settings: VersionsSettings): VersionsService {
  const { db, live } = settings;
  return {
    ...createVersionChanges(settings),
    async list(caller, projectId) {
      await requireProject(db, caller, projectId);
      const rows = await listVersionSummaries(db, projectId);
      const liveIds = await live.amongVersions(
        db,
        rows.map(({ id }) => id),
      );
      const checks = await countChecks(db, rows);
      const { count, at } = await readThinned(db, projectId);
      return {
        items: rows.map((row) => presentVersion(row, liveIds.has(row.id), checks.get(row.id))),
        ...(at && { thinned: { count, at: at.toISOString() } }),
      };
    },
    async read(caller, id) {
      await requireVersion(db, caller, id);
      return answerVersion(db, live, id);
    },
    async mark(caller, id, mark) {
      const { projectId } = await requireVersion(db, caller, id);
      return db.transaction(async (tx) => {
        // Thinning holds the project: what is about to go is either marked before, or gone.
        const isThere = await holdVersion(tx, projectId, id);
        if (!isThere || !(await markVersion(tx, id, mark))) throw notYours('version');
        return answerVersion(tx, live, id);
      });
    },
    async files(caller, id) {
      return readTree(db, (await requireVersion(db, caller, id)).treeHash);
    },
    async file(caller, id, path) {
      const text = await readFile(db, (await requireVersion(db, caller, id)).treeHash, path);
      if (text === undefined) throw new AppError('NOT_FOUND', 'File not found');
      return text;
    },
    async texts(caller, id) {
      return readFiles(db, (await requireVersion(db, caller, id)).treeHash);
    },
  };
}
