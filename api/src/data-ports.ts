import { PLANS, type PlanType } from '@tessera/shared/contracts';
import { AppError, notYours } from './core/app-error';
import type { Caller } from './core/caller';
import type {
  DataModule,
  LiveApplication,
  OwnedProjects,
  OwnerOfProject,
  PreviewModels,
  ProjectVersions,
} from './data';
import type { Database, Queryable } from './db/database';
import {
  findLive,
  liveDeployments,
  projectIdsOfDeployments,
  type Prepared,
  type VersionToPrepare,
} from './deploying';
import { findUserById, planAt } from './identity';
import type { DeploymentProject } from './money';
import {
  describeVersions,
  findProject,
  findProjectNames,
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

/** The name under which a project is live with its records on the server, the newest of several. */
export async function findLiveName(db: Database, projectId: string): Promise<string | undefined> {
  const live = (await liveDeployments.ofProjects(db, [projectId])).get(projectId);
  return live && (await findLiveWithData(db, live.appName)) ? live.appName : undefined;
}

/** The plan of a person at `now`, who is a starter until they pay for another and once that is over. */
export async function planOfUser(q: Queryable, userId: string, now: Date): Promise<PlanType> {
  const user = await findUserById(q, userId);
  const named = user && planAt(user, now);
  return PLANS.find(({ type, name }) => type === named || name === named)?.type ?? 'starter';
}

/** The owner of a project, as those may know them whom they invite. */
export async function ownerOfProject(db: Database, { userId }: Caller): Promise<OwnerOfProject> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in again.');
  return { name: `${user.firstName} ${user.lastName}`.trim() || user.email, email: user.email };
}

/** Takes the records of what is live to a version that is about to be. */
export async function prepareData(
  { databases }: Pick<DataModule, 'databases'>,
  { id, projectId, model }: VersionToPrepare,
): Promise<Prepared> {
  if (model === null) return { kind: 'refused', reason: NO_MODEL };
  return databases.migrate(projectId, 'production', model, id);
}

/** What taking them there would come to. */
export async function rehearseData(
  { databases }: Pick<DataModule, 'databases'>,
  { id, projectId, model }: VersionToPrepare,
): Promise<Prepared> {
  if (model === null) return { kind: 'refused', reason: NO_MODEL };
  return databases.rehearse(projectId, model, id);
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

/** What deployments were of, as far as their projects are still there. */
export async function projectsOfDeployments(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, DeploymentProject>> {
  const projectIds = await projectIdsOfDeployments(q, ids);
  const names = await findProjectNames(q, [...new Set(projectIds.values())]);
  return new Map(
    [...projectIds].flatMap(([id, projectId]) => {
      const projectName = names.get(projectId);
      return projectName === undefined ? [] : [[id, { projectId, projectName }] as const];
    }),
  );
}
