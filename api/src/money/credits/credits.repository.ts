import { randomUUID } from 'node:crypto';
import { and, count, eq, or, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { credits, ledgerEntries } from '../tables/credits.table';

export type CreditsRow = typeof credits.$inferSelect;
export type LedgerRow = typeof ledgerEntries.$inferSelect;

export async function findCredits(db: Queryable, id: string): Promise<CreditsRow | undefined> {
  const [row] = await db.select().from(credits).where(eq(credits.id, id));
  return row;
}

export async function findCreditsOfUser(db: Queryable, userId: string): Promise<CreditsRow | undefined> {
  const [row] = await db.select().from(credits).where(eq(credits.userId, userId));
  return row;
}

/** The user's record, locked until the transaction ends: two movements never read the same balance. */
export async function lockCredits(tx: Queryable, userId: string): Promise<CreditsRow | undefined> {
  const [row] = await tx.select().from(credits).where(eq(credits.userId, userId)).for('update');
  return row;
}

/** Adds the user's record with nothing in it. Undefined when there is one. */
export async function insertCredits(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<CreditsRow | undefined> {
  const [row] = await db
    .insert(credits)
    .values({ id: randomUUID(), userId, balance: 0, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** For the copy of a person's data. */
export function readOwnCredits(q: Queryable, userId: string) {
  return q.select({ balance: credits.balance }).from(credits).where(eq(credits.userId, userId));
}

/** For the copy of a person's data, in the order in which they were entered. */
export function readOwnLedger(q: Queryable, userId: string) {
  const { at, amount, balanceAfter, kind, note, position } = ledgerEntries;
  return q
    .select({ at, amount, balanceAfter, kind, note })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, userId))
    .orderBy(position);
}

export async function updateBalance(tx: Queryable, id: string, balance: number, now: Date): Promise<void> {
  await tx.update(credits).set({ balance, updatedAt: now }).where(eq(credits.id, id));
}

/** False when the record is not empty. The ledger stays. */
export async function deleteEmptyCredits(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .delete(credits)
    .where(and(eq(credits.id, id), eq(credits.balance, 0)))
    .returning({ id: credits.id });
  return rows.length > 0;
}

export async function findEntry(tx: Queryable, reference: string): Promise<LedgerRow | undefined> {
  const [row] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.reference, reference));
  return row;
}

export type NewEntry = Omit<LedgerRow, 'position' | 'id'>;

export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .insert(ledgerEntries)
    .values({ ...entry, id: randomUUID() })
    .returning();
  return row;
}

/** The credits of a payment's own entry, and of the months that it brought; how many these were. */
export async function sumGrants(
  q: Queryable,
  userId: string,
  paymentId: string,
): Promise<{ readonly total: number; readonly months: number }> {
  const { reference, planPaymentId, amount } = ledgerEntries;
  const ofPayment = or(eq(reference, `payment:${paymentId}`), eq(planPaymentId, paymentId));
  const [row] = await q
    .select({ total: sum(amount), months: count(planPaymentId) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), ofPayment));
  return { total: Number(row?.total ?? 0), months: row?.months ?? 0 };
}
