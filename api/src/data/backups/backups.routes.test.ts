import { randomUUID } from 'node:crypto';
import {
  databaseBackupSchema,
  listDatabaseBackups,
  listDatabaseMigrations,
  listDatabaseQueries,
  readDatabaseSnapshot,
  restoreDatabaseBackup,
} from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { deployFor } from '../../testing/deploy-project';
import { makeLiveDatabase, readModel, type LiveDatabase } from '../../testing/live-database';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { projects } from '../../workspace/tables/projects.table';
import { versions } from '../../workspace/tables/versions.table';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
let live: LiveDatabase;
let at: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  live = await makeLiveDatabase(api, ada);
  at = `/databases/${live.database.id}`;
}, 180_000);
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.call(method, at + path, { token: ada.token, body });
const add = (song: string) => call('POST', '/tables/practice_sessions/rows', { values: { song } });
const backUp = async (note = '') =>
  databaseBackupSchema.parse((await call('POST', '/backups', { note })).json());
const restore = (id: string) => call('POST', `/backups/${id}/restore`, {});
const list = async () => listDatabaseBackups.response.parse((await call('GET', '/backups')).json());

async function recordsNow() {
  const { records } = readDatabaseSnapshot.response.parse((await call('GET', '/snapshot')).json());
  return records;
}

describe('backups', () => {
  it('[DATA-05] are made by hand, restored with what is there backed up first, and removed', async () => {
    await add('Anthem');
    const before = await recordsNow();
    const backup = await backUp(' Before the concert ');
    await add('Ballad');
    const restored = restoreDatabaseBackup.response.parse((await restore(backup.id)).json());

    expect(backup).toMatchObject({
      ...{
        reason: 'hand',
        note: 'Before the concert',
        records: 1,
        versionNumber: 1,
        environment: 'production',
      },
    });
    expect(restored).toEqual({ records: 1, versionId: live.run.versionId, versionNumber: 1 });
    expect(await recordsNow()).toEqual(before);
    const { items, usedBytes } = await list();
    expect(items.map(({ reason, records }) => [reason, records])).toEqual([
      ['before-restore', 2],
      ['hand', 1],
    ]);
    expect(usedBytes).toBe(items.reduce((sum, { bytes }) => sum + bytes, 0));
    // What the restore took away is brought back as well.
    expect((await restore(items[0]?.id ?? '')).statusCode).toBe(200);
    expect(Object.values(await recordsNow()).flat()).toHaveLength(2);
    expect((await call('DELETE', `/backups/${backup.id}`)).statusCode).toBe(204);
    expect((await restore(backup.id)).statusCode).toBe(404);
  });

  it('[DATA-05] are downloaded with everything that they hold', async () => {
    const backup = await backUp();
    const answer = await call('GET', `/backups/${backup.id}/download`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="backup.json"');
    expect(answer.json()).toMatchObject({ format: 1, versionId: live.run.versionId });
  });

  it('[DATA-05] say which version to deploy first where another one is live', async () => {
    const backup = await backUp();
    const first = live.run.versionId ?? '';
    const model = await readModel(api, ada, first);
    const [row] = await api.db.select().from(versions).where(eq(versions.id, first));
    if (!row) throw new Error('There is no version');
    const second = randomUUID();
    const [entity] = model.entities;
    const fields = entity?.fields.filter(({ type }) => type !== 'longtext');
    const entities = model.entities.map((one) => (one === entity ? { ...one, fields } : one));
    await api.db
      .insert(versions)
      .values({ ...row, id: second, number: 2, runId: null, model: { ...model, entities } });
    await api.db.update(projects).set({ headVersionId: second }).where(eq(projects.id, live.project.id));
    // The newest version takes a column away, which is not live yet.
    const pending = listDatabaseMigrations.response.parse((await call('GET', '/migrations')).json());
    expect(pending).toMatchObject({
      drift: [],
      pending: { versionNumber: 2, risk: expect.any(String) as string, summary: [expect.any(String)] },
      items: [{ state: 'applied', toVersionNumber: 1, fromVersionNumber: null }],
    });
    expect((await call('POST', '/migrations/test')).json()).toMatchObject({ kind: 'tried', isSame: true });
    await deployFor(api, ada, live, live.appName);

    const refused = await restore(backup.id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        versionNumber: 1,
        versionId: first,
        error: expect.stringContaining('Deploy version 1 first') as string,
      },
    ]);
    const after = listDatabaseMigrations.response.parse((await call('GET', '/migrations')).json());
    expect(after).toMatchObject({ pending: null, items: [{ toVersionNumber: 2, fromVersionNumber: 1 }, {}] });
  });
});

describe('ways to take records along', () => {
  it('[DATA-05] are a table for spreadsheets, in which nothing is run', async () => {
    await add('=HYPERLINK("x")');
    const answer = await call('GET', '/tables/practice_sessions/rows.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.payload).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await call('GET', '/tables/nothing/rows.csv')).statusCode).toBe(404);
  });

  it('[DATA-05] are everything as SQL', async () => {
    expect((await call('GET', '/tables')).json()).toMatchObject({
      items: [
        {
          name: 'practice_sessions',
          label: 'Practice sessions',
          columns: [{ name: 'song', type: 'text' }, {}, {}, {}, {}, {}],
        },
      ],
    });
    const answer = await call('GET', '/export.sql');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="records.sql"');
    expect(answer.payload).toContain('INSERT INTO "practice_sessions"');
  });
});

describe('queries that are kept', () => {
  const names = async () =>
    listDatabaseQueries.response.parse((await call('GET', '/queries')).json()).items.map(({ name }) => name);

  it('[SCR-12] have a name each, and are replaced by it', async () => {
    const save = (name: string, sql: string) => call('POST', '/queries', { name, sql });
    const all = await save('Songs', 'select * from practice_sessions');
    const again = await save('Songs', 'select song from practice_sessions');
    await save('Count', 'select count(*) from practice_sessions');

    expect(all.statusCode).toBe(201);
    expect(again.json()).toMatchObject({
      id: all.json<{ id: string }>().id,
      sql: expect.stringMatching('song') as string,
    });
    expect(await names()).toEqual(['Count', 'Songs']);
    expect((await save(' ', 'select 1')).json()).toMatchObject({ fields: { name: 'Give the query a name' } });
    await call('DELETE', `/queries/${all.json<{ id: string }>().id}`);
    expect(await names()).toEqual(['Count']);
  });
});
