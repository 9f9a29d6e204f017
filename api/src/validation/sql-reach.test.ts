import { checkSql } from './sql';

const check = (sql: string) => checkSql(sql, { ownTablesOnly: true });

describe('checkSql of own tables only', () => {
  it.each([
    'select * from tasks',
    'select pg_typeof(done), pg_size_pretty(12::bigint) from tasks',
    'with pieces as (select 1 as n) select n from pieces',
    "select regexp_replace(title, 'a', 'b'), tasks.regclass_note from tasks",
    'select table_name from information_schema.tables',
    "select pg_catalog.lower(title)::varchar(3) from tasks where due > date '2026-01-01'",
    'explain select title from tasks',
  ])('[VAL-12] takes %s', async (sql) => {
    expect(await check(sql)).toMatchObject({ ok: true });
  });

  it.each([
    ['pg_class', 'select relname from pg_class'],
    ['pg_class', 'select (select relname from "pg_class" limit 1)'],
    ['pg_class', 'select relname from U&"\\0070g_class"'],
    ['pg_catalog.pg_tables', 'select * from pg_catalog.pg_tables'],
    ['other.tasks', 'select * from other.tasks'],
    ['apps.other.tasks', 'select * from apps.other.tasks'],
    ['other.peek', 'select other.peek()'],
    ['information_schema._pg_truetypid', 'select information_schema._pg_truetypid(null, null)'],
    ['pg_get_viewdef', 'select pg_get_viewdef(1)'],
    ['pg_describe_object', 'select pg_describe_object(1259, 16384, 0)'],
    ['to_regclass', "select to_regclass('other.tasks')"],
    ['regclass', 'select n::regclass::text from generate_series(16384, 30000) n'],
    ['regclass', "select cast('{1,2}' as regclass[])"],
    ['regclass', 'select regclass(16384::oid)'],
    ['regclass', 'select (n::oid).regclass from generate_series(1, 9) n'],
    ['regclass', "select * from json_to_record('{}') as x (a regclass)"],
    ['pg_class', "select * from jsonb_populate_record(null::pg_class, '{}')"],
    ['format_type', 'select format_type(16384, null)'],
    ['has_table_privilege', "select has_table_privilege('other.tasks', 'select')"],
    ['obj_description', "select obj_description(16384, 'pg_class')"],
    ['current_setting', "select current_setting('data_directory')"],
    ['inet_server_addr', 'select inet_server_addr()'],
  ])('[DATA-06] refuses %s in %s', async (name, sql) => {
    expect(await check(sql)).toEqual({
      ok: false,
      rule: 'reach',
      message: `Only the tables of this database can be read: ${name} is refused`,
    });
  });
});
