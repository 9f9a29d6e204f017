import { readSchemaSql, SCHEMA_SQL_MAX, type SourceTables } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';

/** The tables of SQL text, or why there are none, in words; `position` is the place in the text where it stops. */
export type SqlTables =
  | ({ readonly kind: 'tables' } & SourceTables)
  | { readonly kind: 'refused'; readonly why: string; readonly position: number | undefined };

const refused = (why: string, position?: number): SqlTables => ({ kind: 'refused', why, position });

const TOO_LONG = `The SQL can have at most ${SCHEMA_SQL_MAX.toLocaleString('en')} characters. Take out everything but the tables, such as rows.`;
const NONE = 'No tables found. A table begins with CREATE TABLE.';

/** Asks the server, which parses the text and runs nothing of it. */
export async function readTables({ api }: ShellProps, sql: string): Promise<SqlTables> {
  if (sql.trim() === '') return refused('Paste the SQL, or choose a file.');
  if (sql.length > SCHEMA_SQL_MAX) return refused(TOO_LONG);
  try {
    const found = await api.call(readSchemaSql, { body: { sql } });
    return found.tables.length === 0 ? refused(NONE) : { kind: 'tables', ...found };
  } catch (error) {
    const why = isApiError(error) ? error.fields['sql'] : undefined;
    const place = isApiError(error) ? error.body['position'] : undefined;
    if (why !== undefined) return refused(why, typeof place === 'number' ? place : undefined);
    return refused(errorMessage(error, 'The SQL could not be read. Try again in a moment.'));
  }
}
