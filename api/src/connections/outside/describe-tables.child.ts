import {
  SOURCE_LIMITS,
  type SourceColumn,
  type SourceTable,
  type SourceTables,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { oneOfText, startOfText, type SqlTexts } from '../../validation/schema-texts';
import { changeColumn, cut, someValues, type Sketch } from '../../validation/schema-sketch';
import { FAILURES, ReachError } from './failures.rules';
import { MOST_OF_TABLES } from './outside-tasks.schema';
import type { Session } from './session.child';

/** Columns that whoever is signed in may read. What a version of PostgreSQL does not know yet is null. */
const COLUMNS = `select json_agg(json_build_object(
    'name', a.attname, 'nullable', not a.attnotnull,
    'type', case when y.typtype = 'd' then format_type(y.typbasetype, y.typtypmod) else format_type(a.atttypid, a.atttypmod) end,
    'start', pg_get_expr(d.adbin, d.adrelid), 'isMade', coalesce(to_jsonb(a) ->> 'attidentity', '') <> '',
    'isWorkedOut', coalesce(to_jsonb(a) ->> 'attgenerated', '') <> '',
    'values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = a.atttypid),
    'comment', col_description(a.attrelid, a.attnum)
  ) order by a.attnum)
  from pg_catalog.pg_attribute a join pg_catalog.pg_type y on y.oid = a.atttypid
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege(a.attrelid, a.attnum, 'select')`;

/** The names of columns in the order of a list of their numbers. */
const names = (
  table: string,
  numbers: string,
) => `(select coalesce(json_agg(n.attname order by o.place), '[]')
  from unnest(${numbers}) with ordinality o (number, place)
  join pg_catalog.pg_attribute n on n.attrelid = ${table} and n.attnum = o.number)`;

const KEYS = `select json_agg(json_build_object('isPrimary', i.indisprimary,
    'isPlain', i.indexprs is null and i.indpred is null, 'columns', ${names('t.oid', 'i.indkey::int2[]')}) order by i.indexrelid)
  from pg_catalog.pg_index i where i.indrelid = t.oid and i.indisunique`;

/** On columns alone: what an index may hold besides is no key of it. */
const INDEXES = `select json_agg(${names('t.oid', 'i.indkey::int2[]')} order by i.indexrelid)
  from pg_catalog.pg_index i join pg_catalog.pg_class ic on ic.oid = i.indexrelid join pg_catalog.pg_am m on m.oid = ic.relam
  where i.indrelid = t.oid and not i.indisunique and i.indexprs is null and i.indpred is null
    and m.amname in ('btree', 'hash', 'spgist') and coalesce(to_jsonb(i) ->> 'indnkeyatts', i.indnatts::text) = i.indnatts::text`;

const REFERENCES = `select json_agg(json_build_object('columns', ${names('t.oid', 'k.conkey')},
    'schema', fn.nspname, 'table', fc.relname, 'onDelete', k.confdeltype) order by k.oid)
  from pg_catalog.pg_constraint k join pg_catalog.pg_class fc on fc.oid = k.confrelid
  join pg_catalog.pg_namespace fn on fn.oid = fc.relnamespace where k.conrelid = t.oid and k.contype = 'f'`;

const CHECKS = `select json_agg(pg_get_expr(k.conbin, k.conrelid) order by k.oid)
  from pg_catalog.pg_constraint k where k.conrelid = t.oid and k.contype = 'c'`;

/** Tables that may be read, but for partitions: what they are parts of is one table. */
const DESCRIBE = String.raw`select json_build_object('schema', t.nspname, 'name', t.relname,
    'comment', obj_description(t.oid, 'pg_class'), 'columns', coalesce((${COLUMNS}), '[]'), 'keys', coalesce((${KEYS}), '[]'),
    'indexes', coalesce((${INDEXES}), '[]'), 'references', coalesce((${REFERENCES}), '[]'), 'checks', coalesce((${CHECKS}), '[]'))
  from (select c.oid, n.nspname, c.relname
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname <> 'information_schema' and n.nspname not like 'pg\_%'
      and has_schema_privilege(n.oid, 'usage')
      and (has_table_privilege(c.oid, 'select') or has_any_column_privilege(c.oid, 'select'))
    order by n.nspname, c.relname limit ${String(SOURCE_LIMITS.tables + 1)}) t
  order by t.nspname, t.relname`;

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  comment: z.nullable(z.string()),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      nullable: z.boolean(),
      start: z.nullable(z.string()),
      isMade: z.boolean(),
      isWorkedOut: z.boolean(),
      values: z.nullable(z.array(z.string())),
      comment: z.nullable(z.string()),
    }),
  ),
  keys: z.array(z.object({ isPrimary: z.boolean(), isPlain: z.boolean(), columns: z.array(z.string()) })),
  indexes: z.array(z.array(z.string())),
  references: z.array(
    z.object({ columns: z.array(z.string()), schema: z.string(), table: z.string(), onDelete: z.string() }),
  ),
  checks: z.array(z.nullable(z.string())),
});
type FoundTable = z.infer<typeof tableSchema>;

