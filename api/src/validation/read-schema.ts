import type { SourceTables } from '@tessera/shared/contracts';
import { cleanDump } from './schema-dump';
import { TableReader } from './schema-tables';
import { at } from './schema-tree';

/** Text that cannot be read, and where. */
export interface UnreadSchema {
  readonly kind: 'unread';
  /** A sentence with the line, fit to show at the text. */
  readonly message: string;
  /** In UTF-16 code units from 0. */
  readonly position: number;
}

export type ReadSchema = ({ readonly kind: 'tables' } & SourceTables) | UnreadSchema;

/** How others write what PostgreSQL does not know. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/`|\bAUTO_INCREMENT\b|\bENGINE\s*=|\bUNSIGNED\b/i, 'MySQL'],
  [/\bAUTOINCREMENT\b|\bWITHOUT\s+ROWID\b/i, 'SQLite'],
  [/\bIDENTITY\s*\(\d|\[dbo\]|\bNVARCHAR\b/i, 'SQL Server'],
];

/** PostgreSQL's own parser, loaded on demand: a megabyte of WebAssembly. Throws when it cannot be loaded. */
export async function loadSchemaParser() {
  const parser = await import('libpg-query');
  await parser.loadModule();
  return parser.parseSync;
}

/**
 * The tables that SQL text makes, as PostgreSQL's own grammar reads it: nothing of it is run.
 *
 * @throws what is no fault of the text's grammar, such as nesting that is too deep for the parser
 */
export async function readSchema(text: string): Promise<ReadSchema> {
  const parse = await loadSchemaParser();
  const { sql, copies, commands } = cleanDump(text);
  const reader = new TableReader();
  try {
    for (const { stmt } of parse(sql).stmts ?? []) reader.read(stmt);
  } catch (error) {
    return unread(error, { text, sql });
  }
  reader.left.add('Rows', copies);
  reader.left.add('Commands for psql', commands);
  return { kind: 'tables', ...reader.result() };
}

function unread(
  error: unknown,
  { text, sql }: { readonly text: string; readonly sql: string },
): UnreadSchema {
  // Only the parser's own errors speak of the text.
  if (!(error instanceof Error) || error.name !== 'SqlError') throw error;
  const found = at(error, 'sqlDetails', 'cursorPosition');
  // The parser counts whole characters; editors count UTF-16 units.
  const before = Array.from(sql)
    .slice(0, typeof found === 'number' && found >= 0 ? found : 0)
    .join('')
    .split('\n');
  const line = before.length;
  // Lines that were left out are empty in what was parsed, and not in what was typed.
  const above = text.split('\n').slice(0, line - 1);
  const position = above.reduce((sum, one) => sum + one.length + 1, before.at(-1)?.length ?? 0);
  const writer = OTHERS.find(([pattern]) => pattern.test(sql))?.[1];
  const what =
    writer === undefined
      ? error.message
      : `this is written for ${writer}. Only SQL for PostgreSQL can be read (${error.message})`;
  return { kind: 'unread', message: `Line ${String(line)}: ${what}`, position };
}
