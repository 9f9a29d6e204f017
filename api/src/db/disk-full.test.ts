import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DiskFullError, isDiskFull } from '../core/disk-full';
import { createJobs, JOB_DEFAULTS } from '../jobs/jobs';
import { maintain } from '../operation';
import { buildProject, until, type BuiltProject } from '../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../testing/test-api';
import { findAppRoot, openOnDisk } from '../testing/test-database';
import { useReserve } from './disk-space';

const MEGABYTE = 1024 * 1024;
const RESERVE = 100 * MEGABYTE;
/** The reserve is touched, and half of it is there. */
const LITTLE = 60 * MEGABYTE;
const NOTHING = 0;

let free = Infinity;
let looks = 0;
let now = new Date();
let api: TestApi;
let ada: TestUser;
let built: BuiltProject;

beforeAll(async () => {
  const database = await openOnDisk(findAppRoot(), RESERVE, () => {
    looks += 1;
    return free;
  });
  api = await startTestApi({ database, clock: () => now });
  ada = await api.register();
  built = await buildProject(api, ada);
});
afterEach(() => {
  free = Infinity;
  now = new Date();
});
afterAll(() => api.close());

const countSchema = z.pipe(
  z.object({ rows: z.tuple([z.object({ count: z.number() })]) }),
  z.transform(({ rows: [{ count }] }) => count),
);

const refused = {
  error: 'The server has run out of disk space, so nothing was saved. Please try again later.',
  code: 'DISK_FULL',
  retryAfter: 60,
};

