import { openAccount } from '../../money';
import type { Queryable } from '../../db/database';
import type { UserRow } from './user.schema';
import * as repository from './users.repository';

export {
  deleteUser,
  findUserByEmail,
  findUserById,
  lockAddress,
  lockUser,
  moveAddress,
  saveUnverifiedUser,
  setPasswordHash,
  setUserPlan,
  updateProfile,
  type ProfileChange,
} from './users.repository';

/** The user who has proved that the address is theirs. */
export async function findVerifiedUser(q: Queryable, email: string): Promise<UserRow | undefined> {
  const user = await repository.findUserByEmail(q, email);
  return user?.verifiedAt == null ? undefined : user;
}

/**
 * The address is proved by a code: opens the account, with its first credits, and without a password unless this is the
 * browser that signed up last. Undefined when it was proved before.
 */
export async function verifyUser(
  tx: Queryable,
  id: string,
  registrationHash: string | undefined,
  now: Date,
): Promise<UserRow | undefined> {
  const verified = await repository.markVerified(tx, id, registrationHash, now);
  if (verified === undefined) return undefined;
  await openAccount(tx, id, now);
  return verified;
}

/**
 * The address is proved by a provider: opens its account, with its first credits, or takes over one that nobody ever
 * verified. Undefined when a verified user has it.
 */
export async function openProvedAccount(
  tx: Queryable,
  user: repository.ProvedUser,
  now: Date,
): Promise<UserRow | undefined> {
  const opened = await repository.saveProvedUser(tx, user, now);
  if (opened !== undefined) await openAccount(tx, opened.id, now);
  return opened;
}
