import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../db/database';

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** What asks the database. */
const QUESTIONS: ReadonlySet<unknown> = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
]);

/**
 * A database of many sessions that refuses what one of a single session would wait for for ever: being asked inside its
 * own transaction instead of handing the transaction on. So a test on PostgreSQL fails where the embedded database hangs.
 */
export function refuseNestedUse(db: Database): Database {
  return new Proxy(db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || !QUESTIONS.has(name)) return value;
      if (transactions.getStore()?.isOpen)
        throw new Error(`db.${String(name)} inside a transaction: hand the transaction on instead`);
      if (name !== 'transaction') return value;
      return (work: Parameters<Database['transaction']>[0], ...rest: []) =>
        runTransaction(target, work, rest);
    },
  });
}

async function runTransaction(
  db: Database,
  work: Parameters<Database['transaction']>[0],
  rest: readonly [],
): Promise<unknown> {
  const state = { isOpen: true };
  try {
    return await db.transaction((tx) => transactions.run(state, () => work(tx)), ...rest);
  } finally {
    state.isOpen = false;
  }
}
