import type { Log } from '../../core/log';
import type { Queryable } from '../../db/database';

/**
 * Something outside of this server that belongs to a user who is deleted. Called within the transaction, while the
 * user's rows are there; the answer is called once they are gone, and rejects for nothing that goes wrong outside.
 */
export type PrepareDeletion = (tx: Queryable, userId: string) => Promise<(log: Log) => Promise<void>>;

/** Whether an application of the user answers visitors, or is about to. */
export type HasLiveApplications = (q: Queryable, userId: string) => Promise<boolean>;
