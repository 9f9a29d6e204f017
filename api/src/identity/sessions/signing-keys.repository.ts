import { desc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { signingKeys } from '../tables/signing-keys.table';

export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** Any number: every process that changes the keys of this database asks for the same one. */
const ADVISORY_LOCK = 7_331_002;

/** Newest first: all of them verify. */
export function listSigningKeys(db: Queryable): Promise<SigningKeyRow[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid));
}

/** Lets one process change the keys at a time, until its transaction ends. */
export async function lockSigningKeys(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
}

export async function insertSigningKey(db: Queryable, key: SigningKeyRow): Promise<void> {
  await db.insert(signingKeys).values(key);
}

export async function deleteSigningKeys(db: Queryable, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.kid, [...kids]));
}
