import { randomUUID } from 'node:crypto';
import { listedProjectSchema, type Project, type Version } from '@tessera/shared/contracts';
import { buildProject, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

let api: TestApi;
let ada: TestUser;
let original: Project;

beforeAll(async () => {
  api = await startTestApi({ quotas: { projects: 6 } });
  ada = await api.register();
  original = (await buildProject(api, ada, { projectName: 'Practice' })).project;
});
afterAll(() => api.close());

const copy = (body: object = {}, user = ada, key: string = randomUUID()) =>
  api.post('/project', { fromProjectId: original.id, ...body }, user.token, { 'idempotency-key': key });

const projectOf = (answer: { json: () => unknown }) =>
  listedProjectSchema.parse((answer.json() as { project: unknown }).project);

async function readNewest(project: Project, user = ada) {
  const path = `/versions/${project.headVersion?.id ?? ''}`;
  const files = (await api.get(`${path}/files`, user.token)).json<{ items: unknown }>().items;
  const { checks } = (await api.get(`${path}/checks`, user.token)).json<{ checks: { passed: number } }>();
  return { files, checks };
}

describe('POST /project {fromProjectId}', () => {
  it('[SCR-01] makes the newest version of a project the first one of another, with its model and checks', async () => {
    await say(api, ada, original.id, 'change the title to Riffs');
    original = listedProjectSchema.parse((await api.get(`/project/${original.id}`, ada.token)).json());
    const path = `/versions/${original.headVersion?.id ?? ''}/checks`;
    await api.post(path, { results: [{ id: 'e1.add', state: 'passed' }] }, ada.token);
    expect(original.headVersion?.number).toBe(2);

    const place = { token: ada.token, body: { dataPlace: 'database' } };
    await api.call('PUT', `/project/${original.id}`, place);
    const answer = await copy();
    expect(answer.statusCode).toBe(201);
    const made = projectOf(answer);
    expect(made).toMatchObject({ name: 'Practice copy', headVersion: { number: 1 }, deployment: null });
    expect(made.dataPlace).toBe('database');
    expect(made.thumbnail).toMatchObject({ title: 'Riffs', heading: 'Practice sessions' });
    const [was, is] = [await readNewest(original), await readNewest(made)];
    expect(is.files).toEqual(was.files);
    expect(is.checks).toEqual(was.checks);
    expect(made.checks?.passed).toBe(was.checks.passed);

    const list = await api.get(`/project/${made.id}/versions`, ada.token);
    const { items } = list.json<{ items: Version[] }>();
    expect(items.map(({ note }) => note)).toEqual(['Copied from v2 of Practice']);
    // It goes on by itself: a change of the copy is none of the original.
    expect((await say(api, ada, made.id, 'change the title to Scales')).status).toBe('succeeded');
    expect(await readNewest(original)).toEqual(was);
  });

  it('[SCR-01] gives each copy a name of its own, also when several are made at once', async () => {
    const answers = await Promise.all([copy(), copy()]);
    const made = answers.map((answer) => projectOf(answer).name);
    expect(new Set(made)).toEqual(new Set(['Practice copy 2', 'Practice copy 3']));
    const chosen = await copy({ projectName: 'practice COPY' });
    expect(chosen.statusCode).toBe(409);
    expect(chosen.json()).toHaveProperty('fields.projectName', 'You already have "Practice copy"');
  });

  it('answers the same copy to the same key, and 422 to the key of something else', async () => {
    const key = randomUUID();
    const made = projectOf(await copy({}, ada, key));
    expect(projectOf(await copy({}, ada, key)).id).toBe(made.id);
    expect((await copy({ description: 'x' }, ada, key)).statusCode).toBe(422);
    expect((await api.call('DELETE', `/project/${made.id}`, { token: ada.token })).statusCode).toBe(204);
  });

  it('copies a project without a version as it is', async () => {
    const bob = await api.register();
    const body = { projectName: 'Empty', description: 'Nothing yet' };
    const { id } = projectOf(await api.post('/project', body, bob.token));
    const made = projectOf(await copy({ fromProjectId: id }, bob));
    expect(made).toMatchObject({ name: 'Empty copy', description: 'Nothing yet', headVersion: null });
    expect(made.thumbnail).toBeNull();
  });

  it('[SAFE-03] makes nothing where the account has as many projects as it may', async () => {
    const bob = await api.register();
    const { id } = projectOf(await api.post('/project', { projectName: 'One' }, bob.token));
    for (let number = 2; number <= 6; number += 1)
      expect((await copy({ fromProjectId: id }, bob)).statusCode).toBe(201);
    const refused = await copy({ fromProjectId: id }, bob);
    expect(refused.json()).toMatchObject({ code: 'QUOTA_FULL', quota: 'projects', limit: 6 });
    expect((await api.get('/project', bob.token)).json()).toHaveLength(6);
  });

  it('[API-06] answers 400, 401, 403 and 404, and makes nothing', async () => {
    const bob = await api.register();
    expect((await api.post('/project', { fromProjectId: original.id })).statusCode).toBe(401);
    expect((await copy({}, bob)).statusCode).toBe(403);
    expect((await copy({ fromProjectId: randomUUID() }, bob)).statusCode).toBe(403);
    for (const [field, body] of [
      ['fromProjectId', { fromProjectId: 'nonsense' }],
      ['fromProjectId', { prompt: 'track books with title and author' }],
      ['fromProjectId', { templateId: 'reading-list' }],
    ] as const) {
      const answer = await copy(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty(['fields', field]);
    }
    const { id } = projectOf(await api.post('/project', { projectName: 'Gone' }, bob.token));
    await api.call('DELETE', `/project/${id}`, { token: bob.token });
    expect((await copy({ fromProjectId: id }, bob)).statusCode).toBe(404);
    expect((await api.get('/project', bob.token)).json()).toEqual([]);
  });
});
