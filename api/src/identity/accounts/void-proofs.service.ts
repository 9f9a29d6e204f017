import type { Queryable } from '../../db/database';
import type { OneTimeCodes } from '../codes/one-time-codes.service';
import { forgetOtherDevices } from '../known-devices/known-devices.service';
import { dropResetTokens } from '../passwords/reset-tokens.service';
import { deleteUserSignInCodes } from '../providers/sign-in-codes.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { UserRow } from '../users/user.schema';
import { lockAddress, lockUser } from '../users/users.service';

export interface ProofKeepers {
  readonly codes: Pick<OneTimeCodes, 'revoke'>;
  readonly sessions: Pick<SessionsService, 'endAll'>;
}

export interface ChangedCredentials {
  readonly userId: string;
  /** All that the account has or is to have: a code to either would open it. */
  readonly addresses: readonly string[];
  /** The one in which the owner has just proved to be there. */
  readonly browser: string;
  /** Of the caller, where there is one. */
  readonly keptSessionId?: string;
}

/**
 * Lets go of all that somebody who knew the old credentials may hold: codes, tokens, sign-ins, known browsers (SAFE-06). Answers the
 * user, locked. Within the transaction of the change. Whoever redeems a code takes the same locks in the same order,
 * addresses before codes before the user: one of the two comes first, and the other finds what it left.
 */
export async function voidProofs(
  tx: Queryable,
  { codes, sessions }: ProofKeepers,
  { userId, addresses, browser, keptSessionId }: ChangedCredentials,
  now: Date,
): Promise<UserRow | undefined> {
  for (const address of addresses) await lockAddress(tx, address);
  await codes.revoke(tx, addresses, userId);
  const user = await lockUser(tx, userId);
  await dropResetTokens(tx, userId, now);
  await deleteUserSignInCodes(tx, userId);
  await sessions.endAll(tx, userId, keptSessionId);
  await forgetOtherDevices(tx, { userId, browser });
  return user;
}
