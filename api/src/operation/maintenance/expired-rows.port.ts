import type { Database } from '../../db/database';

/** Removes the modules' rows that ended before `time` and that nobody needs any more. */
export type DeleteExpired = (db: Database, time: Date, now: Date) => Promise<void>;
