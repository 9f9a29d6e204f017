/** The words that PostgreSQL takes for its own wherever a name may stand. */
const RESERVED = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column ' +
    'concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp ' +
    'current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ' +
    'ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not ' +
    'notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar ' +
    'some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where window with'
  ).split(' '),
);

/** A name as it has to be written in a statement. */
export function quoteName(name: string): string {
  const isPlain = /^[a-z_][a-z0-9_]*$/.test(name) && !RESERVED.has(name);
  return isPlain ? name : `"${name.replaceAll('"', '""')}"`;
}

/** A table as a statement calls it: `orders`, `sales."Order"`. `public` goes without saying. */
export function tableName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return schema === 'public' ? quoteName(name) : `${quoteName(schema)}.${quoteName(name)}`;
}

/** A table as people call it. */
export function shownName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}
