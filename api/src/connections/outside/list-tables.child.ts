import { MOST_LISTED_TABLES, type OutsideTable } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { FAILURES, ReachError } from './failures.rules';
import { MOST_OF_TABLES } from './outside-tasks.schema';
import type { Session } from './session.child';

/** Tables and views that whoever is signed in may read, but for those of PostgreSQL itself. */
const READABLE = String.raw`from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> 'information_schema' and n.nspname not like 'pg\_%'
    and has_schema_privilege(n.oid, 'usage')
    and (has_table_privilege(c.oid, 'select') or has_any_column_privilege(c.oid, 'select'))`;

/** Of a foreign key of several columns, the one that stands at the same place on the other side. */
const COLUMNS = `select json_agg(json_build_object(
    'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'nullable', not a.attnotnull,
    'isKey', exists (select 1 from pg_catalog.pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey)),
    'references', (select json_build_object('schema', rn.nspname, 'table', rc.relname, 'column', ra.attname)
      from pg_catalog.pg_constraint k
      join pg_catalog.pg_class rc on rc.oid = k.confrelid join pg_catalog.pg_namespace rn on rn.oid = rc.relnamespace
      join pg_catalog.pg_attribute ra on ra.attrelid = k.confrelid and ra.attnum = k.confkey[array_position(k.conkey, a.attnum)]
      where k.contype = 'f' and k.conrelid = a.attrelid and a.attnum = any (k.conkey) order by k.oid limit 1)
  ) order by a.attnum)
  from pg_catalog.pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped`;

const LIST = `select json_build_object('schema', t.nspname, 'name', t.relname,
    'kind', case when t.relkind in ('v', 'm') then 'view' else 'table' end,
    'rows', case when t.relkind = 'v' or t.reltuples < 0 then null else least(t.reltuples, 9e15)::bigint end,
    'columns', coalesce((${COLUMNS}), '[]'))
  from (select c.oid, n.nspname, c.relname, c.relkind, c.reltuples ${READABLE}
    order by n.nspname, c.relname limit ${String(MOST_LISTED_TABLES)}) t
  order by t.nspname, t.relname`;

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  kind: z.enum(['table', 'view']),
  rows: z.nullable(z.int()),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      nullable: z.boolean(),
      isKey: z.boolean(),
      references: z.nullable(z.object({ schema: z.string(), table: z.string(), column: z.string() })),
    }),
  ),
});

/** At most `MOST_LISTED_TABLES`, and so many as are said in `MOST_OF_TABLES`, by their schemas and names. Throws ReachError for an answer that PostgreSQL would not give. */
export async function listTables(session: Session): Promise<OutsideTable[]> {
  const { rows } = await session.run(LIST, []);
  const tables: OutsideTable[] = [];
  let length = 0;
  for (const [text] of rows.slice(0, MOST_LISTED_TABLES)) {
    length += text?.length ?? 0;
    if (length > MOST_OF_TABLES) break;
    const table = tableSchema.safeParse(parseJson(text ?? ''));
    if (!table.success) throw new ReachError(FAILURES.notPostgres);
    tables.push(table.data);
  }
  return tables;
}

export async function countTables(session: Session): Promise<number> {
  const { rows } = await session.run(`select count(*) ${READABLE}`, []);
  const count = Number(rows[0]?.[0] ?? NaN);
  if (!Number.isSafeInteger(count)) throw new ReachError(FAILURES.notPostgres);
  return count;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReachError(FAILURES.notPostgres);
  }
}
