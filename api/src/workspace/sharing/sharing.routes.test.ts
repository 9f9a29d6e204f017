import { randomUUID } from 'node:crypto';
import { listShareLinks, openShareLink, type ShareLink } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';
import { shareLinks } from '../tables/share-links.table';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let projectId: string;
let firstId: string;
let now: Date | undefined;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now ?? new Date() });
  [ada, bob] = [await api.register(), await api.register()];
});
beforeEach(async () => {
  now = undefined;
  const { project } = await buildProject(api, ada);
  projectId = project.id;
  firstId = project.headVersion?.id ?? '';
});
afterAll(() => api.close());

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const make = (body: object = {}, user = ada) => api.post(`/project/${projectId}/share`, body, user.token);

async function link(body: object = {}): Promise<{ id: string; token: string }> {
  const answer = await make(body);
  expect(answer.statusCode).toBe(201);
  const { id, url } = answer.json<{ id: string; url: string }>();
  return { id, token: new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '' };
}

const list = async (): Promise<ShareLink[]> =>
  listShareLinks.response.parse((await api.get(`/project/${projectId}/share`, ada.token)).json()).items;

const open = (token: string, more: object = {}) => api.post('/share/open', { token, ...more });
const opened = async (token: string) => openShareLink.response.parse((await open(token)).json());

/** What the host of a preview answers. */
function visit(url: string, path = '/') {
  return api.inject({ url: path, headers: { host: new URL(url).host } });
}

async function saveByHand(): Promise<string> {
  const [row] = await api.db.select().from(projects).where(eq(projects.id, projectId));
  const changes = [{ path: 'notes.md', text: randomUUID() }];
  const body = { baseVersionId: row?.headVersionId, changes, note: 'By hand' };
  return (await api.post(`/project/${projectId}/versions`, body, ada.token)).json<{ id: string }>().id;
}

