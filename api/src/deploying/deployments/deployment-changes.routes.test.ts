import { randomUUID } from 'node:crypto';
import { deploymentSchema, type Deployment } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { buildProject, say, until, type BuiltProject } from '../../testing/build-project';
import { addCredits, deployFor, deploymentInput, givePlan } from '../../testing/deploy-project';
import { readLog } from '../../testing/paid-deployment';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { deploymentLog } from '../tables/deployment-log.table';
import { siteNames } from '../tables/deployments.table';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
let built: BuiltProject;
/** The same name deployed twice: version 1, then version 2. */
let older: Deployment;
let newer: Deployment;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  await givePlan(api, ada);
  built = await buildProject(api, ada);
  await say(api, ada, built.project.id, 'change the title to Riffs');
});
beforeEach(async () => {
  const name = freshName();
  older = await deploy(name, built.run.versionId);
  newer = await deploy(name);
});
afterAll(() => api.close());

const freshName = () => `app-${randomUUID().slice(0, 8)}`;
const read = async (id: string) =>
  deploymentSchema.parse((await api.get(`/deployments/${id}`, ada.token)).json());
const balance = async () =>
  (await api.get('/credits', ada.token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;
const visit = (name: string) =>
  api.inject({ url: '/', headers: { host: `${name}.${api.environment.sitesDomain}` } });
const put = (id: string, body: object, token = ada.token) =>
  api.call('PUT', `/deployments/${id}`, { token, body });
const remove = (id: string, token = ada.token) => api.call('DELETE', `/deployments/${id}`, { token });
const nameRow = async (name: string) =>
  (await api.db.select().from(siteNames).where(eq(siteNames.appName, name)))[0];

function rollBack(id: string, toDeploymentId: string, key: string = randomUUID(), token = ada.token) {
  return api.post(`/deployments/${id}/rollback`, { toDeploymentId }, token, { 'idempotency-key': key });
}

/** Deploys a version, the newest unless given. */
async function deploy(name: string, versionId: string | null = null): Promise<Deployment> {
  await addCredits(api, ada, 1001);
  const input = { ...deploymentInput(built, name), ...(versionId !== null && { versionId }) };
  const made = await api.post('/deployments', input, ada.token);
  return settled(deploymentSchema.parse(made.json()).id);
}

async function settled(id: string): Promise<Deployment> {
  await until(async () => (await read(id)).status !== 'deploying');
  return read(id);
}

describe('POST /deployments/{id}/rollback', () => {
  it('[SCR-27] puts an earlier version live again, for nothing, once for a key', async () => {
    const before = await balance();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => rollBack(newer.id, older.id, key)));
    answers.push(await rollBack(newer.id, older.id, key));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const made = [...new Set(answers.map((answer) => answer.json<{ id: string }>().id))];
    expect(made).toHaveLength(1);
    const back = await settled(made[0] ?? '');
    expect(back).toMatchObject({
      status: 'live',
      charged: 0,
      versionNumber: 1,
      newerVersion: { number: 2 },
      rolledBackFrom: newer.id,
      probe: { isAnswering: true },
    });
    expect(await read(newer.id)).toMatchObject({ status: 'replaced', newerVersion: null, probe: null });
    expect((await visit(older.appName)).payload).not.toContain('<title>Riffs</title>');
    expect(await balance()).toBe(before);
    expect((await readLog(api, ada, back.id))[0]).toMatch(/^Back to: Version 1 of /);
    const other = await rollBack(newer.id, newer.id, key);
    expect(other.json()).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('answers 409 for what was never live, is live, or is of another name', async () => {
    const elsewhere = await deploy(freshName());
    for (const [id, to] of [
      [newer.id, newer.id],
      [older.id, newer.id],
      [newer.id, elsewhere.id],
    ] as const) {
      const answer = await rollBack(id, to);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
    }
    expect(await read(newer.id)).toMatchObject({ status: 'live' });
  });

  it('[API-06] answers 400, 401 and 403', async () => {
    const wrong = await api.post(`/deployments/${newer.id}/rollback`, { toDeploymentId: 'x' }, ada.token);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toHaveProperty('fields.toDeploymentId');
    const eve = await api.register();
    const path = `/deployments/${newer.id}/rollback`;
    expect((await api.post(path, { toDeploymentId: older.id })).statusCode).toBe(401);
    expect((await rollBack(newer.id, older.id, randomUUID(), eve.token)).statusCode).toBe(403);
    expect((await rollBack(newer.id, randomUUID())).statusCode).toBe(403);
  });
});

describe('PUT /deployments/{id}', () => {
  it('[SCR-27] moves what is live to another name; the old one answers nobody and rests', async () => {
    const name = freshName();
    const moved = await put(newer.id, { appName: name, autoScale: false });
    expect(moved.statusCode).toBe(200);
    expect(deploymentSchema.parse(moved.json())).toMatchObject({
      appName: name,
      autoScale: false,
      status: 'live',
      url: `http://${name}.${api.environment.sitesDomain}`,
      probe: { isAnswering: true },
    });
    expect((await visit(name)).statusCode).toBe(200);
    expect((await visit(older.appName)).statusCode).toBe(404);
    const left = await nameRow(older.appName);
    expect(left).toMatchObject({ projectId: null, ownerId: ada.user.id });
    expect(left?.endedAt).toBeInstanceOf(Date);
    const eve = await api.register();
    expect((await api.get(`/deployments/names/${older.appName}`, eve.token)).json()).toMatchObject({
      available: false,
    });
    expect((await put(newer.id, { appName: older.appName })).statusCode).toBe(200);
    expect(await nameRow(older.appName)).toMatchObject({ projectId: built.project.id, endedAt: null });
  });

  it('refuses a name as at creation, at its field, and moves nothing', async () => {
    const eve = await api.register();
    const taken = await deployFor(api, eve, await buildProject(api, eve), freshName());
    for (const appName of [taken.appName, 'www', 'google']) {
      const refused = await put(newer.id, { appName });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toHaveProperty('fields.appName');
    }
    expect((await put(older.id, { appName: freshName() })).statusCode).toBe(409);
    expect((await visit(newer.appName)).statusCode).toBe(200);
  });

  it('[API-06] answers 400, 401 and 403', async () => {
    expect((await put(newer.id, { appName: '-x' })).json()).toHaveProperty('fields.appName');
    expect((await put(newer.id, { autoScale: 'yes' })).json()).toHaveProperty('fields.autoScale');
    expect((await put(newer.id, {})).statusCode).toBe(400);
    expect((await put(newer.id, { autoScale: true }, '')).statusCode).toBe(401);
    const eve = await api.register();
    expect((await put(newer.id, { autoScale: true }, eve.token)).statusCode).toBe(403);
  });
});

describe('DELETE /deployments/{id}', () => {
  it('[SCR-26] takes it off its address, with its log; the name rests and the ledger stays', async () => {
    const before = await balance();
    expect((await remove(newer.id)).statusCode).toBe(204);
    expect((await visit(newer.appName)).statusCode).toBe(404);
    expect((await api.get(`/deployments/${newer.id}`, ada.token)).statusCode).toBe(403);
    const lines = await api.db.select().from(deploymentLog).where(eq(deploymentLog.deploymentId, newer.id));
    expect(lines).toEqual([]);
    expect(await nameRow(newer.appName)).toMatchObject({ projectId: null, ownerId: ada.user.id });
    expect(await balance()).toBe(before);
    // Its owner may have it back.
    expect(await deploy(newer.appName)).toMatchObject({ status: 'live' });
    expect(await nameRow(newer.appName)).toMatchObject({ projectId: built.project.id, endedAt: null });
  });

  it('keeps the name while something is live under it', async () => {
    expect((await remove(older.id)).statusCode).toBe(204);
    expect(await nameRow(newer.appName)).toMatchObject({ projectId: built.project.id, endedAt: null });
    expect((await visit(newer.appName)).statusCode).toBe(200);
  });

  it('refuses while it is being deployed, and is possible once its app was deleted', async () => {
    await addCredits(api, ada, 1001);
    const made = await api.post('/deployments', deploymentInput(built, newer.appName), ada.token);
    const { id } = made.json<{ id: string }>();
    expect((await remove(id)).statusCode).toBe(409);
    await settled(id);
    await api.call('DELETE', `/project/${built.project.id}`, { token: ada.token });
    expect((await remove(id)).statusCode).toBe(204);
    await api.post(`/project/${built.project.id}/restore`, {}, ada.token);
  });

  it('[API-06] answers 400, 401 and 403', async () => {
    expect((await remove('x')).statusCode).toBe(400);
    expect((await api.call('DELETE', `/deployments/${newer.id}`)).statusCode).toBe(401);
    expect((await remove(newer.id, (await api.register()).token)).statusCode).toBe(403);
    expect(await read(newer.id)).toMatchObject({ status: 'live' });
  });
});
