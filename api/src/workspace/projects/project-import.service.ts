import type { DataPlace, ImportReport } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Database, Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import { WorkStoppedError } from '../../work/work-pool';
import type { UnpackedProject } from '../archives/import-report.schema';
import { saveFiles } from '../files/files.service';
import type { QuotasService } from '../quotas/quotas.service';
import { forgetUpload, requireImport } from '../uploads/uploads.service';
import type { VersionCommit } from '../versions/version-commit.service';
import type { Worker } from '../worker/worker.client';
import { insertProject, nameTaken, refuseTakenName } from './project-creation.service';
import * as repository from './projects.repository';

export interface ProjectToImport {
  readonly uploadId: string;
  readonly projectName: string;
  readonly description?: string | undefined;
  readonly dataPlace?: DataPlace | undefined;
  /** Says what would become of it, and makes nothing. */
  readonly dryRun?: boolean | undefined;
}

/** The project that was made, or what would become of one. */
export type ImportOutcome =
  | { readonly kind: 'made'; readonly id: string }
  | { readonly kind: 'report'; readonly report: ImportReport };

export interface ProjectImportSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly quotas: QuotasService;
  readonly worker: Worker;
  readonly commits: VersionCommit;
}

/**
 * Makes projects out of ZIPs that were sent (SCR-04): all or nothing, and once for each key. What is in a ZIP is looked at in a
 * process that can be ended (SAFE-01).
 */
export function createProjectImport({ db, clock, quotas, worker, commits }: ProjectImportSettings) {
  async function findRepeated(caller: Caller, input: ProjectToImport, key: string) {
    const made = await repository.findProjectByKey(db, caller.userId, key);
    return made && requireSameRequest(made, hashRequest(input)).id;
  }

  async function insert(
    tx: Queryable,
    caller: Caller,
    input: ProjectToImport,
    { unpacked, key }: { readonly unpacked: UnpackedProject; readonly key: string },
  ): Promise<string> {
    const now = clock();
    const { projectName, description } = input;
    // Without a model there are no rules by which a server could keep records.
    const dataPlace = unpacked.model === null ? 'browser' : input.dataPlace;
    const requestHash = hashRequest(input);
    const row = { projectName, description, dataPlace, templateId: null, requestHash, key };
    const { id } = await insertProject(tx, caller, row, now);
    await quotas.take(tx, caller.userId, 'edits');
    const { files, generated, model } = unpacked;
    const content = {
      projectId: id,
      treeHash: await saveFiles(tx, files),
      generatedHash: await saveFiles(tx, generated),
      model,
      author: 'user',
      runId: null,
    } as const;
    await forgetUpload(tx, input.uploadId);
    await quotas.requireRoomForProject(tx, id);
    const note = model === null ? 'Imported as code only' : 'Imported';
    await commits.commitWork(tx, { ...content, head: undefined, note: () => note }, now);
    return id;
  }

  async function unpack(caller: Caller, uploadId: string): Promise<UnpackedProject> {
    const bytes = await requireImport(db, caller, uploadId);
    const unpacked = await worker.run(caller.userId, 'unpack', bytes).catch(tooMuchWork);
    if (unpacked.ok) return unpacked;
    throw new AppError(unpacked.isTooLarge ? 'TOO_LARGE' : 'UNPROCESSABLE', unpacked.message, {
      fields: { uploadId: unpacked.message },
    });
  }

  /** Throws what `requireImport` does, CONFLICT for a taken name, TOO_LARGE and UNPROCESSABLE for what cannot be a project. */
  return async function make(caller: Caller, input: ProjectToImport, key: string): Promise<ImportOutcome> {
    const made = await findRepeated(caller, input, key);
    if (made !== undefined) return { kind: 'made', id: made };
    await refuseTakenName(db, caller, input.projectName);
    const unpacked = await unpack(caller, input.uploadId);
    if (input.dryRun === true) return { kind: 'report', report: unpacked.report };
    try {
      const id = await db.transaction((tx) => insert(tx, caller, input, { unpacked, key }));
      return { kind: 'made', id };
    } catch (error) {
      // Two calls at once with one key: the other one made the project, and took the name.
      const other = await findRepeated(caller, input, key);
      if (other !== undefined) return { kind: 'made', id: other };
      throw isUniqueViolation(error) ? nameTaken(input.projectName) : error;
    }
  };
}

function tooMuchWork(error: unknown): never {
  if (!(error instanceof WorkStoppedError)) throw error;
  const message = 'This ZIP takes too long to read, or too much memory. Leave out what a build makes.';
  throw new AppError('UNPROCESSABLE', message, { fields: { uploadId: message } });
}
