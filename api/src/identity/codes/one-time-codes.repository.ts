import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { oneTimeCodes } from '../tables/codes.table';

export type CodePurpose = 'verify' | 'reset' | 'email' | 'delete';
export type CodeRow = typeof oneTimeCodes.$inferSelect;

const matches = (email: string, purpose: CodePurpose) =>
  and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose));

/** Replaces the address's code; its attempts begin anew. */
export async function saveCode(db: Queryable, code: CodeRow): Promise<void> {
  await db
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({ target: [oneTimeCodes.email, oneTimeCodes.purpose], set: code });
}

/**
 * The address's code, locked. Where none waits, `decoy` is put in its place first: the same work, and the
 * same counting of attempts, for known and unknown addresses.
 */
export async function lockCode(db: Queryable, decoy: CodeRow, now: Date): Promise<CodeRow> {
  await db
    .insert(oneTimeCodes)
    .values(decoy)
    .onConflictDoUpdate({
      target: [oneTimeCodes.email, oneTimeCodes.purpose],
      set: decoy,
      setWhere: lte(oneTimeCodes.expiresAt, now),
    });
  const [row] = await db.select().from(oneTimeCodes).where(matches(decoy.email, decoy.purpose)).for('update');
  return row ?? decoy;
}

export async function deleteExpiredCodes(q: Queryable, time: Date): Promise<void> {
  await q.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, time));
}

export async function countAttempt(db: Queryable, { email, purpose }: CodeRow): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(matches(email, purpose));
}

/** Every code of the addresses and of the user, whatever it is for. */
export async function deleteCodes(
  db: Queryable,
  emails: readonly string[],
  userId: string | undefined,
): Promise<void> {
  const { email, userId: owner } = oneTimeCodes;
  const ofUser = userId === undefined ? undefined : eq(owner, userId);
  await db.delete(oneTimeCodes).where(or(inArray(email, [...emails]), ofUser));
}

export async function deleteCode(db: Queryable, { email, purpose }: CodeRow): Promise<void> {
  await db.delete(oneTimeCodes).where(matches(email, purpose));
}
