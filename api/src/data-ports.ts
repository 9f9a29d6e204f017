import { AppError, notYours } from './core/app-error';
import type { DataModule, LiveApplication, OwnedProjects, PreviewModels } from './data';
import type { Database } from './db/database';
import { findLive, type Prepared, type VersionToPrepare } from './deploying';
import { findProject, findVersionOf, readOwnProjects, requirePart, requireProject } from './workspace';

/** What is live under a name, where its records are kept on the server. */
export async function findLiveWithData(db: Database, appName: string): Promise<LiveApplication | undefined> {
  const live = await findLive(db, appName);
  if (live?.dataPlace !== 'database') return undefined;
  const project = await findProject(db, live.projectId);
  if (project?.deletedAt !== null) return undefined;
  return { projectId: live.projectId, versionId: live.versionId };
}

/** Takes the records of what is live to a version that is about to be. */
export async function prepareData(
  { databases }: Pick<DataModule, 'databases'>,
  { id, projectId, model }: VersionToPrepare,
): Promise<Prepared> {
  if (model === null) return { kind: 'refused', reason: NO_MODEL };
  return databases.migrate(projectId, 'production', model, id);
}

const NO_MODEL =
  'This version has no application model, so its records cannot be kept on the server. Keep them in the browser instead.';

/** Whose projects are whose, for the calls of their owners. */
export function ownedProjects(db: Database): OwnedProjects {
  return {
    requirePart: (caller, found) => requirePart(db, caller, found),
    async require(caller, projectId) {
      await requireProject(db, caller, projectId);
    },
    list: async ({ userId }) => (await readOwnProjects(db, userId)).map(({ id }) => id),
  };
}

/** What the versions of projects are, for the records of their previews. */
export function previewModels(db: Database): PreviewModels {
  return {
    async require(caller, projectId) {
      const { dataPlace } = await requireProject(db, caller, projectId);
      if (dataPlace !== 'database')
        throw new AppError('UNPROCESSABLE', 'This project keeps its records in the browser.');
    },
    async read(projectId, versionId) {
      const version = await findVersionOf(db, { id: projectId, headVersionId: null }, versionId);
      if (!version) throw notYours('version');
      if (!version.model) throw new AppError('UNPROCESSABLE', NO_MODEL);
      return version.model;
    },
  };
}