describe('POST /project/:id/share', () => {
  it('[SCR-05] makes a link whose token stands behind the # and is kept nowhere', async () => {
    const answer = await make();
    const { id, url } = answer.json<{ id: string; url: string }>();
    const { pathname, search, hash } = new URL(url);
    expect([pathname, search]).toEqual(['/share', '']);
    const token = hash.replace('#token=', '');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await api.db.select().from(shareLinks).where(eq(shareLinks.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  it.each([
    ['expiresAt', { expiresAt: 'tomorrow' }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['versionId', { versionId: 'newest' }],
  ])('answers 400 naming %s for %j, and makes nothing', async (field, body) => {
    const answer = await make(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty(['fields', field]);
    expect(await list()).toEqual([]);
  });

  it('answers 404 for a version of another project', async () => {
    expect((await make({ versionId: randomUUID() })).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answers 409 while there is nothing to see, and for an archived project', async () => {
    const empty = await api.post('/project', { projectName: `Empty ${randomUUID()}` }, ada.token);
    const { id } = empty.json<{ project: { id: string } }>().project;
    expect((await api.post(`/project/${id}/share`, {}, ada.token)).statusCode).toBe(409);
    await api.call('PUT', `/project/${projectId}`, { token: ada.token, body: { archived: true } });
    const answer = await make();
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ error: string }>().error).toContain('archived');
  });

  it('[SAFE-03] answers 413 beyond twenty links, also when many are made at once; an ended one makes room', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => make(index === 0 ? { expiresAt: inSeconds(600) } : {})),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    const full = answers.find(({ statusCode }) => statusCode !== 201);
    expect(full?.statusCode).toBe(413);
    expect(full?.json()).toMatchObject({ code: 'QUOTA_FULL', quota: 'shareLinks', used: 20, limit: 20 });
    now = new Date(Date.now() + 601_000);
    expect(await list()).toHaveLength(19);
    expect((await make()).statusCode).toBe(201);
  });
});

describe('the links of a project', () => {
  it('[SCR-05] are listed newest first, with what they show, when they end and how often they were opened', async () => {
    const expiresAt = inSeconds(86_400);
    const { token } = await link({ versionId: firstId, expiresAt });
    await link();
    for (const again of [false, false, true]) expect((await open(token, { again })).statusCode).toBe(200);
    const [newest, older] = await list();
    expect(newest).toMatchObject({ version: null, expiresAt: null, openedAt: null, opens: 0 });
    expect(older).toMatchObject({ version: { id: firstId, number: 1 }, expiresAt, opens: 2 });
    expect(older?.openedAt).not.toBeNull();
  });

  it('answers 401 without a session, 403 to everybody else and for a link of another project', async () => {
    const { id } = await link();
    const { project } = await buildProject(api, ada);
    for (const [method, path] of [
      ['GET', `/project/${projectId}/share`],
      ['POST', `/project/${projectId}/share`],
      ['DELETE', `/project/${projectId}/share/${id}`],
    ] as const) {
      const body = method === 'POST' ? {} : undefined;
      expect((await api.call(method, path, { body })).statusCode).toBe(401);
      expect((await api.call(method, path, { body, token: bob.token })).statusCode).toBe(403);
    }
    for (const path of [`/project/${project.id}/share/${id}`, `/project/${projectId}/share/${randomUUID()}`])
      expect((await api.call('DELETE', path, { token: ada.token })).statusCode).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  it('answers 400 for what is no id', async () => {
    const path = `/project/${projectId}/share/first`;
    expect((await api.call('DELETE', path, { token: ada.token })).json()).toHaveProperty('fields.sid');
  });
});

describe('POST /share/open', () => {
  it('[SCR-05] answers the app to anybody, on an address of its own that no search engine lists', async () => {
    const { id, token } = await link();
    const app = await opened(token);
    expect(app).toMatchObject({ id, expiresAt: null });
    const page = await visit(app.url);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain(`<title>${app.title}</title>`);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await visit(app.url, '/app.js')).statusCode).toBe(200);
    // Not the owner's, which would go on when the link ends.
    const own = await api.get(`/project/${projectId}/preview`, ada.token);
    expect(own.json<{ url: string }>().url).not.toBe(app.url);
  });

  it('[SCR-05] gives all who come at once one address', async () => {
    const { token } = await link();
    const urls = await Promise.all([1, 2, 3, 4, 5].map(async () => (await opened(token)).url));
    expect(new Set(urls).size).toBe(1);
    expect((await visit(urls[0] ?? '')).statusCode).toBe(200);
  });

  it('[SCR-05] shows the newest version, or for good the one that was chosen', async () => {
    const [newest, first] = [await link(), await link({ versionId: firstId })];
    const secondId = await saveByHand();
    const shown = async ({ id, token }: { id: string; token: string }) => {
      await opened(token);
      const rows = await api.db.select().from(previews).where(eq(previews.shareId, id));
      return rows.map(({ versionId }) => versionId);
    };
    expect(await shown(newest)).toEqual([secondId]);
    expect(await shown(first)).toEqual([firstId]);
  });

  it('[SAFE-03] keeps three addresses of a link at most', async () => {
    const { id, token } = await link();
    for (let turn = 0; turn < 4; turn += 1) {
      await saveByHand();
      await opened(token);
    }
    expect(await api.db.$count(previews, eq(previews.shareId, id))).toBe(3);
    expect((await visit((await opened(token)).url)).statusCode).toBe(200);
  });

  it('[SCR-05] revoking ends the link at once, and the address that a visitor has', async () => {
    const { id, token } = await link();
    const { url } = await opened(token);
    const revoked = await api.call('DELETE', `/project/${projectId}/share/${id}`, { token: ada.token });
    expect(revoked.statusCode).toBe(204);
    expect((await visit(url)).statusCode).toBe(404);
    expect((await visit(url, '/app.js')).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('[SCR-05] a link that is over ends the address that a visitor has', async () => {
    const { token } = await link({ expiresAt: inSeconds(600) });
    const { url } = await opened(token);
    // It has less than an hour left, and is handed out again all the same.
    expect((await opened(token)).url).toBe(url);
    now = new Date(Date.now() + 599_000);
    expect((await visit(url)).statusCode).toBe(200);
    now = new Date(Date.now() + 600_000);
    expect((await visit(url)).statusCode).toBe(404);
  });

  it('[SCR-05] links of a project that was archived or deleted open nothing until it is back', async () => {
    const { token } = await link();
    const { url } = await opened(token);
    const states = async () => [(await open(token)).statusCode, (await visit(url)).statusCode];
    const put = (archived: boolean) =>
      api.call('PUT', `/project/${projectId}`, { token: ada.token, body: { archived } });
    await put(true);
    expect(await states()).toEqual([404, 404]);
    await put(false);
    expect(await states()).toEqual([200, 200]);
    await api.call('DELETE', `/project/${projectId}`, { token: ada.token });
    expect(await states()).toEqual([404, 404]);
    await api.post(`/project/${projectId}/restore`, {}, ada.token);
    expect(await states()).toEqual([200, 200]);
  });

  it('[SAFE-16] answers alike whatever the reason for opening nothing', async () => {
    const tokenOf = async (body: object = {}) => (await link(body)).token;
    const over = await tokenOf({ expiresAt: inSeconds(60) });
    const revoked = await link();
    await api.call('DELETE', `/project/${projectId}/share/${revoked.id}`, { token: ada.token });
    now = new Date(Date.now() + 61_000);
    const answers = await Promise.all(
      [over, revoked.token, 'x'.repeat(43), '', '€'].map((token) => open(token)),
    );
    const said = answers.map((answer) => [answer.statusCode, answer.payload]);
    expect(new Set(said.map(String)).size).toBe(1);
    expect(said[0]?.[0]).toBe(404);
  });

  it('answers 400 without a token, or with something else', async () => {
    for (const body of [{}, { token: 7 }, { token: 'x'.repeat(201) }]) {
      const answer = await api.post('/share/open', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('fields.token');
    }
  });

  it('[SCR-05] says of a version that does not run nothing of its files', async () => {
    const changes = [{ path: 'src/main.tsx', text: 'const secretPlan = ;' }];
    const body = { baseVersionId: firstId, changes, note: 'Broken' };
    await api.post(`/project/${projectId}/versions`, body, ada.token);
    const answer = await open((await link()).token);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      code: 'BUILD_FAILED',
      error: 'The app does not run as it is now. Its owner can see why.',
    });
  });
});
