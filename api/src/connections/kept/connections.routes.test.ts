import { randomUUID } from 'node:crypto';
import { CONNECTIONS_MAX, connectionSchema, connectionTestSchema } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { createCallLimit } from '../../identity';
import { pretendServer, sendEndlessly, type PretendedServer } from '../../testing/database-server';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { databaseConnections } from '../tables/connections.table';
import { TESTS } from './connections.service';

jest.setTimeout(120_000);

const SECRET = 'pa55-of-the-shop';
const OWN_PORT = 5999;

const now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let server: PretendedServer;
const logged: string[] = [];

beforeAll(async () => {
  server = await pretendServer({ password: SECRET });
  api = await startTestApi({
    clock: () => now,
    environment: {
      allowsPrivateDatabases: true,
      databaseUrl: `postgres://tessera@127.0.0.1:${String(OWN_PORT)}/tessera`,
    },
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
  });
});
beforeEach(async () => {
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const settings = (overrides: object = {}) => ({
  ...{ name: 'Shop', host: '127.0.0.1', port: server.port, database: 'shop', user: 'reader' },
  ...{ password: SECRET, ssl: 'off', certificate: null, readOnly: true, projectId: null },
  ...overrides,
});
/** JSON has no undefined: a password that is undefined is left out. */
const withoutPassword = { password: undefined };

const create = (overrides?: object, user = ada) => api.post('/connections', settings(overrides), user.token);
const make = async (overrides?: object) => connectionSchema.parse((await create(overrides)).json());
const change = (id: string, overrides: object, user = ada) =>
  api.call('PUT', `/connections/${id}`, { token: user.token, body: settings(overrides) });
const list = async (user = ada) =>
  (await api.get('/connections', user.token)).json<{ items: { name: string; lastTest: unknown }[] }>().items;
function test(overrides: object = {}, user = ada) {
  const { name: _name, readOnly: _readOnly, projectId: _projectId, ...way } = settings();
  return api.post('/connections/test', { ...way, ...overrides }, user.token);
}
const stepsOf = (answer: { json: () => unknown }) => connectionTestSchema.parse(answer.json()).steps;
const failedOf = (answer: { json: () => unknown }) => stepsOf(answer).find(({ state }) => state === 'failed');

describe('connections', () => {
  it('[SCR-13] are kept, listed by their names, changed and removed, and say nothing of passwords', async () => {
    const made = await create();
    expect(made.statusCode).toBe(201);
    const shop = connectionSchema.parse(made.json());
    expect(shop).toMatchObject({ name: 'Shop', hasPassword: true, lastTest: null, readOnly: true });
    await make({ name: 'Books', ...withoutPassword });
    expect((await list()).map(({ name }) => name)).toEqual(['Books', 'Shop']);
    const changed = await change(shop.id, { name: 'Store', readOnly: false, ...withoutPassword });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      expect.objectContaining({ name: 'Store', readOnly: false, hasPassword: true }),
    ]);
    expect((await api.call('DELETE', `/connections/${shop.id}`, { token: ada.token })).statusCode).toBe(204);
    expect((await list()).map(({ name }) => name)).toEqual(['Books']);
    expect([made.body, changed.body].join()).not.toContain(SECRET);
  });

  it('[SCR-13] seal the password for the server that it is of', async () => {
    const { id } = await make();
    const [row] = await api.db.select().from(databaseConnections).where(eq(databaseConnections.id, id));
    expect(row?.sealedPassword).toMatch(/^v2\./);
    expect(JSON.stringify(row)).not.toContain(SECRET);
  });

  it('[SCR-13] made twice with one key are one, and other contents are refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [one, two, other] = [
      await api.post('/connections', settings(), ada.token, key),
      await api.post('/connections', settings(), ada.token, key),
      await api.post('/connections', settings({ name: 'Other' }), ada.token, key),
    ];
    expect(two.json()).toEqual(one.json());
    expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining({ code: 'KEY_REUSED' })]);
  });

  it('[SCR-13] have names of their own, also where one is renamed', async () => {
    await make();
    const { id } = await make({ name: 'Books' });
    for (const answer of [await create(), await change(id, {})]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        expect.objectContaining({ fields: { name: 'You already have a connection with this name' } }),
      ]);
    }
    expect((await create({}, bob)).statusCode).toBe(201);
  });

  it('[SCR-13] are at most so many', async () => {
    for (let count = 0; count < CONNECTIONS_MAX; count += 1) await make({ name: `Shop ${String(count)}` });
    const answer = await create();
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'QUOTA_FULL' }),
    ]);
  });

  it('[SCR-13] end with the account, and are in the copy of its data without the password', async () => {
    const { id } = await make();
    const link = await api.post(`/auth/user/${ada.user.id}/export`, undefined, ada.token);
    const { pathname, search } = new URL(link.json<{ url: string }>().url);
    const copy = await api.inject({ url: pathname + search });
    expect(copy.json()).toMatchObject({ connections: [{ name: 'Shop', host: '127.0.0.1' }] });
    expect(copy.body).not.toContain('sealed');
    expect(copy.body).not.toContain(SECRET);
    const body = { password: ada.password };
    await api.call('DELETE', `/auth/user/${ada.user.id}`, { token: ada.token, body });
    const rows = await api.db.select().from(databaseConnections).where(eq(databaseConnections.id, id));
    expect(rows).toEqual([]);
  });
});

