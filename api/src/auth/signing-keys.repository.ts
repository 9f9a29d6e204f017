import { desc } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { signingKeys } from './auth.table';

export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** Newest first: the first one signs, all of them verify. */
export function listSigningKeys(db: Queryable): Promise<SigningKeyRow[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid));
}

export async function insertSigningKey(db: Queryable, key: SigningKeyRow): Promise<void> {
  await db.insert(signingKeys).values(key);
}
