import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applicationCodes } from '../tables/people.table';

export type CodeRow = typeof applicationCodes.$inferSelect;
type Address = Pick<CodeRow, 'databaseId' | 'email'>;

const { databaseId, email, network, codeHash, tries, expiresAt } = applicationCodes;

const ofAddress = (row: Address) => and(eq(databaseId, row.databaseId), eq(email, row.email));

/** Replaces the network's code for the address. Those of others stay. */
export async function saveCode(q: Queryable, code: CodeRow): Promise<void> {
  await q
    .insert(applicationCodes)
    .values(code)
    .onConflictDoUpdate({ target: [databaseId, email, network], set: code });
}

/** The codes that wait for the address, the newest first. */
export function listCodes(q: Queryable, address: Address, now: Date): Promise<CodeRow[]> {
  return q
    .select()
    .from(applicationCodes)
    .where(and(ofAddress(address), gt(expiresAt, now)))
    .orderBy(desc(expiresAt));
}

/** Counts a try at a code before it is compared; false when it has none left. One statement: nothing slips between. */
export async function countTry(q: Queryable, row: CodeRow, most: number): Promise<boolean> {
  const counted = await q
    .update(applicationCodes)
    .set({ tries: sql`${tries} + 1` })
    .where(and(ofAddress(row), eq(network, row.network), eq(codeHash, row.codeHash), lt(tries, most)))
    .returning({ tries });
  return counted.length > 0;
}

/** Uses the code up, and with it all that wait for the address. False when another call was faster. */
export async function takeCode(tx: Queryable, row: CodeRow): Promise<boolean> {
  const taken = await tx.delete(applicationCodes).where(ofAddress(row)).returning();
  return taken.some((other) => other.network === row.network && other.codeHash === row.codeHash);
}

export async function deleteCodesOf(q: Queryable, address: Address): Promise<void> {
  await q.delete(applicationCodes).where(ofAddress(address));
}

export async function deleteExpiredCodes(q: Queryable, time: Date): Promise<void> {
  await q.delete(applicationCodes).where(lt(expiresAt, time));
}
