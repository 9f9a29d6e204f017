import { randomUUID } from 'node:crypto';
import type { AuthProvider } from '@tessera/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { users } from '../tables/users.table';
import { parseUser, type UserRow } from '../users/user.schema';
import { identities } from '../tables/providers.table';

export type IdentityRow = typeof identities.$inferSelect;

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
  return user && parseUser(user);
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

/** For the copy of a person's data. */
export function readOwnIdentities(q: Queryable, userId: string) {
  const { provider, displayName, createdAt } = identities;
  return q
    .select({ provider, displayName, linkedAt: createdAt })
    .from(identities)
    .where(eq(identities.userId, userId));
}

export async function deleteIdentities(db: Queryable, userId: string, provider: AuthProvider): Promise<void> {
  await db.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
}
