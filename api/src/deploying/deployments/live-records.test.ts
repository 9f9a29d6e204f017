import { randomUUID } from 'node:crypto';
import { deploymentSchema, storedModelSchema, type Deployment } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { systemClock } from '../../core/clock';
import { buildProject, say, until, type BuiltProject } from '../../testing/build-project';
import { siteOf } from '../../testing/data-host';
import { addCredits, deploymentInput, givePlan } from '../../testing/deploy-project';
import { dataOf } from '../../testing/deploy-job';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { databaseEnvironments, databases } from '../../data/tables/databases.table';
import { versions } from '../../workspace/tables/versions.table';
import { deployments } from '../tables/deployments.table';
import { createDeploymentChanges } from './deployment-changes.service';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
let built: BuiltProject;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.register();
  await givePlan(api, ada);
  built = await buildProject(api, ada);
  await say(api, ada, built.project.id, 'add a priority field (low, medium, high)');
});
afterAll(() => api.close());

const freshName = () => `app-${randomUUID().slice(0, 8)}`;
const read = async (id: string) =>
  deploymentSchema.parse((await api.get(`/deployments/${id}`, ada.token)).json());

/** Deploys a version, the newest unless given. */
async function deploy(name: string, versionId?: string | null): Promise<Deployment> {
  await addCredits(api, ada, 1001);
  const input = { ...deploymentInput(built, name), ...(versionId && { versionId }) };
  const { id } = deploymentSchema.parse((await api.post('/deployments', input, ada.token)).json());
  await until(async () => (await read(id)).status !== 'deploying');
  return read(id);
}

const act = (id: string, what: 'stop' | 'start') => api.post(`/deployments/${id}/${what}`, {}, ada.token);
const rollBack = (id: string, toDeploymentId: string) =>
  api.post(`/deployments/${id}/rollback`, { toDeploymentId }, ada.token, { 'idempotency-key': randomUUID() });

/** The version that the records of what is live are at. */
async function recordsAt(): Promise<string | undefined> {
  const [row] = await api.db
    .select({ versionId: databaseEnvironments.versionId })
    .from(databaseEnvironments)
    .innerJoin(databases, eq(databases.id, databaseEnvironments.databaseId))
    .where(eq(databases.projectId, built.project.id));
  return row?.versionId;
}

it('[DATA-01] stay where they are when rolling back or starting is refused by the plan', async () => {
  const [name, first] = [freshName(), built.run.versionId];
  const newest = await deploy(name);
  const older = await deploy(name, first);
  await act(older.id, 'stop');
  const other = await deploy(freshName());
  await act(other.id, 'stop');
  await deploy(freshName(), first);
  expect(await recordsAt()).toBe(first);
  await givePlan(api, ada, 'Starter');
  for (const refused of [await rollBack(older.id, newest.id), await act(other.id, 'start')]) {
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'PLAN_LIMIT' }]);
    expect(await recordsAt()).toBe(first);
  }
});

it('[SCR-27] that would be lost refuse a roll back with 409, and stay where they are', async () => {
  const [name, first] = [freshName(), built.run.versionId ?? ''];
  const older = await deploy(name, first);
  const newer = await deploy(name);
  const at = await recordsAt();
  const [version] = await api.db.select().from(versions).where(eq(versions.id, first));
  const model = storedModelSchema.parse(version?.model);
  const [entity] = model.entities;
  const field = entity?.fields.find(({ type, computed }) => type === 'text' && computed === undefined);
  if (!entity || !field) throw new Error('The application has no text');
  const values = { [field.key]: 'no number' };
  const step = { step: randomUUID(), changes: [{ kind: 'add', entityId: entity.id, id: 'x', values }] };
  const site = siteOf(api.app, api.environment, { name, projectId: built.project.id });
  expect((await site.call('POST', '/steps', step)).json()).toMatchObject({ kind: 'made' });
  const fields = entity.fields.map((one) =>
    one.id === field.id ? { ...one, type: 'integer', key: `${one.id}.2` } : one,
  );
  const entities = model.entities.map((one) => (one.id === entity.id ? { ...one, fields } : one));
  await api.db
    .update(versions)
    .set({ model: { ...model, entities } })
    .where(eq(versions.id, first));
  const refused = await rollBack(newer.id, older.id);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'CONFLICT', error: expect.stringMatching('would be lost') as unknown },
  ]);
  expect(await recordsAt()).toBe(at);
  expect(await read(newer.id)).toMatchObject({ status: 'live' });
});

it('[DATA-01] go back to where they were when starting fails after they were moved', async () => {
  const [name, first] = [freshName(), built.run.versionId ?? ''];
  const stopped = await deploy(name);
  await act(stopped.id, 'stop');
  // Somebody else replaces it meanwhile.
  const data = dataOf(async () => {
    await api.db.update(deployments).set({ status: 'replaced' }).where(eq(deployments.id, stopped.id));
    return { kind: 'done' };
  });
  data.seen.at = first;
  const changes = createDeploymentChanges({
    db: api.db,
    clock: systemClock,
    addressOf: (appName) => `http://${appName}.localhost:3000`,
    planOf: () => Promise.resolve('pro'),
    callLimits: { take: () => Promise.resolve(), isWithin: () => Promise.resolve(true) },
    data: { ...data, rehearse: data.prepare },
    onNameChange: () => Promise.resolve(),
    probes: { round: () => Promise.resolve(), probeNow: () => Promise.resolve() },
  });
  const start = changes.start({ userId: ada.user.id, sessionId: randomUUID() }, stopped.id);
  await expect(start).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(data.seen.prepared).toEqual([expect.any(String), first]);
  expect(data.seen.at).toBe(first);
  expect(data.seen.announced).toEqual([]);
});
