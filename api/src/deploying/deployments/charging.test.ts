import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildProject, until, type BuiltProject } from '../../testing/build-project';
import { addCredits, deploymentInput, givePlan } from '../../testing/deploy-project';
import { payForDeployment } from '../../testing/paid-deployment';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { deployments } from '../tables/deployments.table';

jest.setTimeout(120_000);

let api: TestApi;
let user: TestUser;
let built: BuiltProject;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await api.register();
  built = await buildProject(api, user);
});
afterAll(() => api.close());

const freshName = () => `app-${randomUUID().slice(0, 8)}`;
/** Signing up granted 50. */
const haveCredits = (balance: number) => addCredits(api, user, Math.round((balance - 50) * 100) / 100);
const balance = async () =>
  (await api.get('/credits', user.token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;
const post = (appName: string, key: string) =>
  api.post('/deployments', deploymentInput(built, appName), user.token, { 'idempotency-key': key });

interface Listed {
  readonly items: readonly { readonly id: string; readonly status: string; readonly charged: number }[];
}
const list = async () => (await api.get('/deployments', user.token)).json<Listed>().items;
const allSettled = () => until(async () => (await list()).every(({ status }) => status !== 'deploying'));
const FIFTY = Array.from({ length: 50 });

describe('the charge of a deployment', () => {
  it('[DEP-09] is made once for a key that is sent 50 times at once', async () => {
    await haveCredits(5000);
    const [name, key] = [freshName(), randomUUID()];
    const answers = await Promise.all(FIFTY.map(() => post(name, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    await allSettled();
    expect(await list()).toHaveLength(1);
    expect(await balance()).toBe(4000);
  });

  it.each([
    [2000.01, 2],
    [2000, 1],
    [1000.01, 1],
    [1000, 0],
  ])(
    '[DEP-07] with %d credits and 50 calls at once is made %d times, and never below zero',
    async (have, times) => {
      await givePlan(api, user);
      await haveCredits(have);
      const answers = await Promise.all(FIFTY.map(() => post(freshName(), randomUUID())));
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 201)).toHaveLength(times);
      expect(codes.filter((code) => code === 402)).toHaveLength(50 - times);
      await allSettled();
      expect((await list()).map(({ status, charged }) => [status, charged])).toEqual(
        Array.from({ length: times }, () => ['live', 1000]),
      );
      expect(await balance()).toBe(Math.round((have - times * 1000) * 100) / 100);
    },
  );
});

describe('the public apps of a plan', () => {
  it('[PRC-03] of a starter are one: another name is refused and charges nothing, the same one is replaced', async () => {
    await haveCredits(5000);
    const name = freshName();
    expect((await post(name, randomUUID())).statusCode).toBe(201);
    const refused = await post(freshName(), randomUUID());
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'PLAN_LIMIT',
      error: 'Your plan allows 1 public app.',
      limit: 1,
      used: 1,
    });
    await allSettled();
    expect((await post(name, randomUUID())).statusCode).toBe(201);
    await allSettled();
    expect(await balance()).toBe(3000);
  });

  it('[PRC-03] are counted once for those who ask at once', async () => {
    await haveCredits(9000);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(freshName(), randomUUID())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403, 403, 403]);
    await allSettled();
  });

  it('[PRC-03] cannot be passed by moving what is live away from a name that is deployed anew', async () => {
    await haveCredits(5000);
    const name = freshName();
    const first = (await post(name, randomUUID())).json<{ id: string }>();
    await allSettled();
    const rename = (appName: string) =>
      api.call('PUT', `/deployments/${first.id}`, { token: user.token, body: { appName } });
    const paid = await payForDeployment(api, { appName: name, of: { user, built } });
    const refused = await rename(freshName());
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'PLAN_LIMIT', used: 1 }]);
    await api.db.delete(deployments).where(eq(deployments.id, paid.id));
    // One that leaves nothing behind may have any name.
    expect((await rename(freshName())).statusCode).toBe(200);
  });

  it('[PRC-03] have room again once one is stopped, deleted with its app, or the plan has more', async () => {
    await haveCredits(9000);
    const first = (await post(freshName(), randomUUID())).json<{ id: string }>();
    await allSettled();
    await api.post(`/deployments/${first.id}/stop`, {}, user.token);
    expect((await post(freshName(), randomUUID())).statusCode).toBe(201);
    await allSettled();
    const again = await api.post(`/deployments/${first.id}/start`, {}, user.token);
    expect(again.json()).toMatchObject({ code: 'PLAN_LIMIT', limit: 1, used: 1 });
    await givePlan(api, user, 'pro');
    expect((await api.post(`/deployments/${first.id}/start`, {}, user.token)).statusCode).toBe(200);
    await givePlan(api, user, 'Starter');
    await api.call('DELETE', `/project/${built.project.id}`, { token: user.token });
    built = await buildProject(api, user);
    expect((await post(freshName(), randomUUID())).statusCode).toBe(201);
    await allSettled();
  });
});
