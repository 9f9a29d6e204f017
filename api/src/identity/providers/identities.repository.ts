import { randomUUID } from 'node:crypto';
import type { AuthProvider } from '@tessera/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { users, type UserRow } from '../tables/users.table';
import { identities, oneTimeCodes } from '../tables/auth.table';

export type IdentityRow = typeof identities.$inferSelect;

/** The first number of the advisory locks of sign-ins by a provider. */
const LOCK_SPACE = 7_331;

/** Lets one sign-in of an address go on at a time, until the transaction ends: a first one makes an account. */
export async function lockAddress(tx: Queryable, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${email}))`);
}

/** The user who is known to the provider by this id; the identity is marked as used. */
export async function findIdentityUser(
  db: Queryable,
  { provider, subject }: Pick<IdentityRow, 'provider' | 'subject'>,
  now: Date,
): Promise<UserRow | undefined> {
  const [identity] = await db
    .update(identities)
    .set({ lastUsedAt: now })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .returning({ userId: identities.userId });
  if (identity === undefined) return undefined;
  const [user] = await db.select().from(users).where(eq(users.id, identity.userId));
  return user;
}

export async function insertIdentity(
  db: Queryable,
  identity: Pick<IdentityRow, 'provider' | 'subject' | 'userId' | 'displayName'>,
  now: Date,
): Promise<void> {
  await db.insert(identities).values({ ...identity, id: randomUUID(), createdAt: now, lastUsedAt: now });
}

export function listUserIdentities(db: Queryable, userId: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.provider, identities.createdAt);
}

export async function deleteIdentities(db: Queryable, userId: string, provider: AuthProvider): Promise<void> {
  await db.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
}

/** The user's row, locked: what is left to sign in with must not change while it is counted. */
export async function lockUser(tx: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}

/** No code that was made before the address was proved may be used after. */
export async function deleteCodes(db: Queryable, email: string): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email));
}
