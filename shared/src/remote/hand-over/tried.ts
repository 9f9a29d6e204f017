import { readEntry, removeEntry, writeEntry } from './entry';

/** An application that was tried without an account, and is to be kept. */
export interface Tried {
  /** The draft's. */
  readonly id: string;
  readonly title: string;
}

const VERSION = 1;
const KEY = 'tessera.tried';

/** Without zod, as the first view of /auth is. */
function parse(record: unknown): Tried | undefined {
  const { id, title } = (record ?? {}) as { id?: unknown; title?: unknown };
  const isTried =
    typeof id === 'string' &&
    /^[\da-f-]{36}$/i.test(id) &&
    typeof title === 'string' &&
    /\S/.test(title) &&
    title.length <= 200;
  return isTried ? { id, title } : undefined;
}

/**
 * Leaves what somebody is about to keep, so that whoever signs up for it is told.
 *
 * Written by mf-marketing's 'Keep it'; read by mf-auth, where signing in leads to keeping it; removed by mf-marketing once it is kept.
 */
export function writeTried(tried: Tried): void {
  writeEntry(KEY, VERSION, tried);
}

export function readTried(): Tried | undefined {
  return readEntry(KEY, { version: VERSION, parse });
}

export function removeTried(): void {
  removeEntry(KEY);
}
