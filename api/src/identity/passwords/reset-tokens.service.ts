import { addSeconds } from '../../core/clock';
import type { Queryable } from '../../db/database';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { UserRow } from '../users/user.schema';
import { insertResetToken } from './reset-tokens.repository';

export { dropResetTokens } from './reset-tokens.repository';

/** How long the token that a code was exchanged for is good, in seconds. */
export const RESET_TOKEN_SECONDS = 15 * 60;

/** What sets the user's password once, while the account has this address. */
export async function issueResetToken(
  tx: Queryable,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = makeSecret();
  const expiresAt = addSeconds(now, RESET_TOKEN_SECONDS);
  await insertResetToken(tx, { userId, email, tokenHash: hashSecret(token), expiresAt });
  return token;
}
