import type { ImportReport } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database, Queryable } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import type { Unpacked, UnpackedProject } from '../archives/import-report.schema';
import type { ReadingTurns } from '../archives/reading-turns.service';
import type { ReadRepositoryFiles } from '../archives/repository-files.service';
import { forgetUpload, requireImport } from '../uploads/uploads.service';
import type { Worker } from '../worker/worker.client';
import type { RepositorySource, WantedRepository } from './repository-source.port';

/** What a project is to be made of, read as far as that needs. */
export interface ImportOrigin {
  readonly unpacked: UnpackedProject;
  readonly report: ImportReport;
  /** Said of the first version. */
  readonly note: string;
  /** Called in the transaction that makes the project. */
  settle(tx: Queryable, made: { readonly projectId: string; readonly treeHash: string }): Promise<void>;
}

export interface ImportOriginSettings {
  readonly db: Database;
  readonly worker: Worker;
  readonly repositories: RepositorySource;
  readonly readRepository: ReadRepositoryFiles;
  readonly turns: ReadingTurns;
}

export interface ImportOrigins {
  /** Throws what `requireImport` and a turn do, TOO_LARGE and UNPROCESSABLE for what cannot be a project. */
  ofZip(caller: Caller, uploadId: string): Promise<ImportOrigin>;
  /** Throws what `RepositorySource` does, TOO_LARGE and UNPROCESSABLE as well. */
  ofRepository(caller: Caller, wanted: WantedRepository): Promise<ImportOrigin>;
}

/** Reads ZIPs that were sent, and repositories. What is in them is looked at in a process that can be ended (SAFE-01). */
export function createImportOrigins(settings: ImportOriginSettings): ImportOrigins {
  const { db, worker, repositories, readRepository, turns } = settings;

  /** A ZIP is in memory only in its turn: whoever sends one import after the other has one of them there. */
  async function unpack(caller: Caller, uploadId: string): Promise<Unpacked> {
    const bytes = await requireImport(db, caller, uploadId);
    return worker.run(caller.userId, 'unpack', bytes).catch(tooMuchWork);
  }

  return {
    async ofZip(caller, uploadId) {
      const unpacked = await turns.run(caller.userId, () => unpack(caller, uploadId));
      if (!unpacked.ok) {
        const { isTooLarge, message } = unpacked;
        throw new AppError(isTooLarge ? 'TOO_LARGE' : 'UNPROCESSABLE', message, {
          fields: { uploadId: message },
        });
      }
      return {
        unpacked,
        report: unpacked.report,
        note: unpacked.model === null ? 'Imported as code only' : 'Imported',
        settle: (tx) => forgetUpload(tx, uploadId),
      };
    },
    async ofRepository({ userId }, wanted) {
      const { contents, ...found } = await repositories.find(userId, wanted);
      const unpacked = await readRepository(userId, contents);
      const { repository, branch, commit } = found;
      const from = `Imported from ${repository}`;
      return {
        unpacked,
        report: { ...unpacked.report, source: { repository, branch, commit } },
        note: unpacked.model === null ? `${from} as code only` : from,
        settle: (tx, made) => repositories.link(tx, { ...found, ...made }),
      };
    },
  };
}

function tooMuchWork(error: unknown): never {
  if (!(error instanceof WorkStoppedError)) throw error;
  const message = 'This ZIP takes too long to read, or too much memory. Leave out what a build makes.';
  throw new AppError('UNPROCESSABLE', message, { fields: { uploadId: message } });
}
