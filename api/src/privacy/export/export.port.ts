import type { Queryable } from '../../db/database';

/** Counts one more link to a copy of the user's data. Throws RATE_LIMITED when there were too many in a day. */
export type CountExport = (tx: Queryable, userId: string) => Promise<void>;

/**
 * The parts of the copy of a person's data that a module has, each by its name: rows, or one after the other what would
 * be too much at once. No hash, no sealed value, no key of ours.
 */
export type PersonalData = Readonly<
  Record<string, (q: Queryable, userId: string) => PromiseLike<unknown> | AsyncIterable<unknown>>
>;
