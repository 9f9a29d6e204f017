import { desc, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { signingKeys } from '../tables/signing-keys.table';

const parseKey = rowParser(signingKeys, ({ kid }) => kid, { publicJwk: z.looseObject({ kty: z.string() }) });

export type SigningKeyRow = ReturnType<typeof parseKey>;
export type NewSigningKey = typeof signingKeys.$inferInsert;

/** Any number: every process that changes the keys of this database asks for the same one. */
const ADVISORY_LOCK = 7_331_002;

/** Newest first: all of them verify. */
export async function listSigningKeys(db: Queryable): Promise<SigningKeyRow[]> {
  const rows = await db
    .select()
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid));
  return rows.map(parseKey);
}

/** Lets one process change the keys at a time, until its transaction ends. */
export async function lockSigningKeys(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
}

export async function insertSigningKey(db: Queryable, key: NewSigningKey): Promise<void> {
  await db.insert(signingKeys).values(key);
}

export async function deleteSigningKeys(db: Queryable, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.kid, [...kids]));
}
