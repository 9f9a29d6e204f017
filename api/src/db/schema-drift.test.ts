import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { findAppRoot, openTestDatabase } from '../testing/test-database';
import type { OpenDatabase } from './database';

/** One column, as the migrations made it and as Drizzle takes it to be. */
interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}
type Columns = Readonly<Record<string, Column>>;

const columnsSchema = z.array(
  z.object({
    table: z.string(),
    column: z.string(),
    type: z.string(),
    isNullable: z.boolean(),
    hasDefault: z.boolean(),
  }),
);
const keysSchema = z.array(
  z.object({ table: z.string(), isPrimary: z.boolean(), columns: z.array(z.string()) }),
);

/** Written by the migrator, which reads it itself. */
const UNMODELLED = new Set(['schema_migrations']);

const source = join(findAppRoot(), 'api/src');
const load = createRequire(__filename);
const tables = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.table.ts'))
    .flatMap((path) => Object.values(load(join(source, path)) as Readonly<Record<string, unknown>>))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => [getTableName(table), table]),
);

let database: OpenDatabase;
let columns: z.infer<typeof columnsSchema>;
let keys: z.infer<typeof keysSchema>;

beforeAll(async () => {
  database = await openTestDatabase(findAppRoot(), process.env['TEST_DATABASE_URL']);
  const found = await database.db.execute(sql`
    select c.table_name as "table", c.column_name as "column",
      format_type(a.atttypid, a.atttypmod) as "type",
      c.is_nullable = 'YES' as "isNullable",
      c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
    from information_schema.columns c
    join pg_attribute a on a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
      and a.attname = c.column_name
    where c.table_schema = 'public'`);
  columns = columnsSchema.parse(rowsOf(found));
  const constraints = await database.db.execute(sql`
    select t.relname as "table", i.indisprimary as "isPrimary",
      array(select a.attname::text from unnest(i.indkey) k join pg_attribute a
        on a.attrelid = i.indrelid and a.attnum = k order by a.attname) as "columns"
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and i.indisunique and i.indpred is null and i.indexprs is null`);
  keys = keysSchema.parse(rowsOf(constraints));
});
afterAll(() => database.close());

/** Both drivers answer `{ rows }`; the common type does not say so. */
function rowsOf(result: unknown): unknown {
  return z.object({ rows: z.unknown() }).parse(result).rows;
}

/** The same type by PostgreSQL's own name for it. */
function typeOf(declared: string): string {
  return declared.replace('timestamp with time zone', 'timestamptz').replace(/,\s+/g, ',');
}

function migrated(table: string): Columns {
  return Object.fromEntries(
    columns
      .filter((row) => row.table === table)
      .map(({ column, type, isNullable, hasDefault }) => [
        column,
        { type: typeOf(type), isNullable, hasDefault },
      ]),
  );
}

function declared(table: PgTable): Columns {
  return Object.fromEntries(
    getTableConfig(table).columns.map((column) => [
      column.name,
      {
        type: typeOf(column.getSQLType()),
        isNullable: !column.notNull,
        // A default that only Drizzle knows is no default of the database.
        hasDefault:
          (column.hasDefault && column.defaultFn === undefined) || column.generatedIdentity !== undefined,
      },
    ]),
  );
}

/** Each key as the sorted names of its columns. */
function declaredKeys(table: PgTable): { readonly primary: string[]; readonly unique: string[] } {
  const { columns: own, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const nameOf = (names: readonly string[]) => [...names].sort().join(',');
  return {
    primary: [
      ...own.filter(({ primary }) => primary).map(({ name }) => name),
      ...primaryKeys.map((key) => nameOf(key.columns.map(({ name }) => name))),
    ],
    unique: [
      ...own.filter(({ isUnique }) => isUnique).map(({ name }) => name),
      ...uniqueConstraints.map((key) => nameOf(key.columns.map(({ name }) => name))),
    ].sort(),
  };
}

describe('the Drizzle tables of the modules', () => {
  it('are those that the migrations make', () => {
    const made = new Set(columns.map(({ table }) => table).filter((name) => !UNMODELLED.has(name)));
    expect([...tables.keys()].sort()).toEqual([...made].sort());
  });

  it.each([...tables])(
    '%s has the columns, types, nullability and defaults of the database',
    (name, table) => {
      expect(declared(table)).toEqual(migrated(name));
    },
  );

  it.each([...tables])(
    '%s has the primary key of the database, and no unique key that it has not',
    (name, table) => {
      const own = keys.filter((key) => key.table === name);
      const { primary, unique } = declaredKeys(table);
      expect(primary).toEqual(own.filter(({ isPrimary }) => isPrimary).map((key) => key.columns.join(',')));
      const made = own.filter(({ isPrimary }) => !isPrimary).map((key) => key.columns.join(','));
      expect(unique.filter((key) => !made.includes(key))).toEqual([]);
    },
  );
});
