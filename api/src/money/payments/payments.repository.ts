import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HistoryEntry } from '../../core/history';
import type { Queryable } from '../../db/database';
import { isAfter, type ListPosition } from '../../db/list-position';
import { rowParser } from '../../db/stored-row';
import { paymentEvents, paymentQuotes, payments } from '../tables/payments.table';
import { quoteLineSchema } from './quote-line.schema';

const parseQuote = rowParser(paymentQuotes, ({ id }) => id, { lines: z.array(quoteLineSchema) });

export type QuoteRow = ReturnType<typeof parseQuote>;
export type PaymentRow = typeof payments.$inferSelect;

export async function insertQuote(db: Queryable, quote: QuoteRow): Promise<void> {
  await db.insert(paymentQuotes).values(quote);
}

/** The quote, locked: it is used by one payment however many ask at a time. */
export async function lockQuote(tx: Queryable, id: string): Promise<QuoteRow | undefined> {
  const [row] = await tx.select().from(paymentQuotes).where(eq(paymentQuotes.id, id)).for('update');
  return row && parseQuote(row);
}

/** Marks the quote as used, or free again after a payment that failed. */
export async function setQuoteUsed(tx: Queryable, id: string, usedAt: Date | null): Promise<void> {
  await tx.update(paymentQuotes).set({ usedAt }).where(eq(paymentQuotes.id, id));
}

/** Undefined when the caller's key has its payment already. */
export async function insertPayment(tx: Queryable, payment: PaymentRow): Promise<PaymentRow | undefined> {
  const [row] = await tx.insert(payments).values(payment).onConflictDoNothing().returning();
  return row;
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function lockPayment(tx: Queryable, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

export async function findPaymentByKey(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.idempotencyKey, idempotencyKey)));
  return row;
}

/** The user's payments, newest first. */
export function listPaymentsOfUser(db: Queryable, userId: string, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.at))
    .limit(limit);
}

/** The user's payments as entries of their history, the newest first. */
export function listPaymentHistory(
  db: Queryable,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
): Promise<HistoryEntry[]> {
  const { id, at, credits, status } = payments;
  return db
    .select({
      id,
      at,
      kind: sql<'payment'>`'payment'`,
      detail: sql<string>`trim_scale(${credits}) || ' credits, ' || ${status}`,
      address: sql<null>`null::text`,
    })
    .from(payments)
    .where(and(eq(payments.userId, userId), isAfter(at, id, after)))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** For the copy of a person's data. */
export function readOwnPayments(q: Queryable, userId: string) {
  const { id, at, status, amount, credits, last4 } = payments;
  return q
    .select({ id, at, status, amountInPaise: amount, credits, last4 })
    .from(payments)
    .where(eq(payments.userId, userId));
}

/** Changes a payment that is still open. Undefined when it has succeeded or failed meanwhile. */
export async function updateOpenPayment(
  tx: Queryable,
  id: string,
  change: Partial<Pick<PaymentRow, 'status' | 'last4' | 'reason' | 'nextAction' | 'receipt'>>,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), inArray(payments.status, ['pending', 'needs_confirmation'])))
    .returning();
  return row;
}

/** Counts a try at confirming and answers how many there were. */
export async function countConfirmAttempt(tx: Queryable, id: string): Promise<number> {
  const [row] = await tx
    .update(payments)
    .set({ confirmAttempts: sql`${payments.confirmAttempts} + 1` })
    .where(eq(payments.id, id))
    .returning({ attempts: payments.confirmAttempts });
  return row?.attempts ?? 0;
}

/** False when the provider delivered this event before. */
export async function insertEvent(tx: Queryable, event: typeof paymentEvents.$inferSelect): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return rows.length > 0;
}
