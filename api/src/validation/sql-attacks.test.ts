import { checkSql } from './sql';

const DANGEROUS = [
  'DROP TABLE users',
  'TRUNCATE users',
  'ALTER TABLE users ADD COLUMN x int',
  "ALTER SYSTEM SET work_mem = '1GB'",
  'CREATE INDEX ON users (id)',
  'CREATE EXTENSION dblink',
  "CREATE FUNCTION f() RETURNS int AS 'select 1' LANGUAGE sql",
  'GRANT ALL ON users TO public',
  'SET statement_timeout = 0',
  'RESET ROLE',
  'SHOW all',
  'BEGIN',
  'COMMIT',
  'VACUUM users',
  'LOCK TABLE users',
  'LISTEN x',
  "NOTIFY x, 'y'",
  'CALL p()',
  'DO $$ BEGIN DELETE FROM t; END $$',
  "COPY users TO PROGRAM 'cat'",
  "COPY (SELECT 1) TO '/tmp/x'",
  'PREPARE p AS DELETE FROM t',
  'EXECUTE p',
  'EXPLAIN EXECUTE p',
  'DECLARE c CURSOR FOR SELECT 1',
  'REFRESH MATERIALIZED VIEW v',
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT pg_catalog.pg_read_file('/etc/passwd')",
  'SELECT "pg_read_file"(\'/etc/passwd\')',
  'SELECT U&"pg_re\\0061d_file"(\'/etc/passwd\')',
  "SELECT U&\"pg_re!0061d_file\" UESCAPE '!' ('/etc/passwd')",
  "SELECT PG_Read_File('/etc/passwd')",
  "SELECT pg_read_binary_file('x'), pg_stat_file('x')",
  "SELECT * FROM pg_ls_dir('/')",
  'SELECT * FROM ROWS FROM (pg_ls_waldir(), generate_series(1, 2))',
  'SELECT 1 WHERE EXISTS (SELECT pg_sleep(10))',
  "SELECT pg_sleep_for('1 hour')",
  'SELECT 1 ORDER BY (SELECT pg_sleep(1))',
  'SELECT 1 LIMIT (SELECT pg_terminate_backend(1)::int)',
  'SELECT count(*) FILTER (WHERE pg_cancel_backend(1)) FROM t',
  "SELECT set_config('role', 'postgres', false)",
  "SELECT lo_import('/etc/passwd'), lo_export(1, '/tmp/x'), lo_unlink(1)",
  'SELECT loread(1, 2)',
  "SELECT * FROM dblink('host=x', 'delete from t') AS t(a int)",
  "SELECT dblink_exec('x', 'drop table t')",
  "SELECT query_to_xml('delete from t', true, true, '')",
  "SELECT cursor_to_xml('c', 1, true, true, '')",
  "SELECT ts_stat('delete from t returning 1')",
  "SELECT * FROM crosstab('delete from t')",
  "SELECT nextval('s'), setval('s', 1)",
  'SELECT pg_advisory_lock(1)',
  "SELECT pg_notify('a', 'b')",
  'SELECT pg_reload_conf()',
  'SELECT pg_switch_wal()',
  "SELECT pg_logical_emit_message(true, 'a', 'b')",
  'SELECT pg_some_function_of_the_future()',
  "SELECT cron.schedule('* * * * *', 'delete from t')",
  "SELECT net.http_get('http://x')",
  "SELECT (row('x')).pg_read_file",
  'SELECT t.pg_sleep FROM t',
  'SELECT * FROM pg_shadow',
  'SELECT rolpassword FROM pg_catalog.pg_authid',
  'SELECT * FROM "pg_user_mapping"',
  'WITH x AS (SELECT pg_sleep(1)) SELECT * FROM x',
  'EXPLAIN ANALYZE SELECT pg_sleep(1)',
  "VALUES (pg_read_file('x'))",
];

const SEVERAL = [
  'SELECT 1; SELECT 2',
  'SELECT 1; DROP TABLE users',
  "SELECT 'a\\'; DELETE FROM t; SELECT 'b'",
  "SELECT '1'';'; DELETE FROM t",
  'SELECT $$a$$; DELETE FROM t',
  'SELECT 1 /* /* nested */ */; DELETE FROM t',
  'SELECT 1;/* x */DELETE FROM t',
  'SELECT "a;b"; DELETE FROM t',
];

const INJECTED = [
  "SELECT * FROM users WHERE name = '' OR '1' = '1'",
  'SELECT * FROM users WHERE id = 1 OR 1=1',
  'SELECT * FROM users WHERE id = 1 OR TRUE',
  "SELECT * FROM users WHERE (id = 1 AND (a = 2 OR 'x' LIKE 'x'))",
  "SELECT * FROM users WHERE name = 'admin' --' AND password = 'x'",
  'SELECT * FROM users WHERE id = 1 --',
  'SELECT/**/password/**/FROM/**/users',
  'SELECT 1 /*! UNION ALL TABLE x */',
  'SELECT 1 /* ; DROP TABLE users */',
  'SELECT 1 -- DROP TABLE users',
  'SELECT 1 \u0000; DROP TABLE users',
  'SELECT 1 \u202e-- x',
  'SELECT\u200b 1',
  'SELECT 1 \ud800',
  'SELECT 1 \u001b[2J',
];

describe('checkSql under attack', () => {
  it.each(DANGEROUS)('[VAL-12] refuses the dangerous %s, writes allowed or not', async (sql) => {
    expect(await checkSql(sql)).toMatchObject({ ok: false, rule: 'dangerous' });
    expect(await checkSql(sql, { allowsWrites: true })).toMatchObject({ ok: false, rule: 'dangerous' });
  });

  it.each([
    "INSERT INTO t SELECT pg_read_file('x')",
    'UPDATE t SET a = pg_sleep(1)',
    "DELETE FROM t WHERE id = lo_import('x')",
    "UPDATE pg_authid SET rolpassword = ''",
  ])('[VAL-12] refuses the danger inside the allowed write %s', async (sql) => {
    expect(await checkSql(sql, { allowsWrites: true })).toMatchObject({ ok: false, rule: 'dangerous' });
  });

  it.each(SEVERAL)('[VAL-12] refuses several statements: %s', async (sql) => {
    expect(await checkSql(sql, { allowsWrites: true })).toEqual({
      ok: false,
      rule: 'single',
      message: 'Only one statement is allowed',
    });
  });

  it.each(INJECTED)('[VAL-12] refuses the injection pattern %j', async (sql) => {
    expect(await checkSql(sql, { allowsWrites: true })).toMatchObject({ ok: false, rule: 'injection' });
  });
});
