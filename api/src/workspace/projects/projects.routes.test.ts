import { randomUUID } from 'node:crypto';
import { projectSchema } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { projects } from '../tables/projects.table';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

async function makeProject(projectName: string, user = ada) {
  const response = await api.post('/project', { projectName }, user.token);
  return projectSchema.parse(response.json<{ project: unknown }>().project);
}

describe('POST /project', () => {
  it('[PRJ-01] makes a project with both names and its own Builder', async () => {
    const response = await api.post(
      '/project',
      { projectName: ' Reading list ', description: 'Books' },
      ada.token,
    );
    expect(response.statusCode).toBe(201);
    const { project } = response.json<{ project: unknown }>();
    expect(projectSchema.parse(project)).toMatchObject({
      name: 'Reading list',
      projectName: 'Reading list',
      description: 'Books',
      status: 'draft',
      headVersion: null,
      deployment: null,
    });
    expect(project).toHaveProperty('pk', projectSchema.parse(project).id);
  });

  it('answers 409 at the field for a name that the person has, whatever its case', async () => {
    const { id } = await makeProject('Wine cellar');
    const response = await api.post('/project', { projectName: 'WINE cellar' }, ada.token);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CONFLICT',
      fields: { projectName: 'You already have "Wine cellar"' },
      projectId: id,
    });
  });

  it('lets two people use one name', async () => {
    await makeProject('Shared name');
    expect((await api.post('/project', { projectName: 'Shared name' }, bob.token)).statusCode).toBe(201);
  });

  it('answers the same project and run to the same key, also when both calls come at once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { projectName: 'Once', prompt: 'track books with title and author' };
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/project', body, ada.token, key)));
    const made = answers.map((answer) => answer.json<{ project: { id: string }; runId: string }>());
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(made.map(({ project }) => project.id)).size).toBe(1);
    expect(new Set(made.map(({ runId }) => runId)).size).toBe(1);
    const { projectName, prompt } = body;
    const again = await api.post('/project', { prompt: ` ${prompt} `, projectName }, ada.token, key);
    expect(again.json()).toMatchObject({ project: { id: made[0]?.project.id } });
  });

  it('answers 422 to the same key with something else, and makes nothing', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await api.post('/project', { projectName: 'One' }, ada.token, key)).statusCode).toBe(201);
    for (const body of [{ projectName: 'Another' }, { projectName: 'One', description: 'x' }]) {
      const answer = await api.post('/project', body, ada.token, key);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'KEY_REUSED' });
    }
    expect((await api.get('/project?search=Another', ada.token)).json()).toEqual([]);
  });

  it.each([
    ['projectName', {}],
    ['projectName', { projectName: '   ' }],
    ['projectName', { projectName: 'x'.repeat(61) }],
    ['prompt', { projectName: 'Fine', prompt: 'x' }],
  ])('answers 400 naming %s for %j', async (field, body) => {
    const response = await api.post('/project', body, ada.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', field]);
  });

  it('takes a name of invisible characters only for an empty one', async () => {
    for (const projectName of ['\u200b', ' \u200d\u2060 ', '\u3164', '\u2800', '\ufe0f', '\u202e']) {
      const response = await api.post('/project', { projectName }, ada.token);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('fields.projectName', 'Project name is required');
    }
    // Characters that are there to join others stay as they are.
    const family = await api.post('/project', { projectName: '👩‍👧' }, ada.token);
    expect(family.json()).toHaveProperty('project.projectName', '👩‍👧');
  });

  it('answers 400 without an idempotency key', async () => {
    const response = await api.post('/project', { projectName: 'Keyless' }, ada.token, {
      'idempotency-key': '',
    });
    expect(response.json()).toHaveProperty(['fields', 'Idempotency-Key']);
  });
});

