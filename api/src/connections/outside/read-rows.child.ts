import { escapeIdentifier } from 'pg';
import { readStatement, type QueryAnswer } from '../../db/read-statement';
import { ROWS_OF_PAGE } from '@tessera/shared/contracts';
import type { RowsPlace } from './outside-tasks.schema';
import type { Session } from './session.child';

const KEY = `select c.relkind, (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = c.oid and i.indisprimary)
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relname = $2 and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

/** One page of a table or view, in the order of its key; absent where there is none of that name. */
export async function readRows(
  session: Session,
  { schema, table, offset }: RowsPlace,
): Promise<QueryAnswer | { readonly kind: 'absent' }> {
  const found = await session.run(KEY, [schema, table]);
  const [row] = found.rows;
  if (!row) return { kind: 'absent' };
  const [kind, key] = row;
  // Without a key rows come as they lie in a table; a view has no order of its own.
  const order = key ? namesIn(key).map(escapeIdentifier).join(', ') : kind === 'r' ? 'ctid' : '';
  const sql = [
    `select * from ${escapeIdentifier(schema)}.${escapeIdentifier(table)}`,
    ...(order === '' ? [] : [`order by ${order}`]),
    `limit ${String(ROWS_OF_PAGE + 1)} offset ${String(offset)}`,
  ].join(' ');
  return readStatement(session, { sql, parameters: [] }, { mostRows: ROWS_OF_PAGE });
}

function namesIn(key: string): string[] {
  const names: unknown = JSON.parse(key);
  return Array.isArray(names) ? names.map(String) : [];
}
