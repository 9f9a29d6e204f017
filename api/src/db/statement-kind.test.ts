import { changesData, statementOf } from './statement-kind';

describe('[SAFE-04] what counts as a write', () => {
  it.each([
    'select "id" from "users" where "id" = $1',
    '  SELECT now()',
    'select "updated_at" from "updates" where "note" = \'for updates\'',
    'with "live" as (select 1) select * from "live"',
    'select pg_advisory_xact_lock($1)',
    'begin',
    'COMMIT;',
    'ROLLBACK',
    'rollback to savepoint sp1',
    'savepoint sp1',
    'release savepoint sp1',
    'set transaction isolation level serializable',
    'CHECKPOINT',
  ])('lets %p pass', (statement) => {
    expect(changesData(statement)).toBe(false);
  });

  it.each([
    'insert into "users" values ($1)',
    'update "users" set "email" = $1',
    'delete from "users"',
    'select * from "users" for update',
    'select * from "users" for update of "users" skip locked',
    'select 1 from users for no key update',
    'select * from "users" for share',
    'with "s" as (insert into "sessions" values ($1) returning *) select * from "s"',
    'with x as (update "users" as u set email = $1 returning *) select * from x',
    'with x as (delete from "users" returning *) select * from x',
    'begin; insert into users values (1)',
    'create table t (id int)',
    'VACUUM ANALYZE',
    'explain analyze insert into t values (1)',
    'merge into t using s on t.id = s.id when matched then delete',
    'copy t from stdin',
    '-- a comment\nselect 1',
  ])('refuses %p', (statement) => {
    expect(changesData(statement)).toBe(true);
  });
});

describe('statementOf', () => {
  it('reads both messages that bring a statement, and no other', () => {
    const message = (type: string, body: string) => Buffer.from(`${type}\0\0\0\0${body}`);
    expect(statementOf(message('Q', 'select 1\0'))).toBe('select 1');
    expect(statementOf(message('P', '\0select $1\0\0\0'))).toBe('select $1');
    expect(statementOf(message('P', 'named\0select ü\0\0\0'))).toBe('select ü');
    expect(statementOf(message('B', '\0\0select 1\0'))).toBeUndefined();
    expect(statementOf(new Uint8Array())).toBeUndefined();
  });
});