describe('the calls of a project', () => {
  it('[PRJ-01] lists the own projects, last changed first, and searches in their names', async () => {
    const carol = await api.register();
    const first = await makeProject('100% cotton', carol);
    const second = await makeProject('Plants', carol);
    const list = await api.get('/project', carol.token);
    expect(list.json<{ id: string }[]>().map(({ id }) => id)).toEqual([second.id, first.id]);
    const found = await api.get('/project?search=0%25', carol.token);
    expect(found.json<{ id: string }[]>().map(({ id }) => id)).toEqual([first.id]);
    const own = await api.get(`/project/user/${carol.user.id}`, carol.token);
    expect(own.json()).toHaveLength(2);
  });

  it('[API-06] does not list the projects of another user', async () => {
    const response = await api.get(`/project/user/${ada.user.id}`, bob.token);
    expect(response.statusCode).toBe(403);
  });

  it('[PRJ-01] renames a project and refuses a taken name', async () => {
    const { id } = await makeProject('Before');
    await makeProject('Taken');
    const renamed = await api.call('PUT', `/project/${id}`, {
      token: ada.token,
      body: { projectName: 'After' },
    });
    expect(renamed.json()).toMatchObject({ name: 'After', projectName: 'After' });
    const refused = await api.call('PUT', `/project/${id}`, {
      token: ada.token,
      body: { projectName: 'taken' },
    });
    expect(refused.json()).toMatchObject({
      code: 'CONFLICT',
      fields: { projectName: 'You already have "Taken"' },
    });
  });

  it('[PRJ-01] deletes a project so that it can be restored, and frees its name meanwhile', async () => {
    const { id } = await makeProject('Come back');
    expect((await api.call('DELETE', `/project/${id}`, { token: ada.token })).statusCode).toBe(204);
    expect((await api.get(`/project/${id}`, ada.token)).statusCode).toBe(404);
    const other = await makeProject('Come back');
    expect((await api.post(`/project/${id}/restore`, {}, ada.token)).statusCode).toBe(409);
    await api.call('DELETE', `/project/${other.id}`, { token: ada.token });
    const restored = await api.post(`/project/${id}/restore`, {}, ada.token);
    expect(restored.json()).toMatchObject({ id, name: 'Come back' });
  });

  it('answers 400 naming the id for an id that is none', async () => {
    const response = await api.get('/project/nonsense', ada.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', 'id']);
  });

  it('[SAFE-16] answers 403 for a project that is not there', async () => {
    expect((await api.get(`/project/${randomUUID()}`, ada.token)).statusCode).toBe(403);
  });

  it.each([
    ['GET', '/project', undefined],
    ['GET', '/project/user/$user', undefined],
    ['POST', '/project', { projectName: 'x' }],
    ['GET', '/project/$id', undefined],
    ['PUT', '/project/$id', { projectName: 'x' }],
    ['DELETE', '/project/$id', undefined],
    ['POST', '/project/$id/restore', {}],
  ] as const)(
    '[API-06] %s %s answers 401 without a token and 403 to somebody else',
    async (method, path, body) => {
      const { id } = await makeProject(`Private ${randomUUID().slice(0, 8)}`);
      const url = path.replace('$id', id).replace('$user', ada.user.id);
      expect((await api.call(method, url, { body })).statusCode).toBe(401);
      if (!path.includes('$')) return;
      const foreign = await api.call(method, url, { token: bob.token, body });
      expect(foreign.statusCode).toBe(403);
      expect(foreign.json()).toMatchObject({ code: 'FORBIDDEN' });
    },
  );
});

it('[SCR-05] keeps the colour of its icon, and none that there is not', async () => {
  const { id } = await makeProject('Coloured');
  const put = (iconHue: unknown, token = ada.token) =>
    api.call('PUT', `/project/${id}`, { token, body: { iconHue } });
  expect(projectSchema.parse((await put(4)).json()).iconHue).toBe(4);
  expect((await put(7)).json()).toHaveProperty('fields.iconHue', 'There is no such colour');
  expect((await put(1, bob.token)).statusCode).toBe(403);
  expect(projectSchema.parse((await api.get(`/project/${id}`, ada.token)).json()).iconHue).toBe(4);
  expect(projectSchema.parse((await put(null)).json()).iconHue).toBeNull();
});

it('[DATA-01] keeps where the records of its application are, and takes no other place', async () => {
  const { id } = await makeProject('With records');
  const put = (dataPlace: unknown, token = ada.token) =>
    api.call('PUT', `/project/${id}`, { token, body: { dataPlace } });
  const read = async () => projectSchema.parse((await api.get(`/project/${id}`, ada.token)).json()).dataPlace;
  expect(await read()).toBe('database');
  expect(projectSchema.parse((await put('database')).json()).dataPlace).toBe('database');
  expect((await put('cloud')).json()).toHaveProperty('fields.dataPlace', 'There is no such place');
  expect((await put('browser', bob.token)).statusCode).toBe(403);
  expect(await read()).toBe('database');
});

it('[DATA-01] begins where it is said to', async () => {
  const body = { projectName: 'With a database', dataPlace: 'database' };
  const made = await api.post('/project', body, ada.token, { 'idempotency-key': randomUUID() });
  expect(projectSchema.parse(made.json<{ project: unknown }>().project).dataPlace).toBe('database');
});

describe('archiving a project', () => {
  const put = (id: string, archived: unknown, user = ada) =>
    api.call('PUT', `/project/${id}`, { token: user.token, body: { archived } });
  const list = async (query: string, user: TestUser) =>
    (await api.get(`/project${query}`, user.token)).json<{ id: string }[]>().map(({ id }) => id);

  it('[SCR-01] puts it away and brings it back as it was', async () => {
    const carol = await api.register();
    const first = await makeProject('First', carol);
    const second = await makeProject('Second', carol);
    const archived = await put(first.id, true, carol);
    expect(archived.statusCode).toBe(200);
    expect(projectSchema.parse(archived.json()).archivedAt).not.toBeNull();
    for (const query of ['', '?limit=5&status=all', '?status=not-deployed'])
      expect(await list(query, carol)).toEqual([second.id]);
    expect(await list('?status=archived', carol)).toEqual([first.id]);
    expect((await api.get(`/project/${first.id}`, carol.token)).statusCode).toBe(200);

    expect(projectSchema.parse((await put(first.id, false, carol)).json()).archivedAt).toBeNull();
    // It was not changed, so it stands where it stood.
    expect(await list('', carol)).toEqual([second.id, first.id]);
  });

  it('[SCR-05] lists what was deleted for 30 days, and says until when it comes back', async () => {
    const dora = await api.register();
    const [kept, gone, old] = [
      await makeProject('Kept', dora),
      await makeProject('Gone', dora),
      await makeProject('Old', dora),
    ];
    await put(gone.id, true, dora);
    for (const { id } of [gone, old]) await api.call('DELETE', `/project/${id}`, { token: dora.token });
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await api.db.update(projects).set({ deletedAt: longAgo }).where(eq(projects.id, old.id));

    expect(await list('?status=deleted', dora)).toEqual([gone.id]);
    expect(await list('?status=deleted', ada)).not.toContain(gone.id);
    for (const query of ['', '?status=archived', '?limit=5&status=all'])
      expect(await list(query, dora)).not.toContain(gone.id);
    expect(await list('', dora)).toEqual([kept.id]);
    const [row] = (await api.get('/project?status=deleted', dora.token)).json<
      { restorableUntil: string }[]
    >();
    expect((Date.parse(row?.restorableUntil ?? '') - Date.now()) / 86_400_000).toBeCloseTo(30, 1);

    await api.post(`/project/${gone.id}/restore`, {}, dora.token);
    expect(await list('?status=archived', dora)).toEqual([gone.id]);
  });

  it('[API-06] answers 400, 401 and 403 as every change of a project does', async () => {
    const { id } = await makeProject('Stays');
    expect((await put(id, true, bob)).statusCode).toBe(403);
    const body = { archived: true };
    expect((await api.call('PUT', `/project/${id}`, { body })).statusCode).toBe(401);
    const bad = await put(id, 'yes');
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toHaveProperty('fields.archived');
    expect(await list('?status=archived', ada)).toEqual([]);
  });
});
