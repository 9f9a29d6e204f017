import { randomUUID } from 'node:crypto';
import { deploymentSchema, type Deployment } from '@tessera/shared/contracts';
import { moveCredits } from '../../money';
import { buildProject, say, until, type BuiltProject } from '../../testing/build-project';
import { givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

/** A user whose balance is exactly this; signing up granted 50. */
async function userWith(balance: number): Promise<TestUser> {
  const user = await api.register();
  await api.db.transaction((tx) =>
    moveCredits(tx, {
      userId: user.user.id,
      amount: Math.round((balance - 50) * 100) / 100,
      kind: 'adjustment',
      note: 'For the test',
      reference: `test:${randomUUID()}`,
    }),
  );
  return user;
}

async function balanceOf(user: TestUser): Promise<number | undefined> {
  const response = await api.get('/credits', user.token);
  return response.json<{ balancecredits: number }[]>()[0]?.balancecredits;
}

function inputFor({ project }: BuiltProject, appName: string) {
  return { projectId: project.id, appName, environment: 'production', region: 'european', autoScale: true };
}

async function deploy(user: TestUser, built: BuiltProject, appName: string): Promise<Deployment> {
  const created = await api.post('/deployments', inputFor(built, appName), user.token);
  return settled(user, deploymentSchema.parse(created.json()).id);
}

async function settled(user: TestUser, id: string): Promise<Deployment> {
  const read = async () => deploymentSchema.parse((await api.get(`/deployments/${id}`, user.token)).json());
  await until(async () => (await read()).status !== 'deploying');
  return read();
}

function visit(appName: string, path = '/') {
  return api.inject({ url: path, headers: { host: `${appName}.${api.environment.sitesDomain}` } });
}

const freshName = () => `app-${randomUUID().slice(0, 8)}`;

describe('POST /deployments', () => {
  it.each([999.99, 1000])('[DEP-07] refuses with a balance of %d and charges nothing', async (balance) => {
    const user = await userWith(balance);
    const built = await buildProject(api, user);
    const name = freshName();
    const response = await api.post('/deployments', inputFor(built, name), user.token);
    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({ code: 'INSUFFICIENT_CREDITS', balance });
    expect(await balanceOf(user)).toBe(balance);
    expect((await api.get('/deployments', user.token)).json()).toMatchObject({ items: [] });
    // The name was not taken by the attempt.
    expect((await api.get(`/deployments/names/${name}`, user.token)).json()).toMatchObject({
      available: true,
    });
  });

  it('[DEP-07] deploys with a balance of 1000.01 and puts the application live', async () => {
    const user = await userWith(1000.01);
    const built = await buildProject(api, user, { projectName: 'Live one' });
    const name = freshName();
    const deployment = await deploy(user, built, name);
    expect(deployment).toMatchObject({
      status: 'live',
      charged: 1000,
      error: null,
      projectName: 'Live one',
      versionNumber: 1,
      url: `http://${name}.${api.environment.sitesDomain}`,
    });
    expect(await balanceOf(user)).toBe(0.01);
    expect((await visit(name)).statusCode).toBe(200);
    const project = await api.get(`/project/${built.project.id}`, user.token);
    expect(project.json()).toMatchObject({
      status: 'live',
      deployment: { id: deployment.id, url: deployment.url },
    });
  });

  it('[DEP-09] charges once for a key, however often and at once it is sent', async () => {
    const user = await userWith(5000);
    const built = await buildProject(api, user);
    const key = { 'idempotency-key': randomUUID() };
    const input = inputFor(built, freshName());
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/deployments', input, user.token, key)));
    answers.push(await api.post('/deployments', input, user.token, key));
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    const other = await api.post('/deployments', { ...input, appName: freshName() }, user.token, key);
    expect(other.json()).toMatchObject({ code: 'KEY_REUSED' });
    expect(await balanceOf(user)).toBe(4000);
  });

  it('replaces the earlier deployment of the same project under the name', async () => {
    const user = await userWith(5000);
    const built = await buildProject(api, user);
    const name = freshName();
    const first = await deploy(user, built, name);
    await say(api, user, built.project.id, 'change the title to Riffs');
    const second = await deploy(user, built, name);
    expect(second).toMatchObject({ status: 'live', versionNumber: 2 });
    expect(await settled(user, first.id)).toMatchObject({ status: 'replaced' });
    expect((await visit(name)).payload).toContain('<title>Riffs</title>');
    expect(await balanceOf(user)).toBe(3000);
  });

  it('answers 409 with a free name when another project has it, and charges nothing', async () => {
    const [owner, other] = [await userWith(3000), await userWith(3000)];
    const name = freshName();
    await deploy(owner, await buildProject(api, owner), name);
    const response = await api.post(
      '/deployments',
      inputFor(await buildProject(api, other), name),
      other.token,
    );
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'CONFLICT', suggestion: `${name}-2` });
    expect(response.json()).toHaveProperty(['fields', 'appName']);
    expect(await balanceOf(other)).toBe(3000);
    expect((await api.get(`/deployments/names/${name}`, other.token)).json()).toMatchObject({
      available: false,
      message: `"${name}" is taken. "${name}-2" is free.`,
      suggestion: `${name}-2`,
    });
  });

  it('says that a name of another project of the same user is taken, and free for its own', async () => {
    const user = await userWith(5000);
    await givePlan(api, user);
    const first = await buildProject(api, user);
    const second = await buildProject(api, user);
    const name = freshName();
    await deploy(user, first, name);
    const ask = async ({ project }: typeof first) =>
      (await api.get(`/deployments/names/${name}?projectId=${project.id}`, user.token)).json<unknown>();
    expect(await ask(first)).toEqual({ available: true, url: `http://${name}.localhost:3000` });
    expect(await ask(second)).toMatchObject({ available: false });
    expect((await api.post('/deployments', inputFor(second, name), user.token)).statusCode).toBe(409);
  });

  it.each(['www', 'api', 'preview', 'admin', 'mail'])(
    'does not give away the reserved name %s',
    async (name) => {
      const user = await userWith(3000);
      const built = await buildProject(api, user);
      expect((await api.post('/deployments', inputFor(built, name), user.token)).statusCode).toBe(409);
      expect((await api.get(`/deployments/names/${name}`, user.token)).json()).toMatchObject({
        available: false,
      });
      expect(await balanceOf(user)).toBe(3000);
    },
  );

  it('[DEP-09] fails with file and line what does not compile, with the credits back, and answers 422 from then on', async () => {
    const user = await userWith(3000);
    const built = await buildProject(api, user);
    const changes = [{ path: 'src/main.tsx', text: 'const = 1;' }];
    const body = { baseVersionId: built.project.headVersion?.id, changes, note: '' };
    await api.post(`/project/${built.project.id}/versions`, body, user.token);
    // Nobody has built it yet: that is the job's work, not the call's.
    const failed = await deploy(user, built, freshName());
    expect(failed).toMatchObject({ status: 'failed', step: null, charged: 0 });
    expect(failed.error).toMatch(/^src\/main\.tsx, line 1: /);
    expect(await balanceOf(user)).toBe(3000);
    const response = await api.post('/deployments', inputFor(built, freshName()), user.token);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'BUILD_FAILED', path: 'src/main.tsx', line: 1 });
    expect(await balanceOf(user)).toBe(3000);
  });

  it('answers 409 for a project without a version', async () => {
    const user = await userWith(3000);
    const made = await api.post('/project', { projectName: 'Empty' }, user.token);
    const built = made.json<BuiltProject>();
    expect((await api.post('/deployments', inputFor(built, freshName()), user.token)).statusCode).toBe(409);
  });

  it.each([
    ['projectId', { projectId: '' }],
    ['appName', { appName: '' }],
    ['appName', { appName: '-x' }],
    ['appName', { appName: 'Upper' }],
    ['appName', { appName: 'x'.repeat(64) }],
    ['environment', { environment: 'moon' }],
    ['region', { region: 'moon' }],
    ['autoScale', { autoScale: 'yes' }],
  ])('answers 400 naming %s for %j', async (field, wrong) => {
    const user = await api.register();
    const input = { ...inputFor({ project: { id: randomUUID() } } as BuiltProject, 'fine'), ...wrong };
    const response = await api.post('/deployments', input, user.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', field]);
  });
});

