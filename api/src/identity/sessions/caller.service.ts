import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import type { CallerUser } from '../users/user.schema';
import { findSessionUser } from './sessions.repository';

/** The rows that `requireSession` has read, so that a call does not read its caller's twice. */
const users = new WeakMap<Caller, CallerUser>();

/** A token of a session that is over, or of a user who is gone, is not enough: throws UNAUTHENTICATED. */
export async function requireSession(db: Queryable, caller: Caller, now: Date): Promise<void> {
  const found = await findSessionUser(db, caller.sessionId, caller.userId, now);
  if (found === undefined) {
    throw new AppError('UNAUTHENTICATED', 'User not authenticated or token expired');
  }
  users.set(caller, found.user);
}

/** The caller's own row, as it was when the call began. FORBIDDEN when `id` is another user's, whether there is one or not. */
export function findCaller(caller: Caller, id = caller.userId): CallerUser {
  const user = users.get(caller);
  if (user === undefined) throw new Error('The caller of a private route was not looked up');
  if (id !== caller.userId) throw new AppError('FORBIDDEN', 'This is not your account.');
  return user;
}
