import { sql } from 'drizzle-orm';
import { buildProject, until } from '../testing/build-project';
import { startRelay, type Relay } from '../testing/relay';
import { startTestApi, type TestApi, type TestUser } from '../testing/test-api';

const { TEST_DATABASE_URL: serverUrl } = process.env;
/** Only a server can be away: the embedded database is in the process. */
const describeOnServer = serverUrl === undefined ? describe.skip : describe;

describeOnServer('a database that goes away and comes back', () => {
  let relay: Relay;
  let api: TestApi;
  let ada: TestUser;
  let site: string;

  beforeAll(async () => {
    const url = new URL(serverUrl ?? '');
    relay = await startRelay(url.hostname, Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    process.env['TEST_DATABASE_URL'] = url.href;
    api = await startTestApi();
    process.env['TEST_DATABASE_URL'] = serverUrl;
    ada = await api.register();
    const { project } = await buildProject(api, ada);
    const preview = await api.get(`/project/${project.id}/preview`, ada.token);
    site = preview.json<{ url: string }>().url;
  });
  afterAll(async () => {
    await api.close();
    await relay.cut();
  });

  const read = () => api.get('/project', ada.token);
  /** Writes within a transaction, and hashes. */
  const register = () =>
    api.post('/auth/register', {
      firstname: 'A',
      lastname: 'B',
      email: `${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
    });
  const page = () => api.inject({ url: '/', headers: { host: new URL(site).host } });

  /** Calls without a pause while `work` lasts; gives every answer's status, each once. */
  async function statusesDuring(work: () => Promise<void>): Promise<number[]> {
    const statuses = new Set<number>();
    let isOver = false;
    const callers = [read, read, read, register, register, page].map(async (call) => {
      while (!isOver) statuses.add((await call()).statusCode);
    });
    await work().finally(() => (isOver = true));
    await Promise.all(callers);
    return [...statuses].sort();
  }

  const isWell = async () =>
    (await read()).statusCode === 200 && (await api.get('/ready')).statusCode === 200;

  it('[SAFE-13] answers 503 with Retry-After meanwhile, and is well again by itself', async () => {
    const statuses = await statusesDuring(async () => {
      await relay.cut();
      await until(async () => (await api.get('/ready')).statusCode === 503);
      for (const call of [read, register]) {
        const answer = await call();
        expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      }
      const shown = await page();
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
      await relay.restore();
      await until(isWell);
    });
    expect(statuses).toEqual([200, 201, 503]);
    expect((await register()).statusCode).toBe(201);
    expect((await page()).statusCode).toBe(200);
  });

  it('[SAFE-13] answers 503 to what was under way when an operator ends the connections', async () => {
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const statuses = await statusesDuring(async () => {
      for (let time = 0; time < 20; time += 1) await api.db.execute(end).catch(() => undefined);
      await until(isWell);
    });
    expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  });

  it('[SAFE-13] has every connection back that was lost just before a transaction began', async () => {
    const tenAtOnce = () =>
      Promise.allSettled(
        Array.from({ length: 10 }, () => api.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`))),
      );
    const outcomes = async () => (await tenAtOnce()).map(({ status }) => status);
    await until(async () => !(await outcomes()).includes('rejected'));
    // The pool hands out what it has not seen break yet.
    const lost = tenAtOnce();
    await relay.cut();
    expect((await lost).map(({ status }) => status)).toContain('rejected');
    await relay.restore();
    await until(async () => !(await outcomes()).includes('rejected'));
  });

  it('[SAFE-13] outlives a connection that is lost within a transaction, between two statements', async () => {
    const lost = api.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await relay.cut();
      await new Promise((resolve) => setImmediate(resolve));
      await relay.restore();
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    await until(isWell);
  });
});
