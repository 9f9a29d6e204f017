import type { DataPlace, ImportReport } from '@tessera/shared/contracts';
import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Database, Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import { saveFiles } from '../files/files.service';
import type { QuotasService } from '../quotas/quotas.service';
import type { VersionCommit } from '../versions/version-commit.service';
import { createImportOrigins, type ImportOrigin, type ImportOriginSettings } from './import-origin.service';
import type { KeepVariables } from './imported-variables.port';
import { insertProject, nameTaken, refuseTakenName } from './project-creation.service';
import * as repository from './projects.repository';
import type { WantedRepository } from './repository-source.port';

export interface ProjectToImport extends Omit<WantedRepository, 'repository'> {
  readonly source: 'zip' | 'github';
  readonly repository?: string | undefined;
  /** Of a ZIP. */
  readonly uploadId?: string | undefined;
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

export interface ProjectImportSettings extends ImportOriginSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly quotas: QuotasService;
  readonly commits: VersionCommit;
  readonly keepVariables: KeepVariables;
}

/** Makes projects out of ZIPs that were sent (SCR-04) and out of repositories (SCR-18): all or nothing, and once for each key. */
export function createProjectImport(all: ProjectImportSettings) {
  const { db, clock, quotas, commits, keepVariables, ...settings } = all;
  const origins = createImportOrigins({ db, ...settings });

  async function findRepeated(caller: Caller, input: ProjectToImport, key: string) {
    const made = await repository.findProjectByKey(db, caller.userId, key);
    return made && requireSameRequest(made, hashRequest(input)).id;
  }

  async function insert(
    tx: Queryable,
    caller: Caller,
    input: ProjectToImport,
    { origin, key }: { readonly origin: ImportOrigin; readonly key: string },
  ): Promise<string> {
    const now = clock();
    const { projectName, description } = input;
    const { unpacked, note } = origin;
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
      origin: 'import',
      runId: null,
    } as const;
    await quotas.requireRoomForProject(tx, id);
    await commits.commitWork(tx, { ...content, head: undefined, note: () => note }, now);
    await keepVariables(tx, id, unpacked.variables);
    await origin.settle(tx, { projectId: id, treeHash: content.treeHash });
    return id;
  }

  async function read(caller: Caller, input: ProjectToImport): Promise<ImportOrigin> {
    const { source, uploadId, repository: name, branch, commit } = input;
    if (source === 'zip') {
      if (uploadId === undefined) throw invalidField('uploadId', 'The file is missing');
      return origins.ofZip(caller, uploadId);
    }
    if (name === undefined) throw invalidField('repository', 'Please choose a repository');
    return origins.ofRepository(caller, { repository: name, branch, commit });
  }

  /** Throws what `ImportOrigins` does, and CONFLICT for a taken name. */
  return async function make(caller: Caller, input: ProjectToImport, key: string): Promise<ImportOutcome> {
    const made = await findRepeated(caller, input, key);
    if (made !== undefined) return { kind: 'made', id: made };
    await refuseTakenName(db, caller, input.projectName);
    // Before the transaction: whoever is asked may take their time.
    const origin = await read(caller, input);
    if (input.dryRun === true) return { kind: 'report', report: origin.report };
    try {
      const id = await db.transaction((tx) => insert(tx, caller, input, { origin, key }));
      return { kind: 'made', id };
    } catch (error) {
      // Two calls at once with one key: the other one made the project, and took the name.
      const other = await findRepeated(caller, input, key);
      if (other !== undefined) return { kind: 'made', id: other };
      throw isUniqueViolation(error) ? nameTaken(input.projectName) : error;
    }
  };
}
