import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { QueryAnswer } from '../../db/read-statement';
import { appsDatabase } from '../../testing/apps-database';
import { createServerEngines } from '../engines/server-engine.child';
import { placeName } from '../engines/engine.schema';
import { readFolder } from './read-folder.child';
import { readServer } from './read-server.child';

jest.setTimeout(60_000);

/** What a database holds: a table of the application, and bookkeeping of the server's own. */
const TABLES = [
  'create table songs (title text primary key)',
  "insert into songs values ('Riffs')",
  'create table _state (model text)',
];

interface Place {
  ask(sql: string): Promise<QueryAnswer>;
  close(): Promise<void>;
}

let place: Place;
beforeAll(async () => {
  const url = process.env['TEST_DATABASE_URL'];
  place = url === undefined ? await openFolder() : await openServer(url);
});
afterAll(() => place.close());

async function openFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-test-query-'));
  const client = await PGlite.create({ dataDir: join(folder, 'kept') });
  for (const text of TABLES) await client.exec(text);
  await client.close();
  return {
    async ask(sql) {
      const copy = join(folder, randomUUID());
      await cp(join(folder, 'kept'), copy, { recursive: true });
      return readFolder(copy, { sql, parameters: [] });
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openServer(serverUrl: string): Promise<Place> {
  const apps = appsDatabase(serverUrl);
  const url = apps.url ?? serverUrl;
  const engines = await createServerEngines({ kind: 'server', url, createFrom: serverUrl });
  const [own, other] = [randomUUID(), randomUUID()].map((database) => ({
    database,
    environment: 'production' as const,
  }));
  if (!own || !other) throw new Error('There are two');
  for (const one of [own, other]) {
    const engine = await engines.open(one, true);
    await engine?.transaction(async (session) => {
      for (const text of TABLES) await session.query({ text, parameters: [] });
    });
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema other; alter schema "${placeName(other)}" rename to other_application`);
  return {
    ask: (sql) => readServer(url, placeName(own), { sql, parameters: [] }),
    async close() {
      await client.query(`alter schema other_application rename to "${placeName(other)}"`);
      await client.end();
      await engines.close();
      await apps.drop();
    },
  };
}

describe('a statement that no rule has looked at', () => {
  it.each([
    ['writes', "insert into songs values ('x') returning title"],
    ['writes in a part', "with new as (insert into songs values ('x') returning title) select * from new"],
    ['is two', 'select 1; select 2'],
    ['takes another role', "select set_config('role', 'none', false)"],
    ['reads the server’s bookkeeping', 'select * from _state'],
    ['reads another application’s table', 'select * from other_application.songs'],
    ['reads a file', "select pg_read_file('PG_VERSION')"],
    ['reads passwords', 'select * from pg_authid'],
    ['writes by a text', "select query_to_xml('delete from songs', true, true, '')"],
  ])('[DATA-06] is refused by the database where it %s', async (_, sql) => {
    expect(await place.ask(sql)).toMatchObject({ kind: 'error' });
    expect(await place.ask('select * from songs')).toMatchObject({ kind: 'rows', rows: [['Riffs']] });
  });

  it('[DATA-06] has long values cut, and says so', async () => {
    const found = await place.ask("select repeat('x', 200000)");
    expect(found).toMatchObject({ kind: 'rows', truncated: true });
    expect(found.kind === 'rows' && String(found.rows[0]?.[0]).length).toBe(100_000);
  });

  it('gives numbers that JSON has none for as texts, and columns of one name apart', async () => {
    expect(
      await place.ask("select 'NaN'::float8 as a, 1.50::numeric as a, null as a, '{1,2}'::int[] as a"),
    ).toMatchObject({
      rows: [['NaN', '1.50', null, '{1,2}']],
    });
  });
});
