import { PGlite } from '@electric-sql/pglite';
import { readStatement, type Asking, type QueryAnswer, type RawResult } from '../../db/read-statement';

/** What a reader may do, in a copy that is thrown away afterwards. Tables of the server's own bookkeeping begin with `_`. */
const READER = String.raw`
  create role reader nologin;
  revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
  do $$ declare name text; begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like '\_%' loop
      execute format('grant select on public.%I to reader', name);
    end loop;
  end $$`;

/** Runs a statement in the copy of an embedded database. The copy is spoiled afterwards. */
export async function readFolder(folder: string, asking: Asking): Promise<QueryAnswer> {
  const client = await PGlite.create({ dataDir: folder });
  try {
    await client.exec(READER);
    return await readIn(client, asking);
  } finally {
    await client.close();
  }
}

function readIn(client: PGlite, asking: Asking): Promise<QueryAnswer> {
  return client.transaction(async (transaction) => {
    await transaction.exec('set transaction read only; set local role reader');
    // As on a server: all values are texts, and PostgreSQL says what is wrong with them.
    const parsers = eachAs(client.parsers, (text: string) => text);
    const serializers = eachAs(client.serializers, String);
    return readStatement(
      {
        async run(text, parameters): Promise<RawResult> {
          const { fields, rows } = await transaction.query<(string | null)[]>(text, [...parameters], {
            rowMode: 'array',
            parsers,
            serializers,
          });
          return { fields: fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })), rows };
        },
      },
      asking,
    );
  });
}

function eachAs<Work>(ofTypes: object, work: Work): Record<string, Work> {
  return Object.fromEntries(Object.keys(ofTypes).map((oid) => [oid, work]));
}
