import type { Queryable } from './database';

/**
 * A statement that is put together once for a database and not at every call, which takes longer than the database does;
 * for what nearly every page asks.
 *
 * @param make ends with `.prepare('')`: the connections give frequent statements their names
 */
export function madeOnce<Statement>(make: (q: Queryable) => Statement): (q: Queryable) => Statement {
  const statements = new WeakMap<Queryable, { readonly statement: Statement }>();
  return (q) => {
    const made = statements.get(q) ?? { statement: make(q) };
    statements.set(q, made);
    return made.statement;
  };
}
