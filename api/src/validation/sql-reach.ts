type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, Json>>;

/** Schemas whose views show only what whoever asks may use. */
const OPEN_SCHEMAS: ReadonlySet<string> = new Set(['information_schema']);
const FUNCTION_SCHEMAS: ReadonlySet<string> = new Set(['pg_catalog']);

/** Of the functions of the server itself, those that tell nothing of other tables. */
const OPEN_FUNCTIONS: ReadonlySet<string> = new Set([
  'pg_typeof',
  'pg_size_pretty',
  'pg_size_bytes',
  'pg_column_size',
]);

/** Types that give the names of whatever there is in a database by their numbers, and what makes them. */
const NAMING =
  /^(?:to_)?reg(?:class|proc|procedure|oper|operator|type|role|namespace|config|dictionary|collation)(?:in|out|send|recv)?$/;
const TELLING =
  /^(?:(?:obj|col|shobj)_description|has_\w+_privilege|format_type|current_setting|current_schemas|row_security_active|inet_(?:client|server)_(?:addr|port))$/;

/**
 * What in a statement leads out of the tables that a role may read: another schema, the catalogs of the server, what gives their
 * names. Rights keep records apart on a server; names of other applications' tables are in catalogs that everybody may read.
 *
 * @param statement as the parser of PostgreSQL gives it
 * @returns the first name that does; undefined where there is none
 */
export function findForeignName(statement: unknown): string | undefined {
  const waiting: Json[] = [statement as Json];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (Array.isArray(node)) waiting.push(...(node as readonly Json[]));
    else if (isFields(node)) {
      const name = foreignIn(node);
      if (name !== undefined) return name;
      waiting.push(...Object.values(node));
    }
  }
  return undefined;
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function foreignIn(node: Fields): string | undefined {
  return (
    foreignRelation(node) ??
    foreignFunction(namesIn(node['funcname'])) ??
    foreignWord(namesIn(node['names']).at(-1)) ??
    // `(value).function` and `row.function` call a function too; a name alone is a column.
    foreignWord(namesIn(node['fields']).slice(1).at(-1)) ??
    foreignWord(namesIn(node['indirection']).at(-1))
  );
}

function namesIn(list: Json | undefined): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: Json) => {
    const text =
      isFields(entry) && isFields(entry['String'] ?? null) ? (entry['String'] as Fields)['sval'] : undefined;
    return typeof text === 'string' ? [text] : [];
  });
}

function foreignRelation({ catalogname, schemaname, relname }: Fields): string | undefined {
  if (typeof relname !== 'string') return undefined;
  const path = [catalogname, schemaname].flatMap((name) =>
    typeof name === 'string' && name !== '' ? name : [],
  );
  if (path.length > 0) {
    const isOpen = path.length === 1 && path.every((schema) => OPEN_SCHEMAS.has(schema));
    return isOpen ? undefined : [...path, relname].join('.');
  }
  return relname.startsWith('pg_') ? relname : undefined;
}

function foreignFunction(path: readonly string[]): string | undefined {
  if (path.slice(0, -1).some((schema) => !FUNCTION_SCHEMAS.has(schema))) return path.join('.');
  const name = path.at(-1);
  return name !== undefined && TELLING.test(name) ? name : foreignWord(name);
}

function foreignWord(name: string | undefined): string | undefined {
  if (name === undefined || OPEN_FUNCTIONS.has(name)) return undefined;
  return name.startsWith('pg_') || NAMING.test(name) ? name : undefined;
}
