import type { Queryable } from '../../db/database';

/** Removes the modules' rows that ended before `time` and that nobody needs any more. */
export type DeleteExpired = (q: Queryable, time: Date) => Promise<void>;
