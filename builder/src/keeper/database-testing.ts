import { PGlite } from '@electric-sql/pglite';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { KnownFields } from '../kit/data/convert';
import { convertRecords, type RecordsByEntity } from './convert-records';
import type { MigrationPlan, Statement, TableRow, TablesOfModel } from './database-schema';
import type { KeptRecord } from './keeper';
import { createStatements, planMigration } from './plan-migration';
import { tablesOf } from './tables-of';

/** A real database, and what the server does to it: the shortest form of it. */
export interface TestDatabase {
  query(text: string, parameters?: readonly unknown[]): Promise<readonly TableRow[]>;
  close(): Promise<void>;
}

export async function openDatabase(): Promise<TestDatabase> {
  const client = await PGlite.create();
  return {
    query: async (text, parameters = []) => (await client.query<TableRow>(text, [...parameters])).rows,
    close: () => client.close(),
  };
}

let schemas = 0;

async function enterSchema(database: TestDatabase): Promise<void> {
  schemas += 1;
  await database.query(`CREATE SCHEMA s${String(schemas)}`);
  await database.query(`SET LOCAL search_path TO s${String(schemas)}`);
}

/** Does something in an empty schema of its own, in one transaction that is taken back. */
export async function inSchema<T>(database: TestDatabase, work: () => Promise<T>): Promise<T> {
  await database.query('BEGIN');
  try {
    await enterSchema(database);
    return await work();
  } finally {
    await database.query('ROLLBACK');
  }
}

/** What the schema has that the models speak of: columns, keys, checks and indexes, a line each. */
export async function describeSchema(database: TestDatabase): Promise<readonly string[]> {
  const rows = await database.query(`
    SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) AS line
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
        AND c.relname NOT LIKE '\\_gone\\_%'
    UNION ALL
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND conrelid::regclass::text NOT LIKE '\\_gone\\_%'
        -- Later versions keep what is not null here.
        AND contype <> 'n'
    UNION ALL
    SELECT tablename || ' ' || indexname || ' ' || split_part(indexdef, ' USING ', 2)
      FROM pg_indexes WHERE schemaname = current_schema() AND tablename NOT LIKE '\\_gone\\_%'
    ORDER BY 1`);
  return rows.map(({ line }) => String(line));
}

/** The same of a schema that is made from nothing. */
export async function describeFresh(
  database: TestDatabase,
  model: ApplicationModel,
): Promise<readonly string[]> {
  const [{ here } = {}] = await database.query('SELECT current_schema() AS here');
  await enterSchema(database);
  await run(database, createStatements(model));
  const lines = await describeSchema(database);
  await database.query(`SET LOCAL search_path TO ${String(here)}`);
  return lines;
}

async function run(database: TestDatabase, statements: readonly (string | Statement)[]): Promise<void> {
  for (const statement of statements) {
    const { text, parameters } =
      typeof statement === 'string' ? { text: statement, parameters: [] } : statement;
    await database.query(text, parameters);
  }
}

/** Writes records as one step. */
export async function writeRecords(
  database: TestDatabase,
  tables: TablesOfModel,
  records: RecordsByEntity,
): Promise<void> {
  const all = Object.entries(records).flatMap(([entityId, list]) =>
    list.map((record) => ({ entityId, record })),
  );
  await run(database, tables.writeAll(all));
  await database.query('SET CONSTRAINTS ALL IMMEDIATE');
  await database.query('SET CONSTRAINTS ALL DEFERRED');
}

async function readEntity(
  database: TestDatabase,
  tables: TablesOfModel,
  entity: string,
): Promise<KeptRecord[]> {
  const rows = await database.query(tables.select(entity, false));
  return rows.map((row) => tables.toRecord(entity, row));
}

/** All records of the model's tables. */
export async function readRecords(database: TestDatabase, tables: TablesOfModel): Promise<RecordsByEntity> {
  const records: Record<string, readonly KeptRecord[]> = {};
  for (const { id } of tables.model.entities) records[id] = await readEntity(database, tables, id);
  return records;
}

/** Makes the tables of a model and fills them; gives the words of what the records break. */
export async function createWith(
  database: TestDatabase,
  model: ApplicationModel,
  records: RecordsByEntity,
): Promise<readonly string[]> {
  const plan = planMigration(null, model);
  await run(database, [...plan.expand, ...plan.contract]);
  await writeRecords(database, tablesOf(model), records);
  return constrain(database, plan);
}

/** Carries a migration out, as the server does. Gives the words of what the data breaks. */
export async function migrate(
  database: TestDatabase,
  before: ApplicationModel,
  after: ApplicationModel,
  known: KnownFields = {},
): Promise<readonly string[]> {
  const plan = planMigration(before, after);
  const tables = tablesOf(after);
  const records = await readRecords(database, tablesOf(before));
  await run(database, plan.expand);
  const back: Record<string, readonly KeptRecord[]> = {};
  for (const id of plan.rewrite.filter((entity) => records[entity] === undefined)) {
    back[id] = await readEntity(database, tables, id);
  }
  const converted = convertRecords(before, after, { ...records, ...back }, known);
  for (const entityId of plan.rewrite) {
    await run(database, tables.writeAll((converted[entityId] ?? []).map((record) => ({ entityId, record }))));
  }
  await run(database, plan.contract);
  return constrain(database, plan);
}

async function constrain(
  database: TestDatabase,
  { constraints }: Pick<MigrationPlan, 'constraints'>,
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { statement, test, words } of constraints) {
    const rows = await database.query(test);
    if (rows.length === 0) await database.query(statement);
    else broken.push(words);
  }
  return broken;
}
