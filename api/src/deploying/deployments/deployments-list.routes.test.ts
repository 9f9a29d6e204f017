import { randomUUID } from 'node:crypto';
import { listDeployments, type Deployment } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { addSeconds } from '../../core/clock';
import { buildProject, type BuiltProject } from '../../testing/build-project';
import { countStatements } from '../../testing/count-statements';
import { addCredits, deployFor, deploymentInput, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { deployments } from '../tables/deployments.table';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
let one: BuiltProject;
let two: BuiltProject;
let first: Deployment;
let second: Deployment;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  await givePlan(api, ada);
  [one, two] = [await buildProject(api, ada), await buildProject(api, ada)];
  first = await deployFor(api, ada, one, freshName());
  second = await deployFor(api, ada, two, freshName());
});
afterAll(() => api.close());

const freshName = () => `app-${randomUUID().slice(0, 8)}`;

async function list(query = '') {
  const answer = await api.get(`/deployments?${query}`, ada.token);
  return listDeployments.response.parse(answer.json());
}
const ids = async (query?: string) => (await list(query)).items.map(({ id }) => id);

describe('GET /deployments', () => {
  it('[SCR-26] answers by project, name, environment and status', async () => {
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await ids(`projectId=${one.project.id}`)).toEqual([first.id]);
    expect(await ids(`appName=${second.appName}`)).toEqual([second.id]);
    expect(await ids('environment=production&status=live')).toEqual([second.id, first.id]);
    expect(await ids('environment=staging')).toEqual([]);
    expect(await ids('status=failed')).toEqual([]);
  });

  it('[SCR-26] calls what a deleted app had live stopped, in its filters too', async () => {
    await api.call('DELETE', `/project/${two.project.id}`, { token: ada.token });
    expect(await ids('status=live')).toEqual([first.id]);
    expect(await ids('status=stopped')).toEqual([second.id]);
    expect((await list()).items[0]).toMatchObject({
      id: second.id,
      status: 'stopped',
      isProjectDeleted: true,
      probe: null,
    });
    const listed = (await api.get('/project', ada.token)).json<{ items?: { id: string }[] }>();
    expect(JSON.stringify(listed)).not.toContain(two.project.id);
    await api.post(`/project/${two.project.id}/restore`, {}, ada.token);
    expect(await ids('status=live')).toEqual([second.id, first.id]);
  });

  it('[SCR-26] answers 50 at a time, with as many questions to the database as for one', async () => {
    const [row] = await api.db.select().from(deployments).where(eq(deployments.id, first.id));
    if (!row) throw new Error('It is gone');
    const earlier = Array.from({ length: 70 }, (_, index) => {
      const createdAt = addSeconds(row.createdAt, -1 - Math.floor(index / 2));
      return { ...row, id: randomUUID(), status: 'failed', idempotencyKey: null, createdAt } as const;
    });
    const few = countStatements(api);
    await list(`appName=${second.appName}`);
    const forOne = few().length;
    await api.db.insert(deployments).values(earlier);
    const many = countStatements(api);
    const page = await list();
    expect(many()).toHaveLength(forOne);
    expect(page.items).toHaveLength(50);
    const rest = await list(`cursor=${String(page.nextCursor)}`);
    expect(rest.nextCursor).toBeNull();
    const all = [...page.items, ...rest.items].map(({ id }) => id);
    expect(new Set(all)).toEqual(new Set([first.id, second.id, ...earlier.map(({ id }) => id)]));
    expect(all).toHaveLength(72);
  });

  it.each([
    ['projectId', 'projectId=x'],
    ['appName', 'appName=-x'],
    ['environment', 'environment=moon'],
    ['status', 'status=moon'],
    ['cursor', 'cursor=moon'],
  ])('[API-05] answers 400 naming %s, 401 and 403', async (field, query) => {
    const answer = await api.get(`/deployments?${query}`, ada.token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty(['fields', field]);
    expect((await api.get('/deployments')).statusCode).toBe(401);
    expect((await api.get(`/deployments?projectId=${randomUUID()}`, ada.token)).statusCode).toBe(403);
  });
});

describe('a version whose checks fail', () => {
  it('[SCR-27] is refused with their titles, and deployed despite them when that is asked for', async () => {
    const token = ada.token;
    const checks = `/versions/${one.run.versionId ?? ''}/checks`;
    const { list: promised } = (await api.get(checks, token)).json<{
      list: { id: string; title: string }[];
    }>();
    const failing = promised.slice(0, 4);
    const results = failing.map(({ id }) => ({ id, state: 'failed', message: 'Nothing appeared' }));
    expect((await api.post(checks, { results }, token)).statusCode).toBe(200);
    await addCredits(api, ada, 1000);
    const input = deploymentInput(one, first.appName);
    const refused = await api.post('/deployments', input, token);
    const titles = refused.json<{ failing: string[] }>().failing;
    expect(refused.statusCode).toBe(409);
    expect(new Set(titles)).toEqual(new Set(failing.map(({ title }) => title)));
    expect(refused.json()).toMatchObject({
      code: 'CONFLICT',
      error: `Four checks of this version fail: ${titles.slice(0, 3).join('; ')}; and 1 more.`,
    });
    const made = await api.post('/deployments', { ...input, despiteChecks: true }, token);
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: string }>();
    // Read to its end: it is live then, or has failed.
    await api.get(`/deployments/${id}/events`, token);
    expect((await api.get(`/deployments/${id}`, token)).json()).toMatchObject({ status: 'live' });
    const warned = (await api.get(`/deployments/${id}/logs?level=warn`, token)).json<{
      items: { text: string }[];
    }>();
    expect(warned.items.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Four checks of this version fail: .+ Deployed all the same, as asked$/,
      ) as unknown,
    ]);
    const wrong = await api.post('/deployments', { ...input, despiteChecks: 'yes' }, token);
    expect(wrong.json()).toHaveProperty('fields.despiteChecks');
  });
});
