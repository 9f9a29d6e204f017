import type { ArchiveFormat } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { buildFailed } from '../builds/build-failure.rules';
import type { BuildsService } from '../builds/builds.service';
import { findChecks } from '../checks/check-access.service';
import { readFiles, readTree } from '../files/files.service';
import { requireProject } from '../projects/project-access.service';
import { findVersion, requireVersion, type VersionRow } from '../versions/version-access.service';
import type { Worker } from '../worker/worker.client';
import { archiveDisposition } from './archive-name.rules';
import { ARCHIVE_LIMITS, type PackRequest, type ZipRequest } from './archive.schema';

export interface Archive {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly disposition: string;
}

export interface ArchivesService {
  /**
   * A version as somebody takes it home. Throws FORBIDDEN, BUILD_FAILED when it cannot be one HTML file, TOO_LARGE.
   */
  make(caller: Caller, versionId: string, format: ArchiveFormat): Promise<Archive>;
}

interface Settings {
  readonly db: Database;
  readonly builds: BuildsService;
  readonly worker: Worker;
}

/** Versions to take home: as a project for Vite, or as one HTML file (PRJ-03). */
export function createArchivesService({ db, builds, worker }: Settings): ArchivesService {
  async function pack(userId: string, request: ZipRequest): Promise<Uint8Array> {
    return orTooMuch(worker.run(userId, 'pack', request));
  }

  async function makePage(userId: string, project: string, version: VersionRow, request: PackRequest) {
    const { treeHash, model, projectId, number, note } = version;
    const built = await builds.build(userId, treeHash, request.files);
    if (!built.ok) throw buildFailed(built.error);
    if (built.js === '') {
      const message =
        'These pages are shown as they are, and are no one HTML file. Download the ZIP instead.';
      throw buildFailed({ path: null, line: null, message });
    }
    const checks = await findChecks(db, version);
    const made = await orTooMuch(
      worker.run(userId, 'singleFile', {
        ...request,
        model,
        js: built.js,
        css: built.css,
        receipt: { project, number, note, at: request.at, checks },
        recordsName: `tessera-app:${projectId}`,
      }),
    );
    if (!made.ok) throw buildFailed(made.error);
    return Buffer.from(made.html);
  }

  return {
    async make(caller, versionId, format) {
      const { projectId } = await requireVersion(db, caller, versionId);
      const project = await requireProject(db, caller, projectId);
      const version = await findVersion(db, versionId);
      if (!version) throw notYours('version');
      const tree = await readTree(db, version.treeHash);
      refuseLarge(tree.reduce((sum, { size }) => sum + size, 0));
      const request = { files: await readFiles(db, version.treeHash), at: version.createdAt };
      if (format === 'vite') {
        return {
          bytes: await pack(caller.userId, { ...request, isServed: project.dataPlace === 'database' }),
          type: 'application/zip',
          disposition: archiveDisposition(project.name, version.number, 'zip'),
        };
      }
      return {
        bytes: await makePage(caller.userId, project.name, version, request),
        type: 'text/html; charset=utf-8',
        disposition: archiveDisposition(project.name, version.number, 'html'),
      };
    },
  };
}

function refuseLarge(bytes: number): void {
  if (bytes <= ARCHIVE_LIMITS.projectBytes) return;
  const limit = `${ARCHIVE_LIMITS.projectBytes / 1_000_000} MB`;
  throw new AppError('TOO_LARGE', `The files of this version are larger than ${limit} together.`);
}

async function orTooMuch<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (!(error instanceof WorkStoppedError)) throw error;
    const message = 'Packing this version took too long or needed too much memory';
    throw buildFailed({ path: null, line: null, message });
  });
}
