import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { oneTimeCodes } from '../tables/codes.table';

export type CodeRow = typeof oneTimeCodes.$inferSelect;
export type CodePurpose = CodeRow['purpose'];

const { email, purpose, asker, userId, expiresAt } = oneTimeCodes;

const matches = (row: Pick<CodeRow, 'email' | 'purpose'>) =>
  and(eq(email, row.email), eq(purpose, row.purpose));

/** Replaces the asker's code for the address. Those of others stay. */
export async function saveCode(db: Queryable, code: CodeRow): Promise<void> {
  await db
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({ target: [email, purpose, asker], set: code });
}

/** The codes that wait for the address, the newest first. */
export function listCodes(
  db: Queryable,
  row: Pick<CodeRow, 'email' | 'purpose'>,
  now: Date,
): Promise<CodeRow[]> {
  return db
    .select()
    .from(oneTimeCodes)
    .where(and(matches(row), gt(expiresAt, now)))
    .orderBy(desc(expiresAt));
}

/** Uses the code up, and with it all that wait for the same. Undefined when another call was faster. */
export async function takeCode(tx: Queryable, row: CodeRow): Promise<CodeRow | undefined> {
  const taken = await tx.delete(oneTimeCodes).where(matches(row)).returning();
  return taken.find((other) => other.asker === row.asker && other.codeHash === row.codeHash);
}

export async function deleteExpiredCodes(q: Queryable, time: Date): Promise<void> {
  await q.delete(oneTimeCodes).where(lt(expiresAt, time));
}

/** Every code of the addresses and of the user, whatever it is for. */
export async function deleteCodes(
  db: Queryable,
  emails: readonly string[],
  owner: string | undefined,
): Promise<void> {
  const ofUser = owner === undefined ? undefined : eq(userId, owner);
  await db.delete(oneTimeCodes).where(or(inArray(email, [...emails]), ofUser));
}
