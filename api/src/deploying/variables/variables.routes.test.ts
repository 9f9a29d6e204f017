import { randomUUID } from 'node:crypto';
import type { VariableSet } from '@tessera/shared/contracts';
import { variables } from '../tables/variables.table';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let projectId: string;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});
beforeEach(async () => {
  const created = await api.post('/project', { projectName: `App ${randomUUID().slice(0, 8)}` }, ada.token);
  projectId = created.json<{ project: { id: string } }>().project.id;
});
afterAll(() => api.close());

const KEY = { key: 'API_KEY', value: 'sk-1234567890', isSecret: true, isVisible: false, environment: 'all' };
const URL_ = {
  key: 'VITE_URL',
  value: 'https://a.example',
  isSecret: false,
  isVisible: true,
  environment: 'all',
};

const read = async () => (await api.get(`/project/${projectId}/env`, ada.token)).json<VariableSet>();
const save = (items: readonly object[], revision = 0, token: string | undefined = ada.token) =>
  api.call('PUT', `/project/${projectId}/env`, { token, body: { revision, items } });
const saved = async (items: readonly object[], revision = 0) =>
  (await save(items, revision)).json<VariableSet>();

describe('a project’s variables', () => {
  it('[ENV-01] [SCR-30] begin empty, are saved all at once, in their order', async () => {
    expect(await read()).toEqual({ revision: 0, items: [] });
    const { revision, items } = await saved([KEY, URL_]);
    expect(revision).toBe(1);
    expect(items).toMatchObject([
      { key: 'API_KEY', isSecret: true, value: null },
      { key: 'VITE_URL', isSecret: false, value: 'https://a.example' },
    ]);
    expect(await read()).toEqual({ revision, items });
  });

  it('[SCR-30] are kept sealed, and no answer but the one that is asked for has a secret in it', async () => {
    const answer = await save([KEY, URL_]);
    expect(answer.payload + (await api.get(`/project/${projectId}/env`, ada.token)).payload).not.toContain(
      'sk-12345',
    );
    const rows = JSON.stringify(await api.db.select().from(variables));
    expect(rows).not.toContain('sk-12345');
    expect(rows).not.toContain('a.example');
  });

  it('[SCR-30] say of a secret that it has no value', async () => {
    const { items } = await saved([{ ...KEY, value: '' }]);
    expect(items).toMatchObject([{ key: 'API_KEY', isSecret: true, value: '' }]);
  });

  it('[SCR-30] show a secret when asked, and note that in the activity of the account', async () => {
    const [secret, plain] = (await saved([KEY, URL_])).items;
    const show = (id: string | undefined) =>
      api.get(`/project/${projectId}/env/${String(id)}/value`, ada.token);
    expect((await show(secret?.id)).json()).toEqual({ value: KEY.value });
    expect((await show(plain?.id)).json()).toEqual({ value: URL_.value });
    const { items } = (await api.get(`/auth/user/${ada.user.id}/activity`, ada.token)).json<{
      items: { kind: string; detail: string }[];
    }>();
    const shown = items.filter(({ kind }) => kind === 'secret_shown');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.detail).toMatch(/^API_KEY of App /);
  });

  it('[SCR-30] keep a value that is left out, take a new one, and lose what is left out of the list', async () => {
    const [secret, plain] = (await saved([KEY, URL_])).items;
    const { revision, items } = await saved(
      [{ ...KEY, id: secret?.id, key: 'SERVICE_KEY', value: undefined }],
      1,
    );
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: secret?.id, key: 'SERVICE_KEY' });
    expect(items.map(({ id }) => id)).not.toContain(plain?.id);
    const shown = await api.get(`/project/${projectId}/env/${String(secret?.id)}/value`, ada.token);
    expect(shown.json()).toEqual({ value: KEY.value });
    await saved([{ ...KEY, id: secret?.id, value: 'sk-new' }], revision);
    const again = await api.get(`/project/${projectId}/env/${String(secret?.id)}/value`, ada.token);
    expect(again.json()).toEqual({ value: 'sk-new' });
  });

  it('[SCR-30] want a secret typed again before it is none: nothing is shown by the way', async () => {
    const [secret] = (await saved([KEY])).items;
    const open = await save([{ ...KEY, id: secret?.id, value: undefined, isSecret: false }], 1);
    expect(open.statusCode).toBe(400);
    expect(open.json()).toHaveProperty(['fields', 'items.0.value']);
  });

  it('[SCR-30] answer 409 with the newest revision to whoever saves over another window', async () => {
    await saved([KEY]);
    const late = await save([URL_], 0);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'CONFLICT', revision: 1 });
    const together = await Promise.all([save([KEY], 1), save([URL_], 1), save([], 1)]);
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('may change names with each other, and have one name in two environments', async () => {
    const { items } = await saved([KEY, URL_]);
    const [first, second] = items;
    const swapped = await saved(
      [
        { ...KEY, id: first?.id, key: 'VITE_URL' },
        { ...URL_, id: second?.id, key: 'API_KEY' },
      ],
      1,
    );
    expect(swapped.items.map(({ key }) => key)).toEqual(['VITE_URL', 'API_KEY']);
    const apart = await save([KEY, { ...KEY, environment: 'preview' }], 2);
    expect(apart.statusCode).toBe(200);
  });

  it.each([
    ['a name that is in it twice', [KEY, URL_, KEY], 'items.2.key'],
    ['lower case', [{ ...KEY, key: 'api_key' }], 'items.0.key'],
    ['a name that begins with a digit', [{ ...KEY, key: '1ST' }], 'items.0.key'],
    ['no name', [{ ...KEY, key: '' }], 'items.0.key'],
    ['a value that is too long', [{ ...KEY, value: 'x'.repeat(8193) }], 'items.0.value'],
    ['an id that is no variable of it', [{ ...KEY, id: randomUUID() }], 'items.0.id'],
    ['another environment', [{ ...KEY, environment: 'moon' }], 'items.0.environment'],
    [
      'more than a hundred',
      Array.from({ length: 101 }, (_, n) => ({ ...KEY, key: `K${String(n)}` })),
      'items',
    ],
  ])('[ENV-02] [API-06] refuses %s at its field', async (_name, items, field) => {
    const answer = await save(items);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty(['fields', field]);
    expect(await read()).toEqual({ revision: 0, items: [] });
  });

  it('[API-06] are their owner’s alone', async () => {
    const [secret] = (await saved([KEY])).items;
    const value = `/project/${projectId}/env/${String(secret?.id)}/value`;
    for (const path of [`/project/${projectId}/env`, value]) {
      expect((await api.get(path, bob.token)).statusCode).toBe(403);
      expect((await api.get(path)).statusCode).toBe(401);
    }
    expect((await save([], 1, bob.token)).statusCode).toBe(403);
    expect(
      (await api.call('PUT', `/project/${projectId}/env`, { body: { revision: 1, items: [] } })).statusCode,
    ).toBe(401);
    // Of another project of the same person.
    const other = await buildProject(api, ada);
    expect(
      (await api.get(`/project/${other.project.id}/env/${String(secret?.id)}/value`, ada.token)).statusCode,
    ).toBe(403);
  });
});