describe('[SAFE-04] a full disk', () => {
  it('answers 507 to what writes and 200 to what reads, and is well again when there is room', async () => {
    const path = `/project/${built.project.id}`;
    const rename = (projectName: string) =>
      api.call('PUT', path, { token: ada.token, body: { projectName } });
    const writes = () => [
      rename('Renamed while full'),
      api.post('/project', { projectName: 'New', prompt: 'Build a todo list' }, ada.token),
      api.post('/auth/login', { email: ada.user.email, password: ada.password }),
      api.post('/auth/register', {
        firstname: 'A',
        lastname: 'B',
        email: 'b@c.dev',
        password: 'long enough',
      }),
      api.post('/runs', { projectId: built.project.id, message: 'add a venue text field' }, ada.token),
    ];
    for (free of [LITTLE, NOTHING]) {
      for (const answer of await Promise.all(writes())) {
        expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
          status: 507,
          body: refused,
        });
        expect(answer.headers['retry-after']).toBe('60');
      }
      const read = await api.get(path, ada.token);
      expect(read.json()).toMatchObject({ projectName: built.project.projectName });
    }
    free = RESERVE;
    expect((await rename('Renamed with room')).statusCode).toBe(200);
  });

  it('answers every signed-in GET that it answers otherwise', async () => {
    const head = built.project.headVersion?.id ?? '';
    const ids: Record<string, string> = { projectId: built.project.id, userId: ada.user.id, versionId: head };
    const paths = api.app.contracts
      .filter(({ method, access }) => method === 'GET' && access === 'user')
      .map(({ path }) =>
        path
          .replace(/^(\/(?:project|runs|versions|user)[^:]*):id/, (_all, start: string) => {
            if (start.startsWith('/versions')) return `${start}${head}`;
            if (start.startsWith('/runs')) return `${start}${built.run.id}`;
            return `${start}${start.startsWith('/project') ? built.project.id : ada.user.id}`;
          })
          .replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? randomUUID()),
      )
      // Going to GitHub is the beginning of a change, and a stream of news has no end.
      .filter(
        (path) => path !== '/github/oauth/initiate' && !/^\/(project|deployments)\/.*\/events$/.test(path),
      );
    const statuses = async () =>
      Promise.all(paths.map(async (path) => [path, (await api.get(path, ada.token)).statusCode]));
    const before = await statuses();
    free = NOTHING;
    expect(await statuses()).toEqual(before);
    expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(10);
  });

  it('says so to operators and stays ready, for the reads that still work', async () => {
    free = NOTHING;
    const answer = await api.get('/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ database: 'ok', jobs: 'ok', disk: 'full' });
    await expect(
      maintain(
        api.database,
        () => now,
        () => Promise.reject(new Error('wrote')),
      ),
    ).resolves.toBe(undefined);
  });

  it('renews and ends sessions, and shows previews, from the reserve, as far as half of it', async () => {
    const eve = await api.register();
    const project = await buildProject(api, eve);
    const refresh = (refreshToken: string) => api.post('/auth/refresh', { refreshToken });
    free = NOTHING;
    expect((await refresh(eve.refreshToken)).json()).toEqual(refused);
    expect((await api.post('/auth/logout', { refreshToken: eve.refreshToken })).statusCode).toBe(507);
    free = LITTLE;
    const renewed = (await refresh(eve.refreshToken)).json<{ token: string; refreshToken: string }>();
    expect((await api.get(`/project/${project.project.id}/preview`, renewed.token)).statusCode).toBe(200);
    const left = await api.post('/auth/logout', { refreshToken: renewed.refreshToken });
    expect(left.statusCode).toBe(204);
    expect((await api.get(`/project/${project.project.id}`, renewed.token)).statusCode).toBe(401);
  });

  it('goes on with the signing keys that there are when it is time for the next', async () => {
    const { token } = (
      await api.post('/auth/refresh', { refreshToken: (await api.register()).refreshToken })
    ).json<{ token: string }>();
    free = NOTHING;
    now = new Date(now.getTime() + 31 * 24 * 3600_000);
    // Not 507: every call reads the keys first, and this token is over by now.
    expect((await api.get('/project', token)).statusCode).toBe(401);
    expect((await api.get('/ready')).statusCode).toBe(200);
  });

  it('lets a transaction read until it writes, and keeps nothing of it', async () => {
    const name = randomUUID();
    const countReports = async () => {
      const rows = await api.db.execute(
        sql`select count(*)::int as count from error_reports where message = ${name}`,
      );
      return countSchema.parse(rows);
    };
    const insert = sql`insert into error_reports (id, message, timestamp, received_at)
      select gen_random_uuid(), ${name}, now(), now()`;
    const seen: unknown[] = [];
    const failed = api.db.transaction(async (tx) => {
      await tx.execute(insert);
      free = NOTHING;
      seen.push(await tx.execute(sql`select 1 as one`));
      await tx.execute(insert);
    });
    await expect(failed).rejects.toMatchObject({ cause: expect.any(DiskFullError) as unknown });
    expect(seen).toMatchObject([{ rows: [{ one: 1 }] }]);
    expect(await countReports()).toBe(0);
    free = LITTLE;
    await useReserve(() => api.db.transaction((tx) => tx.execute(insert)));
    await expect(api.db.execute(insert)).rejects.toThrow();
    expect(await countReports()).toBe(1);
  });

  it('lets jobs wait without a flood of log lines, and does them when there is room', async () => {
    const messages: string[] = [];
    const log = { error: (_details: object, message: string) => void messages.push(message) };
    const jobs = createJobs(api.db, log, { ...JOB_DEFAULTS, pollMs: 5, leaseMs: 300, attempts: 1 });
    const attempts: number[] = [];
    jobs.handle('disk-test', {
      payload: z.unknown(),
      async handle() {
        attempts.push(free);
        if (attempts.length === 1) free = NOTHING;
        await api.db.execute(sql`delete from error_reports where message = 'nobody'`);
      },
      giveUp: () => Promise.reject(new Error('given up')),
    });
    await jobs.enqueue(api.db, { queue: 'disk-test', payload: {}, account: null });
    jobs.start();
    await until(() => attempts.length === 1 && messages.length > 0);
    const before = looks;
    await until(() => looks > before + 20);
    free = Infinity;
    await until(() => attempts.length === 2);
    await jobs.stop(1000);
    expect(messages).toEqual(['The disk is full: jobs wait until there is room']);
  });
});

describe('[SAFE-04] whatever says that a disk is full', () => {
  it.each([
    [new DiskFullError('x')],
    [{ code: '53100' }],
    [{ code: 'ENOSPC' }],
    [new Error('Failed query', { cause: { code: 'EDQUOT' } })],
  ])('is recognised: %p', (error) => {
    expect(isDiskFull(error)).toBe(true);
  });

  it.each([[new Error('x')], [{ code: '23505' }], [undefined], [null], ['ENOSPC']])('is not: %p', (error) => {
    expect(isDiskFull(error)).toBe(false);
  });

  it('becomes 507 when it is the PostgreSQL server', async () => {
    const server = await startTestApi();
    await server.db.execute(sql`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await server.db.execute(
      sql`create trigger disk_full before insert on users for each row execute function disk_full()`,
    );
    const user = { firstname: 'A', lastname: 'B', email: 'b@c.dev', password: 'long enough' };
    expect((await server.post('/auth/register', user)).json()).toEqual(refused);
    await server.close();
  });
});