describe('a password that is kept', () => {
  const sentence = 'Enter the password again: the host, port or user has changed';

  it.each([
    ['host', { host: 'localhost' }],
    ['port', { port: OWN_PORT }],
    ['user', { user: 'writer' }],
  ])('[SCR-13] goes nowhere else: another %s asks for it again', async (_, other) => {
    const { id } = await make();
    for (const answer of [
      await change(id, { ...other, ...withoutPassword }),
      await test({ id, ...other, ...withoutPassword }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        expect.objectContaining({ fields: { password: sentence } }),
      ]);
    }
    expect((await change(id, { ...other, password: 'new' })).statusCode).toBe(200);
  });

  it('[SCR-13] is used where the server is the same, and what came of the test is kept until something changes', async () => {
    const { id } = await make();
    const tested = await test({ id, ...withoutPassword });
    // It signs in, and the pretended server knows no more than that.
    expect(failedOf(tested)).toMatchObject({ step: 'version' });
    expect(server.passwords.at(-1)).toBe(SECRET);
    expect((await list())[0]?.lastTest).toEqual(tested.json());
    await change(id, { name: 'Store', ...withoutPassword });
    expect((await list())[0]?.lastTest).toEqual(tested.json());
    await change(id, { ssl: 'require', ...withoutPassword });
    expect((await list())[0]?.lastTest).toBeNull();
  });

  it('[SCR-13] is not said to be tested by a test with another one', async () => {
    const { id } = await make();
    const tested = await test({ id, password: 'wrong' });
    expect(failedOf(tested)).toMatchObject({ cause: 'password', detail: 'Password rejected' });
    expect((await list())[0]?.lastTest).toBeNull();
  });
});

describe('a test', () => {
  it('[SCR-13] refuses link-local addresses and the server’s own database, also where private networks are allowed', async () => {
    const [cloud, own] = [
      await test({ host: '169.254.169.254' }),
      await test({ host: '127.0.0.2', port: OWN_PORT, database: 'tessera' }),
    ];
    expect(failedOf(cloud)).toMatchObject({ step: 'resolve', cause: 'private-network' });
    expect(failedOf(own)).toMatchObject({ step: 'resolve', cause: 'not-allowed' });
  });

  it('[SCR-13] ends at a server that sends nonsense, or without end, and harms nobody', async () => {
    const endless = await pretendServer({ instead: sendEndlessly });
    const broken = await pretendServer({
      instead: (socket) => {
        // A message that is said to be shorter than it can be.
        socket.once('data', () => socket.write(Buffer.from('S\0\0\0\u0005R\0\0\0\u0004Z\0\0\0\u0004')));
        socket.once('data', () => socket.end());
      },
    });
    const [much, nonsense] = await Promise.all([test({ port: endless.port }), test({ port: broken.port })]);
    expect(failedOf(much)).toMatchObject({ detail: 'The server sent more data than Tessera reads' });
    expect(failedOf(nonsense)).toMatchObject({ step: 'signIn', cause: 'not-postgres' });
    await Promise.all([endless.close(), broken.close()]);
  });

  it('[SCR-13] is made so many times a minute', async () => {
    const first = await test({ host: '0.0.0.0' });
    // As if they were made: each costs a process.
    const limit = createCallLimit(api.db, () => now);
    for (let count = 1; count < TESTS.perMinute; count += 1) {
      await limit.take(TESTS.call, ada.user.id, TESTS.perMinute);
    }
    const last = await test();
    const { id } = await make({ password: 'wrong' });
    const tables = await api.get(`/connections/${id}/tables`, ada.token);
    // Looking into a database tells no more than that.
    expect([first.statusCode, tables.statusCode]).toEqual([200, 429]);
    expect([last.statusCode, last.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 60 }),
    ]);
  });
});

