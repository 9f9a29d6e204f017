import type { DataModule, LiveApplication, OwnedProjects, ProjectVersions } from './data';
import type { Database } from './db/database';
import { findLive, type Prepared, type VersionToPrepare } from './deploying';
import {
  describeVersions,
  findProject,
  findVersion,
  findVersionOf,
  readOwnProjects,
  requirePart,
  requireProject,
  type Workspace,
} from './workspace';

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

/** What backups and migrations need of versions. */
export function projectVersions(db: Database, workspace: Pick<Workspace, 'restoreVersion'>): ProjectVersions {
  return {
    async numbersOf(ids) {
      const names = await describeVersions(db, ids);
      return new Map([...names].map(([id, { number }]) => [id, number]));
    },
    async newest(projectId) {
      const project = await findProject(db, projectId);
      const version = project && (await findVersionOf(db, project));
      return version && { id: version.id, number: version.number, model: version.model };
    },
    async areAlike(one, other) {
      const [first, second] = [await findVersion(db, one), await findVersion(db, other)];
      if (first?.treeHash !== second?.treeHash) return false;
      return JSON.stringify(first?.model) === JSON.stringify(second?.model);
    },
    restore: (caller, versionId) => workspace.restoreVersion(caller, versionId),
  };
}
