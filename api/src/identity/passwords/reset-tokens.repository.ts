import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { users } from '../tables/users.table';
import { parseUser, type UserRow } from '../users/user.schema';
import { resetTokens } from '../tables/reset-tokens.table';

export async function insertResetToken(
  db: Queryable,
  token: Omit<typeof resetTokens.$inferInsert, 'usedAt'>,
): Promise<void> {
  await db.insert(resetTokens).values(token);
}

const isGood = (tokenHash: string, now: Date) =>
  and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** The user of a token that can still be used, who still has the address that its code was sent to. */
export async function findResetUser(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(resetTokens)
    .innerJoin(users, and(eq(users.id, resetTokens.userId), eq(users.email, resetTokens.email)))
    .where(isGood(tokenHash, now));
  return row && parseUser(row.user);
}

/** Uses the token up. False when another call was faster. */
export async function takeResetToken(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(isGood(tokenHash, now))
    .returning({ userId: resetTokens.userId });
  return taken.length > 0;
}

export async function deleteExpiredResetTokens(q: Queryable, time: Date): Promise<void> {
  await q.delete(resetTokens).where(lt(resetTokens.expiresAt, time));
}

/** No older token may undo a password that was just set. */
export async function dropResetTokens(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));
}