describe('calls', () => {
  const PATHS = (id: string) =>
    [
      ['PUT', `/connections/${id}`, settings()],
      ['DELETE', `/connections/${id}`],
      ['GET', `/connections/${id}/tables`],
      ['GET', `/connections/${id}/tables/public/books/rows`],
      ['POST', `/connections/${id}/query`, { sql: 'select 1' }],
    ] as const;

  it('[SCR-13] answer 401 without a caller', async () => {
    for (const [method, path, body] of [
      ...PATHS(randomUUID()),
      ['GET', '/connections'] as const,
      ['POST', '/connections', settings()] as const,
      ['POST', '/connections/test', settings()] as const,
    ]) {
      expect((await api.call(method, path, { body })).statusCode).toBe(401);
    }
  });

  it('[SCR-13] answer 403 for another’s connection, for none, and for another’s project', async () => {
    const { id } = await make();
    for (const one of [id, randomUUID()]) {
      for (const [method, path, body] of PATHS(one)) {
        expect([path, (await api.call(method, path, { token: bob.token, body })).statusCode]).toEqual([
          path,
          403,
        ]);
      }
      expect((await test({ id: one }, bob)).statusCode).toBe(403);
    }
    const project = await api.post('/project', { projectName: 'Theirs' }, bob.token);
    const projectId = project.json<{ project: { id: string } }>().project.id;
    expect((await create({ projectId })).statusCode).toBe(403);
    expect((await change(id, { projectId })).statusCode).toBe(403);
    expect((await create({ projectId, name: 'With a project' }, bob)).statusCode).toBe(201);
  });

  it.each([
    ['host', { host: ' ' }],
    ['port', { port: 70_000 }],
    ['database', { database: '' }],
    ['user', { user: 'x'.repeat(64) }],
    ['ssl', { ssl: 'prefer' }],
  ])('[SCR-13] answer 400 that names a bad %s', async (field, overrides) => {
    const { id } = await make();
    for (const answer of [await create(overrides), await change(id, overrides), await test(overrides)]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        expect.objectContaining({ fields: { [field]: expect.any(String) as string } }),
      ]);
    }
  });

  it('[SCR-13] answer 400 for an id that is none, a page that is none, and no statement', async () => {
    const { id } = await make();
    for (const [method, path, body] of PATHS('x')) {
      expect((await api.call(method, path, { token: ada.token, body })).statusCode).toBe(400);
    }
    const page = await api.get(`/connections/${id}/tables/public/books/rows?offset=-1`, ada.token);
    expect([page.statusCode, page.json()]).toEqual([
      400,
      expect.objectContaining({
        fields: expect.objectContaining({ offset: expect.anything() as string }) as object,
      }),
    ]);
    expect((await api.post(`/connections/${id}/query`, {}, ada.token)).statusCode).toBe(400);
  });

  it('[SCR-13] answer 422 with the cause where the database cannot be reached', async () => {
    const { id } = await make({ password: 'wrong' });
    for (const answer of [
      await api.get(`/connections/${id}/tables`, ada.token),
      await api.get(`/connections/${id}/tables/public/books/rows`, ada.token),
      await api.post(`/connections/${id}/query`, { sql: 'select 1' }, ada.token),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { code: 'UNPROCESSABLE', error: 'Password rejected', cause: 'password' },
      ]);
    }
  });

  it('[SCR-13] answer 403 with the rule that refuses a statement, before anybody connects', async () => {
    const { id } = await make();
    const before = server.connections();
    for (const [sql, rule] of [
      ['delete from books', 'readOnly'],
      ['select 1; select 2', 'single'],
      ["select pg_read_file('/etc/passwd')", 'dangerous'],
    ] as const) {
      const answer = await api.post(`/connections/${id}/query`, { sql }, ada.token);
      expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ rule })]);
    }
    expect(server.connections()).toBe(before);
  });
});

it('[SCR-13] no log has a password', () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toContain(SECRET);
});
