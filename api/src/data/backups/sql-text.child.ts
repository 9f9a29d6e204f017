import { planMigration, quoteName, quoteText, type MigrationPlan } from '@tessera/builder/keeper';
import type { Session } from '../engines/engine.schema';
import { readModel } from '../records/state-rows.child';
import { listTables } from './make-backup.child';

const ROWS_AT_ONCE = 50;
const HEAD = `-- The tables and records of an application. Load them into an empty schema: psql -f <this file>
BEGIN;
`;

/**
 * Everything of a database as SQL: what makes its tables, and its rows as PostgreSQL writes their values (DATA-05). What the
 * application had once, and keeps aside, is not in it. Undefined where its tables were never made.
 */
export async function readSql(session: Session): Promise<string | undefined> {
  const found = await readModel(session, 'for share');
  if (!found) return undefined;
  // However the server writes days otherwise.
  await run(session, "set local datestyle = 'ISO'");
  const plan = planMigration(null, found.model);
  const parts = [HEAD, ...plan.expand.map((text) => `${text};\n`)];
  for (const name of await listTables(session)) {
    if (!name.startsWith('_')) parts.push(...(await readRows(session, name)));
  }
  parts.push('SET CONSTRAINTS ALL IMMEDIATE;\n', ...plan.contract.map((text) => `${text};\n`));
  parts.push(...(await heldConstraints(session, plan)), 'COMMIT;\n');
  return parts.join('\n');
}

const run = (session: Session, text: string) => session.query({ text, parameters: [] });

async function readRows(session: Session, table: string): Promise<string[]> {
  const columns = await session.query({
    text: `select attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relname = $1 and attnum > 0 and not attisdropped order by attnum`,
    parameters: [table],
  });
  const names = columns.map(({ name }) => String(name));
  const texts = names.map((name) => `${quoteName(name)}::text as ${quoteName(name)}`);
  const rows = await run(session, `select ${texts.join(', ')} from ${quoteName(table)} order by 1, 2, 3`);
  const into = `INSERT INTO ${quoteName(table)} (${names.map(quoteName).join(', ')}) VALUES\n`;
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const lines = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => `  (${names.map((name) => literal(row[name])).join(', ')})`);
    parts.push(`${into}${lines.join(',\n')};\n`);
  }
  return parts;
}

/** PostgreSQL reads a text in quotes as a value of the column's type. */
const literal = (value: unknown) => (typeof value === 'string' ? quoteText(value) : 'NULL');

/** What the records break already would stop the file. */
async function heldConstraints(session: Session, { constraints }: MigrationPlan): Promise<string[]> {
  const held: string[] = [];
  for (const { statement, test } of constraints) {
    if ((await run(session, test)).length === 0) held.push(`${statement};\n`);
  }
  return held;
}
