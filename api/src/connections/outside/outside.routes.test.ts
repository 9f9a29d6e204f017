import { randomUUID } from 'node:crypto';
import {
  connectionTestSchema,
  listConnectionTables,
  queryDatabase,
  readConnectionSchema,
} from '@tessera/shared/contracts';
import { Client } from 'pg';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

const { TEST_DATABASE_URL: serverUrl } = process.env;
/** What only a PostgreSQL server answers. */
const describeOnServer = serverUrl === undefined ? describe.skip : describe;

describeOnServer('a PostgreSQL server', () => {
  const name = `tessera_own_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl ?? 'postgres://none');
  let api: TestApi;
  let ada: TestUser;
  let id: string;

  beforeAll(async () => {
    api = await startTestApi({ environment: { allowsPrivateDatabases: true } });
    ada = await api.register();
    await onServer('postgres', [`create database ${name}`]);
    await onServer(name, [
      'create table authors (id int primary key, name varchar(20) not null)',
      'create table books (id int primary key, author int references authors, price numeric(8, 2), done boolean)',
      'create view cheap as select * from books where price < 5',
      "insert into authors values (1, 'Emma')",
      'insert into books select n, 1, n, true from generate_series(1, 150) n',
      'analyze',
    ]);
  });
  beforeEach(async () => {
    const made = await api.post('/connections', settings({ name: randomUUID() }), ada.token);
    ({ id } = made.json<{ id: string }>());
  });
  afterAll(async () => {
    await api.close();
    await onServer('postgres', [`drop database ${name} with (force)`]);
  });

  const place = () => ({
    ...{ host: url.hostname, port: Number(url.port), database: name },
    ...{ user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    ...{ ssl: 'off', certificate: null },
  });
  const settings = (overrides: object) => ({ ...place(), readOnly: true, projectId: null, ...overrides });
  const test = async (overrides: object = {}) => {
    const answer = await api.post('/connections/test', { ...place(), ...overrides }, ada.token);
    return connectionTestSchema.parse(answer.json());
  };
  const query = (sql: string, params: readonly (string | number)[] = []) =>
    api.post(`/connections/${id}/query`, { sql, params }, ada.token);

  it('[SCR-13] is tested step by step', async () => {
    const { passed, steps } = await test();
    expect(passed).toBe(true);
    expect(steps.map(({ step, detail }) => `${step}: ${String(detail)}`)).toEqual([
      ...[`resolve: ${url.hostname}`, `reach: Port ${url.port}`, `signIn: Signed in as ${place().user}`],
      expect.stringMatching(/^version: PostgreSQL \d+/),
      'tables: 3 tables',
    ]);
    expect((await test({ database: 'nowhere' })).steps[2]).toMatchObject({
      cause: 'no-database',
      detail: 'There is no database "nowhere"',
    });
    expect((await test({ ssl: 'require' })).steps[2]).toMatchObject({ cause: 'no-ssl' });
  });

  it('[SCR-13] shows its tables and views', async () => {
    const answer = await api.get(`/connections/${id}/tables`, ada.token);
    const { items } = listConnectionTables.response.parse(answer.json());
    expect(items.map((table) => [table.name, table.kind, table.rows])).toEqual([
      ['authors', 'table', 1],
      ['books', 'table', 150],
      ['cheap', 'view', null],
    ]);
    expect(items[1]?.columns.slice(0, 3)).toEqual([
      { name: 'id', type: 'integer', nullable: false, isKey: true, references: null },
      {
        ...{ name: 'author', type: 'integer', nullable: true, isKey: false },
        references: { schema: 'public', table: 'authors', column: 'id' },
      },
      { name: 'price', type: 'numeric(8,2)', nullable: true, isKey: false, references: null },
    ]);
  });

  it('[SCR-13] describes its tables with keys, rules and references, as far as they may be read', async () => {
    const odd = '"__proto__; drop table ""x"""';
    await onServer(name, [
      "create type mood as enum ('calm', 'it''s fine')",
      'create domain cents as numeric(9, 2) check (value >= 0)',
      `create table ${odd} (id bigint generated always as identity primary key, mood mood not null default 'calm',
        kind varchar(9) check (kind in ('a', 'b')), paid cents default 0, seen timestamptz default now(), twice numeric generated always as (1 + 1) stored,
        book int references books on delete set null, check (paid < 100), unique (kind, seen))`,
      `comment on table ${odd} is 'Odd'`,
      `create unique index on ${odd} (book)`,
      `create unique index on ${odd} (lower(kind))`,
      `create index on ${odd} (seen, kind desc)`,
      `create index on ${odd} using hash (paid)`,
      `create index on ${odd} (lower(kind))`,
      `create index on ${odd} (paid) where paid > 1`,
      `create index on ${odd} (paid) include (kind)`,
      `create index on ${odd} using brin (seen)`,
    ]);
    const answer = await api.get(`/connections/${id}/schema`, ada.token);
    const { tables, left } = readConnectionSchema.response.parse(answer.json());
    await onServer(name, [`drop table ${odd}`]);
    expect(tables.map((table) => table.name)).toEqual(['__proto__; drop table "x"', 'authors', 'books']);
    expect(tables[0]).toMatchObject({
      ...{ schema: 'public', comment: 'Odd', primaryKey: ['id'] },
      uniques: [['kind', 'seen'], ['book']],
      indexes: [['seen', 'kind'], ['paid']],
      references: [{ columns: ['book'], schema: 'public', table: 'books', onDelete: 'clear' }],
    });
    expect(
      tables[0]?.columns.map(({ type, nullable, start, values }) => [type, nullable, start, values]),
    ).toEqual([
      ['bigint', false, { kind: 'made' }, null],
      ['mood', false, { kind: 'constant', text: 'calm' }, ['calm', "it's fine"]],
      ['character varying(9)', true, { kind: 'none' }, ['a', 'b']],
      ['numeric(9,2)', true, { kind: 'constant', text: '0' }, null],
      ['timestamp with time zone', true, { kind: 'now' }, null],
      ['numeric', true, { kind: 'other' }, null],
      ['integer', true, { kind: 'none' }, null],
    ]);
    expect(left).toEqual(['A check of __proto__; drop table "x" other than a list of values']);
    expect((await api.get(`/connections/${id}/schema`)).statusCode).toBe(401);
  });

  it('[SCR-13] gives the rows of a table page by page', async () => {
    const rows = async (offset: number, table = 'books') =>
      queryDatabase.response.parse(
        (
          await api.get(`/connections/${id}/tables/public/${table}/rows?offset=${String(offset)}`, ada.token)
        ).json(),
      );
    const [first, second, view] = [await rows(0), await rows(100), await rows(0, 'cheap')];
    expect([first.rows.length, first.truncated, first.rows[0]]).toEqual([100, true, [1, 1, '1.00', true]]);
    expect([second.rows.length, second.truncated, second.rows[0]?.[0]]).toEqual([50, false, 101]);
    expect(view.rows).toHaveLength(4);
    const none = await api.get(`/connections/${id}/tables/public/b%22;--/rows`, ada.token);
    expect([none.statusCode, none.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  });

  it('[SCR-13] is asked by SQL, and says what is wrong with it', async () => {
    const answer = await query('select id, price, done from books where id > $1 order by id', [148]);
    expect(queryDatabase.response.parse(answer.json())).toMatchObject({
      columns: [{ name: 'id', type: 'integer' }, { type: 'numeric' }, { type: 'boolean' }],
      rows: [
        [149, '149.00', true],
        [150, '150.00', true],
      ],
    });
    expect((await query('select generate_series(1, 5000)')).json()).toMatchObject({ truncated: true });
    const wrong = await query('select nothing from books');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringContaining('nothing') as string, position: 7 }),
    ]);
  });

  it('[SCR-13] read-only is the session’s, whatever a function of the database does', async () => {
    await onServer(name, [
      'create or replace function add_one() returns int language sql as $$ insert into authors values (2, $b$Jane$b$) returning id $$',
      "create or replace function open_up() returns text language sql as $$ select set_config('transaction_read_only', 'off', true) $$",
    ]);
    for (const sql of ['select add_one()', 'select open_up(), add_one()']) {
      const answer = await query(sql);
      expect([answer.statusCode, (await query('select count(*)::int from authors')).json()]).toEqual([
        422,
        expect.objectContaining({ rows: [[1]] }),
      ]);
    }
  });

  it('[SCR-13] may be changed where the connection is not read-only, one statement at a time', async () => {
    const body = settings({ name: 'May change', readOnly: false });
    await api.call('PUT', `/connections/${id}`, { token: ada.token, body });
    const changed = await query("update authors set name = 'Ann' where id = $1 returning name", [1]);
    expect(changed.json()).toMatchObject({ rows: [['Ann']], affected: 1, truncated: false });
    expect((await query('select name from authors where id = 1')).json()).toMatchObject({ rows: [['Ann']] });
    expect((await query('update authors set id = null')).statusCode).toBe(422);
    for (const sql of ['drop table books', 'delete from books; delete from authors']) {
      expect((await query(sql)).statusCode).toBe(403);
    }
  });

  it('[SCR-13] is stopped after 10 s, and read no further than one may', async () => {
    // One after the other: beside work without end, a busy machine may take 10 s to read much.
    const large = await query("select repeat('x', 1000000) from generate_series(1, 1000)");
    const slow = await query(
      'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000) b',
    );
    expect([slow.statusCode, slow.json()]).toEqual([408, expect.objectContaining({ code: 'TIMEOUT' })]);
    expect([large.statusCode, large.json()]).toEqual([
      422,
      expect.objectContaining({ error: 'The server sent more data than Tessera reads' }),
    ]);
  });

  async function onServer(database: string, statements: readonly string[]): Promise<void> {
    const at = new URL(url);
    at.pathname = database;
    const client = new Client({ connectionString: at.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
});
