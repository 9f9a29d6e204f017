import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { queryDatabase } from '@tessera/shared/contracts';
import { makeLiveDatabase, type LiveDatabase } from '../../testing/live-database';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(90_000);

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let live: LiveDatabase;
let others: LiveDatabase;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
  [live, others] = [await makeLiveDatabase(api, ada), await makeLiveDatabase(api, bob)];
  for (const song of ['Anthem', 'Ballad']) await add(song);
}, 180_000);
afterAll(() => api.close());

const add = (song: string) =>
  api.call('POST', `/databases/${live.database.id}/tables/practice_sessions/rows`, {
    token: ada.token,
    body: { values: { song } },
  });
const ask = (
  sql: string,
  params?: readonly (string | number | boolean | null)[],
  user = ada,
  { id } = live.database,
) =>
  api.call('POST', `/databases/${id}/query`, { token: user.token, body: { sql, ...(params && { params }) } });
const rowsOf = async (sql: string, params?: Parameters<typeof ask>[1]) => {
  const answer = await ask(sql, params);
  return queryDatabase.response.parse(answer.json());
};

describe('what an owner asks by SQL', () => {
  it('[DATA-05] is answered by columns and rows, as the records are now', async () => {
    await add('Canon');
    const { columns, rows, truncated, affected } = await rowsOf(
      'select song, length(song) as letters, true as is_song, 12345678901234567::bigint from practice_sessions where song > $1 order by song;',
      ['B'],
    );
    expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      ...['song text', 'letters integer', 'is_song boolean', 'int8 bigint'],
    ]);
    expect(rows).toEqual([
      ['Ballad', 6, true, '12345678901234567'],
      ['Canon', 5, true, '12345678901234567'],
    ]);
    expect([truncated, affected]).toEqual([false, 0]);
  });

  it('[DATA-06] gives a thousand rows of as many as there are, and works out no more', async () => {
    const { rows, truncated } = await rowsOf('select generate_series(1, 100000000)');
    expect([rows.length, truncated]).toEqual([1000, true]);
  });

  it('[DATA-05] is explained', async () => {
    const { rows } = await rowsOf('-- how\nexplain select * from practice_sessions');
    expect(String(rows[0])).toContain('practice_sessions');
  });

  it('answers 422 with the place of what is wrong', async () => {
    const [typed, unknown] = [
      await ask('selec 1'),
      await ask(" select '😀', nothing from practice_sessions"),
    ];
    expect([typed.statusCode, typed.json()]).toEqual([
      422,
      expect.objectContaining({ rule: 'syntax', position: 0 }),
    ]);
    expect([unknown.statusCode, unknown.json()]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringContaining('nothing') as string, position: 13 }),
    ]);
  });

  it.each([
    ['is no yes or no', 'select $1::boolean', ['perhaps']],
    ['is no day', 'select $1::date', [31]],
    ['is missing', 'select $1::text, $2::text', ['one']],
    ['is too much', 'select 1', ['one']],
  ] as const)('answers 422 to a parameter that %s', async (_, sql, params) => {
    expect((await ask(sql, params)).statusCode).toBe(422);
  });

  it('takes parameters of every kind', async () => {
    const { rows } = await rowsOf('select $1::boolean, $2::int, $3::date, $4::text', [
      true,
      7,
      '2027-01-31',
      null,
    ]);
    expect(rows).toEqual([[true, 7, '2027-01-31', null]]);
  });

  it('answers 400 where there is no text', async () => {
    const answer = await api.call('POST', `/databases/${live.database.id}/query`, {
      token: ada.token,
      body: {},
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: expect.anything() as object }),
    ]);
  });
});

describe('hostile SQL', () => {
  it.each([
    ['single', 'select 1; drop table practice_sessions'],
    ['readOnly', 'delete from practice_sessions'],
    ['readOnly', 'with gone as (delete from practice_sessions returning *) select * from gone'],
    ['dangerous', 'drop table practice_sessions'],
    ['dangerous', 'set role none'],
    ['dangerous', 'reset role'],
    ['dangerous', "copy practice_sessions to program 'id'"],
    ['dangerous', 'do $$ begin perform 1; end $$'],
    ['dangerous', "select set_config('role', 'none', false)"],
    ['dangerous', "select pg_read_file('/etc/passwd')"],
    ['dangerous', "select * from dblink('dbname=postgres', 'select 1') as t(a int)"],
    ['dangerous', "select query_to_xml('select 1', true, true, '')"],
    ['dangerous', "select lo_import('/etc/passwd')"],
    ['dangerous', 'select pg_sleep(60)'],
    ['reach', 'select relname from pg_class'],
    ['reach', 'select nspname from pg_catalog.pg_namespace'],
    ['reach', 'select * from public.users'],
    ['reach', "select to_regclass('users')"],
    ['reach', 'select n::regclass::text from generate_series(16384, 17000) n'],
    ['reach', 'select pg_get_viewdef(1)'],
    ['reach', 'select (n::oid).regclass from generate_series(1, 9) n'],
    ['empty', '-- nothing'],
  ])('[DATA-06] is refused by the rule %s: %s', async (rule, sql) => {
    const answer = await ask(sql);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'FORBIDDEN', rule }),
    ]);
  });

  it('[DATA-06] reaches no table but those of the application', async () => {
    const { rows } = await rowsOf(
      "select table_name from information_schema.tables where table_schema <> 'information_schema' and table_schema <> 'pg_catalog'",
    );
    expect(rows).toEqual([['practice_sessions']]);
    for (const table of ['_state', 'users', 'projects']) {
      expect((await ask(`select * from ${table}`)).statusCode).toBe(422);
    }
  });

  it('[DATA-06] sees nothing of another account, and leaves its own as it was', async () => {
    const mine = await rowsOf('select count(*)::int from practice_sessions');
    const theirs = await ask('select count(*)::int from practice_sessions', undefined, bob, others.database);
    expect(theirs.json()).toMatchObject({ rows: [[0]] });
    expect(mine.rows[0]?.[0]).toBeGreaterThan(1);
  });
});

it('[DATA-06] a statement without end is stopped after 10 s, while other statements and all records go on', async () => {
  const began = performance.now();
  const runaway = ask('select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000) b');
  const answers = await Promise.all([
    ask('select 1', undefined, bob, others.database),
    api.get(`/databases/${live.database.id}/snapshot`, ada.token),
    add('Meanwhile'),
  ]);
  const meanwhile = performance.now() - began;
  const answer = await runaway;

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201]);
  expect(meanwhile).toBeLessThan(performance.now() - began);
  expect([answer.statusCode, answer.json()]).toEqual([408, expect.objectContaining({ code: 'TIMEOUT' })]);
  // Nothing of it is left on the disk.
  expect(await readdir(join(api.environment.dataDir, 'queries')).catch(() => [])).toEqual([]);
});

it('[DATA-06] an account that asks for much at once waits for its own, and is told where it is too much', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('select 1')));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(new Set(statuses.slice(4))).toEqual(new Set([429]));
});
