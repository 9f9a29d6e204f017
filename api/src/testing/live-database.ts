import { randomUUID } from 'node:crypto';
import { listDatabases, type ProjectDatabase } from '@tessera/shared/contracts';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { buildProject, type BuiltProject } from './build-project';
import { deployFor, givePlan } from './deploy-project';
import type { TestApi, TestUser } from './test-api';

export interface LiveDatabase extends BuiltProject {
  readonly database: ProjectDatabase;
  readonly appName: string;
}

/** Makes a project that keeps its records on the server and puts it live. */
export async function makeLiveDatabase(api: TestApi, owner: TestUser): Promise<LiveDatabase> {
  await givePlan(api, owner);
  const built = await buildProject(api, owner);
  const { id } = built.project;
  await api.call('PUT', `/project/${id}`, { token: owner.token, body: { dataPlace: 'database' } });
  const appName = `app-${randomUUID().slice(0, 8)}`;
  const { status } = await deployFor(api, owner, built, appName);
  if (status !== 'live') throw new Error(`The deployment is ${status}`);
  const answer = await api.get(`/databases?projectId=${id}`, owner.token);
  const [database] = listDatabases.response.parse(answer.json()).items;
  if (!database) throw new Error('The project has no database');
  return { ...built, database, appName };
}

/** The model of a version, as its file has it. */
export async function readModel(api: TestApi, owner: TestUser, versionId: string): Promise<ApplicationModel> {
  const answer = await api.get(`/versions/${versionId}/file?path=app.ir.json`, owner.token);
  return JSON.parse(answer.json<{ text: string }>().text) as ApplicationModel;
}
