import { checkSql } from './sql';

const READS = [
  'SELECT 1',
  '  select * from users;  ',
  'SELECT "Name", U&"d\\0061ta" FROM "Weird Table"',
  'WITH recent AS (SELECT * FROM orders ORDER BY at DESC LIMIT 5) SELECT * FROM recent',
  'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 5) SELECT * FROM t',
  'WITH a AS MATERIALIZED (SELECT 1) TABLE a',
  'VALUES (1, 2), (3, 4)',
  'TABLE users',
  'SELECT count(*) FILTER (WHERE ok), rank() OVER (PARTITION BY a ORDER BY b) FROM t GROUP BY GROUPING SETS ((a), (b))',
  "SELECT data ? 'key', data #>> '{a,b}', data @? '$.x' FROM documents",
  "SELECT 'DROP TABLE users; --', $$delete from t$$, $q$ it's $q$, E'a\\'b' ",
  'SELECT \'it\'\'s\', "update" FROM "delete"',
  'SELECT * FROM a JOIN LATERAL (SELECT * FROM b WHERE b.a = a.id) x ON true',
  'SELECT * FROM a LEFT JOIN b USING (id) UNION SELECT * FROM c EXCEPT SELECT * FROM d',
  'EXPLAIN SELECT * FROM users',
  'EXPLAIN (ANALYZE, FORMAT json) SELECT * FROM users',
  "SELECT pg_size_pretty(pg_total_relation_size('users')), pg_typeof(1), pg_get_viewdef('v'::regclass)",
  "SELECT * FROM generate_series(1, 10) WITH ORDINALITY, unnest(ARRAY['a'])",
  "SELECT * FROM JSON_TABLE('[1]', '$[*]' COLUMNS (n int PATH '$'))",
  'SELECT id FROM users WHERE a = 1 OR b = 2 OR c IN (SELECT d FROM e)',
  'SELECT id FROM users WHERE name = $1 AND TRUE',
  'SELECT CASE WHEN a THEN 1 ELSE 2 END, now(), current_user, coalesce(a, b) FROM t TABLESAMPLE system (10)',
  "-- each customer's orders\nSELECT /* the sum */ sum(total) FROM orders -- in rupees",
  'SELECT created_at, updated_at, deleted FROM inserts',
  'SELECT t.lo_price, t.system, t.pg_version, sleep, benchmark FROM t',
  'SELECT relname FROM pg_class JOIN information_schema.columns ON true',
];

const WRITING = [
  'INSERT INTO t VALUES (1)',
  'insert into t select * from s returning *',
  'UPDATE t SET a = 1 WHERE id = 2',
  'DELETE FROM t WHERE id = 1',
  'MERGE INTO t USING s ON t.id = s.id WHEN MATCHED THEN DELETE',
  'WITH gone AS (DELETE FROM t RETURNING *) SELECT * FROM gone',
  'WITH a AS (SELECT 1), b AS (WITH c AS (UPDATE t SET x = 1 RETURNING x) SELECT * FROM c) SELECT * FROM b',
  'SELECT * FROM (SELECT * FROM t FOR UPDATE) x',
  'SELECT * FROM t FOR UPDATE',
  '(SELECT * FROM t FOR UPDATE) UNION ALL SELECT * FROM s',
  'SELECT * FROM t FOR NO KEY UPDATE SKIP LOCKED',
  'SELECT * FROM t FOR SHARE',
  'SELECT * FROM t FOR KEY SHARE NOWAIT',
  'EXPLAIN ANALYZE DELETE FROM t WHERE id = 1',
  'DE\u004cETE FROM t WHERE id = 1',
];

describe('checkSql', () => {
  it('[VAL-12] counts the position in what was typed, as an editor does', async () => {
    const sql = "\n  SELECT '🎉' a FORM users";
    expect(await checkSql(sql)).toMatchObject({ rule: 'syntax', position: sql.indexOf('FORM') });
  });

  it.each(READS)('[VAL-12] takes the reading query %s', async (sql) => {
    expect(await checkSql(sql)).toEqual({ ok: true, value: sql.trim() });
    expect((await checkSql(sql, { allowsWrites: true })).ok).toBe(true);
  });

  it.each(WRITING)('[VAL-12] refuses %s unless writes are allowed', async (sql) => {
    expect(await checkSql(sql)).toMatchObject({ ok: false, rule: 'readOnly' });
    expect(await checkSql(sql, { allowsWrites: true })).toEqual({ ok: true, value: sql });
  });

  it.each([
    'SELECT * INTO copy FROM users',
    'CREATE TABLE a AS SELECT 1',
    'WITH a AS (SELECT 1) SELECT * INTO b FROM a',
    'CREATE TABLE t (a int)',
  ])('[VAL-12] refuses to create a table by %s', async (sql) => {
    expect(await checkSql(sql)).toMatchObject({ ok: false, rule: 'readOnly' });
    expect(await checkSql(sql, { allowsWrites: true })).toMatchObject({ ok: false, rule: 'dangerous' });
  });

  it.each(['', '  ', ';', ';;', '-- words', undefined, 7])(
    '[VAL-12] asks for a query instead of %j',
    async (sql) => {
      expect(await checkSql(sql)).toEqual({ ok: false, rule: 'empty', message: 'Query is required' });
    },
  );

  it('[VAL-12] tells where the syntax is wrong', async () => {
    expect(await checkSql('SELECT * FORM users')).toEqual({
      ok: false,
      rule: 'syntax',
      message: 'Syntax error: syntax error at or near "FORM"',
      position: 9,
    });
    for (const sql of [
      'DEL/**/ETE FROM t',
      "SELECT 'open",
      'SELECT /* open',
      'SELECT "open',
      '\\! ls',
      'SELECT $$open',
    ])
      expect(await checkSql(sql)).toMatchObject({ ok: false, rule: 'syntax' });
  });

  it('[VAL-12] says which rule a query breaks', async () => {
    expect(await checkSql('DELETE FROM t')).toMatchObject({
      message: 'Only reading queries are allowed: DELETE is refused',
    });
    expect(await checkSql('SELECT pg_sleep(1)')).toMatchObject({
      message: 'Query contains a dangerous operation: pg_sleep',
    });
    expect(await checkSql('DROP TABLE t')).toMatchObject({
      message: 'Query contains a dangerous operation: DROP',
    });
  });

  it('[VAL-12] survives nesting and length, and works afterwards', async () => {
    const hostile = [
      `SELECT ${'('.repeat(9000)}1${')'.repeat(9000)}`,
      `SELECT ${'NOT '.repeat(4900)}TRUE`,
      `SELECT 1${' UNION SELECT 1'.repeat(1300)}`,
      `SELECT 1${'+1'.repeat(9900)}`,
      `SELECT ${'['.repeat(19_000)}`,
    ];
    for (const sql of hostile) expect(typeof (await checkSql(sql)).ok).toBe('boolean');
    expect(await checkSql(`SELECT '${'a'.repeat(20_000)}'`)).toMatchObject({ ok: false, rule: 'length' });
    expect((await checkSql('SELECT 1')).ok).toBe(true);
  });
});
