import { randomUUID } from 'node:crypto';
import { deploymentSchema, type Deployment } from '@tessera/shared/contracts';
import { buildProject, until } from '../../testing/build-project';
import { addCredits, deployFor, deploymentInput, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

const NAMES_A_DAY = 10;
const ROLL_BACKS_AN_HOUR = 30;

let api: TestApi;
let ada: TestUser;
let first: Deployment;
let second: Deployment;
let other: Deployment;

const freshName = () => `app-${randomUUID().slice(0, 8)}`;
const read = async (id: string) =>
  deploymentSchema.parse((await api.get(`/deployments/${id}`, ada.token)).json());

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  await givePlan(api, ada);
  const built = await buildProject(api, ada);
  const name = freshName();
  first = await deployFor(api, ada, built, name);
  await addCredits(api, ada, 1001);
  const made = await api.post('/deployments', deploymentInput(built, name), ada.token);
  const { id } = deploymentSchema.parse(made.json());
  await until(async () => (await read(id)).status !== 'deploying');
  second = await read(id);
  other = await deployFor(api, ada, built, freshName());
});
afterAll(() => api.close());

describe('what is free of charge', () => {
  it('[SAFE-02] a name is moved so often a day, and no further', async () => {
    const move = (appName: string) =>
      api.call('PUT', `/deployments/${other.id}`, { token: ada.token, body: { appName } });
    const names = Array.from({ length: NAMES_A_DAY }, freshName);
    for (const name of names) expect((await move(name)).statusCode).toBe(200);
    const refused = await move(freshName());
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await read(other.id)).appName).toBe(names.at(-1));
    // What moves nothing counts for nothing.
    const settings = await api.call('PUT', `/deployments/${other.id}`, {
      token: ada.token,
      body: { appName: names.at(-1), autoScale: false },
    });
    expect(settings.statusCode).toBe(200);
  });

  it('[SAFE-02] an account rolls back so often an hour, and no further', async () => {
    const rollBack = (id: string, toDeploymentId: string) =>
      api.post(`/deployments/${id}/rollback`, { toDeploymentId }, ada.token, {
        'idempotency-key': randomUUID(),
      });
    let [live, before] = [second.id, first.id];
    for (let count = 0; count < ROLL_BACKS_AN_HOUR; count += 1) {
      const { id } = deploymentSchema.parse((await rollBack(live, before)).json());
      await until(async () => (await read(id)).status === 'live');
      [live, before] = [id, live];
    }
    const refused = await rollBack(live, before);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect((await read(live)).status).toBe('live');
  });
});
