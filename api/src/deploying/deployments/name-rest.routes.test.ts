import { randomUUID } from 'node:crypto';
import { addSeconds } from '../../core/clock';
import { buildProject, type BuiltProject } from '../../testing/build-project';
import { addCredits, deployFor, deploymentInput, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { siteNames } from '../tables/deployments.table';
import { REST_SECONDS } from './name-holding.rules';

jest.setTimeout(60_000);

const RESTING = 'This name was used by someone else not long ago. Choose another.';
const RESERVED = 'This name is reserved. Choose another.';

/** About the database's own time, which dates the end of an account. */
const start = new Date();
const DAY_SECONDS = 24 * 3600;
let now = start;
let api: TestApi;
let ada: TestUser;
let eve: TestUser;
let project: BuiltProject;
let others: BuiltProject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  eve = await api.register();
  await givePlan(api, eve);
  others = await buildProject(api, eve);
});
beforeEach(() => {
  now = start;
});
afterAll(() => api.close());

const freshName = () => `name-${randomUUID().slice(0, 8)}`;

/** A token that is good now: those of a session are over within minutes. */
async function tokenOf({ user, password }: TestUser): Promise<string> {
  const answer = await api.post('/auth/login', { email: user.email, password });
  return answer.json<{ token: string }>().token;
}

async function check(name: string, user: TestUser) {
  return (await api.get(`/deployments/names/${name}`, await tokenOf(user))).json<Record<string, unknown>>();
}

async function take(name: string, user: TestUser, built: BuiltProject) {
  await addCredits(api, user, 2000);
  return api.post('/deployments', deploymentInput(built, name), await tokenOf(user));
}

const deleteProject = ({ project: { id } }: BuiltProject, user: TestUser) =>
  api.call('DELETE', `/project/${id}`, { token: user.token });

const deleteAccount = ({ user, password, token }: TestUser) =>
  api.call('DELETE', `/auth/user/${user.id}`, { token, body: { password, stop: true } });

async function expectRefused(name: string, message: string): Promise<void> {
  expect(await check(name, eve)).toMatchObject({ available: false, message });
  const refused = await take(name, eve, others);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'CONFLICT', error: message, fields: { appName: message } });
}

async function makeAda(): Promise<void> {
  ada = await api.register();
  await givePlan(api, ada);
  project = await buildProject(api, ada);
}

describe('the name of a deployment that has ended', () => {
  beforeEach(makeAda);

  it.each([
    ['project', () => deleteProject(project, ada)],
    ['account', () => deleteAccount(ada)],
  ])('[SAFE-05] rests for 180 days after its %s was deleted', async (_what, end) => {
    const name = freshName();
    await deployFor(api, ada, project, name);
    expect((await end()).statusCode).toBeLessThan(300);
    await expectRefused(name, RESTING);
    now = addSeconds(start, REST_SECONDS - DAY_SECONDS);
    await expectRefused(name, RESTING);
    now = addSeconds(start, REST_SECONDS + DAY_SECONDS);
    expect(await check(name, eve)).toMatchObject({ available: true });
    expect((await take(name, eve, others)).statusCode).toBe(201);
  });

  it('[SAFE-05] is its former owner’s at any time, for any project', async () => {
    const name = freshName();
    await deployFor(api, ada, project, name);
    await deleteProject(project, ada);
    const next = await buildProject(api, ada);
    expect(await check(name, ada)).toMatchObject({ available: true });
    expect(await deployFor(api, ada, next, name)).toMatchObject({ status: 'live', appName: name });
    // The project that comes back has lost it.
    await api.post(`/project/${project.project.id}/restore`, {}, ada.token);
    expect((await take(name, ada, project)).statusCode).toBe(409);
  });

  it('[SAFE-05] is kept by a stopped deployment and by a project that comes back', async () => {
    const [stopped, restored] = [freshName(), freshName()];
    const { id } = await deployFor(api, ada, project, stopped);
    await api.post(`/deployments/${id}/stop`, {}, ada.token);
    const deleted = await buildProject(api, ada);
    await deployFor(api, ada, deleted, restored);
    await deleteProject(deleted, ada);
    await api.post(`/project/${deleted.project.id}/restore`, {}, ada.token);
    now = addSeconds(start, 2 * REST_SECONDS);
    for (const name of [stopped, restored]) expect((await take(name, eve, others)).statusCode).toBe(409);
  });

  it('[SAFE-05] goes to one of those who ask at once', async () => {
    const name = freshName();
    await deployFor(api, ada, project, name);
    await deleteAccount(ada);
    now = addSeconds(start, REST_SECONDS + DAY_SECONDS);
    const bob = await api.register();
    const bobs = await buildProject(api, bob);
    const answers = await Promise.all([take(name, eve, others), take(name, bob, bobs)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('[SAFE-05] is in the copy of its owner’s data, also while it rests', async () => {
    const name = freshName();
    await deployFor(api, ada, project, name);
    await deleteProject(project, ada);
    const link = await api.post(`/auth/user/${ada.user.id}/export`, undefined, ada.token);
    const { pathname, search } = new URL(link.json<{ url: string }>().url);
    const copy = (await api.inject({ url: pathname + search })).json<{ siteNames: object[] }>();
    expect(copy.siteNames).toEqual([{ appName: name, createdAt: start.toJSON(), endedAt: start.toJSON() }]);
  });

  it('[SAFE-05] has nothing of a deleted account but the name', async () => {
    const name = freshName();
    await deployFor(api, ada, project, name);
    await deleteAccount(ada);
    const row = (await api.db.select().from(siteNames)).find(({ appName }) => appName === name);
    expect(row).toMatchObject({ ownerId: null, projectId: null, handedOverAt: null, visitorMark: null });
    expect(row?.endedAt).toBeInstanceOf(Date);
  });
});

describe('a reserved name', () => {
  it.each(['google', 'g00gle', 'my-paypal-login', 'xn--80ak6aa92e', 'tessera-login', 'accounts'])(
    '[SAFE-05] %s is refused while it is typed, and when it is asked for',
    async (name) => {
      await expectRefused(name, RESERVED);
      expect(await check(name, eve)).not.toHaveProperty('suggestion');
    },
  );

  it('[SAFE-05] goes on for the project that had it before it was one', async () => {
    await makeAda();
    const owner = { projectId: project.project.id, ownerId: ada.user.id, createdAt: now };
    await api.db.insert(siteNames).values({ appName: 'github-stats', ...owner });
    expect(await deployFor(api, ada, project, 'github-stats')).toMatchObject({ status: 'live' });
    expect((await take('github-stats', eve, others)).statusCode).toBe(409);
  });

  it('comes with a free one beside it, where there is one', async () => {
    expect(await check('blog', eve)).toMatchObject({
      available: false,
      message: RESERVED,
      suggestion: 'blog-app',
    });
  });
});
