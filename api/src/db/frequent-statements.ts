import { createHash } from 'node:crypto';

/** Uses after which a statement counts as frequent. */
const FREQUENT_USES = 20;
/** Names in all. Each connection holds what it has prepared until it ends. */
const MOST_NAMES = 200;
/** Statements whose uses are counted. */
const MOST_COUNTED = 2000;
/** Longer ones are made for one occasion: rows in bulk, long lists of ids. */
const MOST_CHARACTERS = 3000;
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Whether it is worth it, and possible, to keep a statement prepared. */
export function isPreparable(text: string, mostCharacters = MOST_CHARACTERS): boolean {
  return text.length <= mostCharacters && PREPARABLE.test(text);
}

/**
 * Names for the statements that are used over and over, under which PostgreSQL keeps their plan: to plan one takes as long
 * as to run it.
 */
export interface StatementNames {
  /** The name of a frequent statement; undefined for any other. */
  nameOf(text: string): string | undefined;
  /** Gives no more names once a statement failed for having one. */
  learn(error: unknown): void;
}

/**
 * What a balancer that does not know named statements (PgBouncer before 1.21) makes of them: gone, there already; and what
 * a migration makes of one, a result of other types.
 */
const FAILURES: ReadonlySet<unknown> = new Set(['26000', '42P05', '0A000']);

export function createStatementNames(): StatementNames {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let isOver = false;

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (isOver) return undefined;
    if (name !== undefined || names.size >= MOST_NAMES || !isPreparable(text)) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < FREQUENT_USES) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    // The same in every server, however the balancer hands its connections on.
    const made = `tessera_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, made);
    return made;
  }

  return {
    nameOf,
    learn(error) {
      if (error instanceof Error && FAILURES.has(Reflect.get(error, 'code'))) isOver = true;
    },
  };
}
