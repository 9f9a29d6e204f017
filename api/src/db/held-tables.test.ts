import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { until } from '../testing/build-project';
import { explainStartFailure } from '../start/start-failure';
import { runMigrations, TablesHeldError, type Migration } from './migrator';
import { openServer } from './server';

jest.setTimeout(60_000);

const { TEST_DATABASE_URL: serverUrl = '' } = process.env;
const describeOnServer = serverUrl === '' ? describe.skip : describe;

const ONE: Migration = { name: '0001_one.sql', script: 'create table one (id int)', checksum: 'one' };
const TWO: Migration = {
  name: '0002_two.sql',
  script: 'create table two (id int); alter table one add column name text',
  checksum: 'two',
};

describe('the end of waiting for a table', () => {
  it('is explained in a sentence to whoever starts the server', () => {
    const sentence = explainStartFailure(new TablesHeldError(), undefined);
    expect(sentence).toMatch(/somebody else holds one of its tables, such as a backup by pg_dump/);
  });
});

describeOnServer('migrations while somebody holds a table', () => {
  const name = `tessera_held_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl || 'postgres://localhost');
  url.pathname = name;
  const clients: Client[] = [];
  const connect = async (address: string) => {
    const client = new Client({ connectionString: address });
    client.on('error', () => undefined);
    await client.connect();
    clients.push(client);
    return client;
  };
  let database: ReturnType<typeof openServer>;
  /** Holds the table as a backup does. */
  let backup: Client;
  /** Uses it as an older server does. */
  let other: Client;
  let root: Client;

  beforeAll(async () => {
    root = await connect(serverUrl);
    await root.query(`create database ${name}`);
    database = openServer(url.href);
    backup = await connect(url.href);
    other = await connect(url.href);
  });
  beforeEach(async () => {
    await root.query(`alter database ${name} reset lock_timeout`);
    await other.query('drop table if exists schema_migrations, one, two');
    await runMigrations(database.transact, [ONE]);
    await backup.query('begin; lock table one in access share mode');
  });
  afterEach(() => backup.query('rollback'));
  afterAll(async () => {
    await database.close();
    for (const client of clients.slice(1)) await client.end();
    await root.query(`drop database ${name} with (force)`);
    await root.end();
  });

  const columns = async () => (await other.query('select * from one')).fields.map((field) => field.name);

  it('[API-05] let others through meanwhile, and come when it is let go', async () => {
    const patience = { lockMs: 100, pauseMs: 100, tries: 1000 };
    const migrated = runMigrations(database.transact, [ONE, TWO], patience);
    // It waits for the table, and whoever reads it waits behind: not until the backup is over.
    await until(async () => {
      const waiting = `select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'`;
      return (await root.query(waiting)).rowCount === 1;
    });
    expect(await columns()).toEqual(['id']);
    await backup.query('commit');
    await migrated;
    expect(await columns()).toEqual(['id', 'name']);
  });

  it('[API-05] end after some tries, with nothing of them left', async () => {
    const patience = { lockMs: 50, pauseMs: 10, tries: 3 };
    await expect(runMigrations(database.transact, [ONE, TWO], patience)).rejects.toThrow(TablesHeldError);
    const { rows } = await other.query(`select to_regclass('two') as two`);
    expect(rows).toEqual([{ two: null }]);
    // What is to be applied already is no reason to wait.
    await runMigrations(database.transact, [ONE], patience);
  });

  it('[API-05] wait for another server that migrates for as long as that takes', async () => {
    await backup.query('commit');
    // Also where somebody has set a limit for everything.
    await root.query(`alter database ${name} set lock_timeout = '20ms'`);
    const limited = openServer(url.href);
    let isFree = false;
    const long = database.transact(async (session) => {
      await session.query('select pg_advisory_xact_lock($1)', [7_331_001]);
      await wait(500);
      isFree = true;
    });
    await until(async () => {
      const held = await root.query(`select 1 from pg_locks where locktype = 'advisory' and granted`);
      return held.rows.length > 0;
    });
    await runMigrations(limited.transact, [ONE, TWO], { lockMs: 50, pauseMs: 10, tries: 1 });
    expect(isFree).toBe(true);
    await long;
    await limited.close();
    await backup.query('begin');
  });
});
