import { schemaOf } from '@tessera/builder/keeper';
import type { Session } from '../engines/engine.schema';
import { readModel } from '../records/state-rows.child';

const OWN: Readonly<Record<string, string>> = {
  id: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  _rev: 'bigint',
  _rest: 'jsonb',
  _is_sample: 'boolean',
  _added_by: 'text',
};
const BESIDE: Readonly<Record<string, string>> = { record_id: 'text', target_id: 'text', position: 'bigint' };

type Tables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Where the tables are not those that the model asks for, because somebody changed them by hand; a sentence each. */
export async function findDrift(session: Session): Promise<string[] | undefined> {
  const found = await readModel(session, 'for share');
  if (!found) return undefined;
  const wanted: Tables = new Map(
    schemaOf(found.model).tables.flatMap(({ name, columns, joins }) => [
      [name, typesOf({ ...OWN, ...Object.fromEntries(columns.map((one) => [one.name, one.type])) })] as const,
      ...joins.map((join) => [join.name, typesOf(BESIDE)] as const),
    ]),
  );
  return differences(wanted, await readTables(session));
}

const typesOf = (columns: Readonly<Record<string, string>>) =>
  new Map(Object.entries(columns).map(([name, type]) => [name, fullName(type)]));

/** As PostgreSQL says it of a column. */
function fullName(type: string): string {
  if (type === 'timestamptz') return 'timestamp with time zone';
  return /^(?:time|timestamp)\b/.test(type) ? `${type} without time zone` : type;
}

async function readTables(session: Session): Promise<Tables> {
  const rows = await session.query({
    text: String.raw`select c.relname as name, a.attname as field, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like '\_%'
        and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`,
    parameters: [],
  });
  const tables = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const name = String(row['name']);
    const columns = tables.get(name) ?? new Map<string, string>();
    tables.set(name, columns.set(String(row['field']), String(row['type'])));
  }
  return tables;
}

function differences(wanted: Tables, there: Tables): string[] {
  const missing = [...wanted.keys()].filter((name) => !there.has(name));
  const extra = [...there.keys()].filter((name) => !wanted.has(name));
  const columns = [...wanted].flatMap(([table, own]) => {
    const found = there.get(table);
    return found ? columnDifferences(table, own, found) : [];
  });
  return [
    ...missing.map((name) => `The table ${name} is missing.`),
    ...extra.map((name) => `There is a table ${name} that the design does not have.`),
    ...columns,
  ];
}

function columnDifferences(
  table: string,
  wanted: ReadonlyMap<string, string>,
  there: ReadonlyMap<string, string>,
): string[] {
  return [
    ...[...wanted].flatMap(([name, type]) => {
      const found = there.get(name);
      if (found === undefined) return [`The table ${table} has no column ${name}.`];
      return found === type ? [] : [`In the table ${table}, ${name} is ${found} and not ${type}.`];
    }),
    ...[...there.keys()]
      .filter((name) => !wanted.has(name))
      .map((name) => `The table ${table} has a column ${name} that the design does not have.`),
  ];
}
