import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { users } from '../tables/users.table';
import { parseUser, type UserRow } from '../users/user.schema';
import { signInCodes } from '../tables/providers.table';

export async function insertSignInCode(
  db: Queryable,
  code: Omit<typeof signInCodes.$inferInsert, 'usedAt'>,
): Promise<void> {
  await db.insert(signInCodes).values(code);
}

export async function deleteExpiredSignInCodes(q: Queryable, time: Date): Promise<void> {
  await q.delete(signInCodes).where(lt(signInCodes.expiresAt, time));
}

/** Nobody gets in any more by what a provider has proved before. */
export async function deleteUserSignInCodes(q: Queryable, userId: string): Promise<void> {
  await q.delete(signInCodes).where(eq(signInCodes.userId, userId));
}

export interface TakenCode {
  readonly user: UserRow;
  readonly returnPath: string | null;
}

/** Uses the code up. Undefined when it is unknown, used, too old, or another browser's. */
export async function takeSignInCode(
  tx: Queryable,
  { codeHash, bindingHash }: { readonly codeHash: string; readonly bindingHash: string },
  now: Date,
): Promise<TakenCode | undefined> {
  const [taken] = await tx
    .update(signInCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInCodes.codeHash, codeHash),
        eq(signInCodes.bindingHash, bindingHash),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, now),
      ),
    )
    .returning();
  if (taken === undefined) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, taken.userId));
  return user && { user: parseUser(user), returnPath: taken.returnPath };
}