/**
 * Tables with their keys and rules, by their schemas and names: as many as are looked at. Throws ReachError for an answer that PostgreSQL
 * would not give.
 */
export async function describeTables(session: Session, texts: SqlTexts): Promise<SourceTables> {
  const { rows } = await session.run(DESCRIBE, []);
  const left: string[] = [];
  const tables: SourceTable[] = [];
  let length = 0;
  for (const [text] of rows.slice(0, SOURCE_LIMITS.tables)) {
    length += text?.length ?? 0;
    if (length > MOST_OF_TABLES) break;
    const found = tableSchema.safeParse(parseJson(text ?? ''));
    if (!found.success) throw new ReachError(FAILURES.notPostgres);
    tables.push(tableOf(found.data, texts, left));
  }
  if (tables.length < rows.length) left.push(`Tables beyond the first ${String(tables.length)}`);
  return { tables, left };
}

function tableOf(found: FoundTable, texts: SqlTexts, left: string[]): SourceTable {
  const table: Sketch = {
    ...{ schema: short(found.schema), name: short(found.name) },
    comment: cut(found.comment ?? undefined, SOURCE_LIMITS.comment),
    columns: some(found.columns).map((column) => columnOf(column, texts)),
    primaryKey: some(found.keys.find(({ isPrimary }) => isPrimary)?.columns ?? []).map(short),
    uniques: some(found.keys.filter(({ isPrimary, isPlain }) => isPlain && !isPrimary)).map(({ columns }) =>
      some(columns).map(short),
    ),
    indexes: some(found.indexes).map((columns) => some(columns).map(short)),
    references: some(found.references).map(({ columns, schema, table: to, onDelete }) => ({
      ...{ columns: some(columns).map(short), schema: short(schema), table: short(to) },
      onDelete: onDelete === 'c' ? 'cascade' : onDelete === 'n' || onDelete === 'd' ? 'clear' : 'refuse',
    })),
  };
  for (const check of found.checks) {
    const list = oneOfText(check ?? '', texts);
    const values = list && someValues(list.values);
    if (!list || !values || !changeColumn(table, list.column, { values }))
      left.push(`A check of ${found.name} other than a list of values`);
  }
  return table;
}

function columnOf(found: FoundTable['columns'][number], texts: SqlTexts): SourceColumn {
  const { start, isMade, isWorkedOut, nullable } = found;
  return {
    ...{ name: short(found.name), type: short(found.type), nullable },
    start: isMade ? { kind: 'made' } : isWorkedOut ? { kind: 'other' } : startOfText(start, texts),
    values: found.values && someValues(found.values),
    comment: cut(found.comment ?? undefined, SOURCE_LIMITS.comment),
  };
}

/** PostgreSQL's own names are shorter. */
const short = (text: string) => text.slice(0, SOURCE_LIMITS.name);
const some = <Item>(items: readonly Item[]): Item[] => items.slice(0, SOURCE_LIMITS.columns);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReachError(FAILURES.notPostgres);
  }
}
