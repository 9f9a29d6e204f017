import { Client, type QueryArrayConfig } from 'pg';
import { readStatement, type Asking, type QueryAnswer, type RawResult } from '../../db/read-statement';
import { QUERY_MS } from './query-tasks.schema';

const CONNECT_MS = 5000;
/** A number of our own among the database's locks. */
const READERS_LOCK = 7_031_103;
/** Where this process is gone before it could cancel, the database ends the statement itself. */
const STATEMENT_MS = QUERY_MS + 1000;

/** Runs a statement in a schema of a server, on a connection of its own that is closed afterwards. */
export async function readServer(url: string, schema: string, asking: Asking): Promise<QueryAnswer> {
  return connected(url, async (client) => {
    await ensureReader(client, schema);
    await client.query(
      `begin read only; set local statement_timeout = ${String(STATEMENT_MS)}; set local search_path to "${schema}"; set local role "${readerOf(schema)}"`,
    );
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const timer = setTimeout(() => {
      // The connection that waits cannot be asked; where no other one is had, the database's own limit comes a second later.
      connected(url, (other) => other.query('select pg_cancel_backend($1)', [rows[0]?.pid])).catch(
        () => undefined,
      );
    }, QUERY_MS);
    try {
      return await readStatement(
        {
          async run(text, parameters): Promise<RawResult> {
            const asked: QueryArrayConfig & { readonly queryMode: 'extended' } = {
              text,
              values: [...parameters],
              rowMode: 'array',
              queryMode: 'extended',
              types: { getTypeParser: () => asText },
            };
            const found = await client.query<(string | null)[]>(asked);
            return {
              fields: found.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })),
              rows: found.rows,
            };
          },
        },
        asking,
      );
    } finally {
      clearTimeout(timer);
    }
  });
}

const asText = (text: string) => text;

/** A role that owns nothing, and may read the tables of one schema. */
export function readerOf(schema: string): string {
  return `${schema}_r`;
}

/** Makes the reader where there is none, and lets it read tables that came with a migration. */
async function ensureReader(client: Client, schema: string): Promise<void> {
  const reader = readerOf(schema);
  const { rows } = await client.query<{ name: string }>(
    String.raw`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind = 'r' and c.relname not like '\_%' and not exists (
        select 1 from pg_roles r where r.rolname = $2
          and has_schema_privilege(r.oid, n.oid, 'usage') and has_table_privilege(r.oid, c.oid, 'select'))`,
    [schema, reader],
  );
  if (rows.length === 0) return;
  await client.query('begin');
  // Two statements at once: the second one finds it made.
  await client.query('select pg_advisory_xact_lock($1)', [READERS_LOCK]);
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [reader]);
  if (roles.rows.length === 0) await client.query(`create role "${reader}" nologin`);
  await client.query(`grant "${reader}" to current_user`);
  // Where the server is one's own, nobody in this database takes another role by a function. Elsewhere it is a warning.
  const open = await client.query<{ is: boolean }>(
    `select has_function_privilege('public', 'pg_catalog.set_config(text, text, boolean)', 'execute') as is`,
  );
  if (open.rows[0]?.is) {
    await client.query('revoke execute on function pg_catalog.set_config(text, text, boolean) from public');
  }
  await client.query(`set local role "${schema}"`);
  await client.query(`grant usage on schema "${schema}" to "${reader}"`);
  for (const { name } of rows) {
    await client.query(`grant select on "${schema}"."${name.replaceAll('"', '""')}" to "${reader}"`);
  }
  await client.query('commit');
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
