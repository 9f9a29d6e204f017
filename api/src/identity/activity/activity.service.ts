import type { Queryable } from '../../db/database';
import { insertActivity, type NewActivity } from './activity.repository';

/** Notes what happened to an account, for its owner to read; within the transaction of what happened. */
export async function recordActivity(tx: Queryable, entry: NewActivity): Promise<void> {
  await insertActivity(tx, entry);
}