describe('deployments that are there', () => {
  it('[DEP-10] are listed newest first, of one project or of all', async () => {
    const user = await userWith(5000);
    await givePlan(api, user);
    const [one, two] = [await buildProject(api, user), await buildProject(api, user)];
    const first = await deploy(user, one, freshName());
    const second = await deploy(user, two, freshName());
    const ids = async (path: string) =>
      (await api.get(path, user.token)).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
    expect(await ids('/deployments')).toEqual([second.id, first.id]);
    expect(await ids(`/deployments?projectId=${one.project.id}`)).toEqual([first.id]);
  });

  it('[SCR-26] are no longer called live once their app is deleted, and are again when it is restored', async () => {
    const user = await userWith(3000);
    const built = await buildProject(api, user);
    const { id, appName } = await deploy(user, built, freshName());
    const read = async () => (await api.get(`/deployments/${id}`, user.token)).json<Deployment>();

    await api.call('DELETE', `/project/${built.project.id}`, { token: user.token });
    expect(await read()).toMatchObject({ status: 'stopped', isProjectDeleted: true });
    expect((await visit(appName)).statusCode).toBe(404);
    expect((await api.post(`/deployments/${id}/start`, {}, user.token)).statusCode).toBe(404);

    await api.post(`/project/${built.project.id}/restore`, {}, user.token);
    expect(await read()).toMatchObject({ status: 'live' });
    expect(await read()).not.toHaveProperty('isProjectDeleted');
    expect((await visit(appName)).statusCode).toBe(200);
  });

  it('stop and start for free, and say so when they cannot', async () => {
    const user = await userWith(3000);
    const name = freshName();
    const { id } = await deploy(user, await buildProject(api, user), name);
    const act = (action: string) => api.post(`/deployments/${id}/${action}`, {}, user.token);
    expect((await act('start')).statusCode).toBe(409);
    expect((await act('stop')).json()).toMatchObject({ status: 'stopped' });
    expect((await visit(name)).statusCode).toBe(404);
    expect((await act('stop')).statusCode).toBe(409);
    expect((await act('start')).json()).toMatchObject({ status: 'live' });
    expect((await visit(name)).statusCode).toBe(200);
    expect(await balanceOf(user)).toBe(2000);
  });

  it('[API-06] answer 401 without a token and 403 to somebody else', async () => {
    const [owner, other] = [await userWith(3000), await userWith(3000)];
    const built = await buildProject(api, owner);
    const { id } = await deploy(owner, built, freshName());
    const calls = [
      ['GET', `/deployments/${id}`],
      ['POST', `/deployments/${id}/stop`],
      ['POST', `/deployments/${id}/start`],
      ['GET', `/deployments?projectId=${built.project.id}`],
      ['POST', '/deployments'],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'POST' ? inputFor(built, freshName()) : undefined;
      expect([path, (await api.call(method, path, { body })).statusCode]).toEqual([path, 401]);
      expect([path, (await api.call(method, path, { token: other.token, body })).statusCode]).toEqual([
        path,
        403,
      ]);
    }
    expect((await api.get('/deployments/names/any')).statusCode).toBe(401);
    expect((await api.get('/deployments/names/-any', owner.token)).json()).toHaveProperty(['fields', 'name']);
    expect((await api.get(`/deployments/${randomUUID()}`, owner.token)).statusCode).toBe(403);
  });
});
