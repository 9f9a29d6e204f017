import { AppError } from '../core/app-error';
import type { Caller } from '../core/caller';
import type { Queryable } from '../db/database';
import type { UserRow } from '../users/users.table';
import { findSessionUser } from './sessions.repository';

/**
 * The caller's own row. A token of a session that was ended is not enough here, whatever is left of its time:
 * throws UNAUTHENTICATED. FORBIDDEN when `id` is another user's, whether there is one or not.
 */
export async function findCaller(
  db: Queryable,
  { userId, sessionId }: Caller,
  id = userId,
): Promise<UserRow> {
  const user = await findSessionUser(db, sessionId, userId);
  if (user === undefined) {
    throw new AppError('UNAUTHENTICATED', 'User not authenticated or token expired');
  }
  if (id !== userId) throw new AppError('FORBIDDEN', 'This is not your account.');
  return user;
}
