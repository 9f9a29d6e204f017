import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HistoryEntry } from '../../core/history';
import type { Queryable } from '../../db/database';
import { isAfter, type ListPosition } from '../../db/list-position';
import { rowParser } from '../../db/stored-row';
import { paidPlanSchema } from '../plans/paid-plan.schema';
import { paymentEvents, paymentQuotes, payments } from '../tables/payments.table';
import type { PaymentRow } from './payment-row.schema';
import { quoteLineSchema } from './quote-line.schema';

const parseQuote = rowParser(paymentQuotes, ({ id }) => id, {
  lines: z.array(quoteLineSchema),
  plan: z.nullable(paidPlanSchema),
});

export type QuoteRow = ReturnType<typeof parseQuote>;
export type { PaymentRow };

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
export function listPaymentsOfUser(
  db: Queryable,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isAfter(payments.at, payments.id, after)))
    .orderBy(desc(payments.at), desc(payments.id))
    .limit(limit);
}

/** The user's payments as entries of their history, the newest first. */
export function listPaymentHistory(
  db: Queryable,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
): Promise<HistoryEntry[]> {
  const { id, at, title, status } = payments;
  return db
    .select({
      id,
      at,
      kind: sql<'payment'>`'payment'`,
      detail: sql<string>`${title} || ', ' || ${status}`,
      address: sql<null>`null::text`,
    })
    .from(payments)
    .where(and(eq(payments.userId, userId), isAfter(at, id, after)))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** For the copy of a person's data. */
export function readOwnPayments(q: Queryable, userId: string) {
  const { id, at, title, status, amount, credits, last4, provider, receipt } = payments;
  const { refundedAt, refundReason } = payments;
  // A payment is given back whole.
  const refundedInPaise = sql<number>`case when ${status} = 'refunded' then ${amount} else 0 end`.mapWith(
    Number,
  );
  const paid = { id, at, title, provider, status, amountInPaise: amount, credits, last4, receipt };
  return q
    .select({ ...paid, refundedInPaise, refundedAt, refundReason })
    .from(payments)
    .where(eq(payments.userId, userId));
}

export type PaymentChange = Partial<Omit<PaymentRow, 'id' | 'userId' | 'quoteId' | 'amount' | 'credits'>>;

/** Changes a payment of one of these states. Undefined when it has another one meanwhile. */
async function updateWithin(
  tx: Queryable,
  id: string,
  states: PaymentRow['status'][],
  change: PaymentChange,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), inArray(payments.status, states)))
    .returning();
  return row;
}

/** Changes a payment that is still open. Undefined when it has succeeded or failed meanwhile. */
export function updateOpenPayment(tx: Queryable, id: string, change: PaymentChange) {
  return updateWithin(tx, id, ['pending', 'needs_confirmation'], change);
}

/** The same, also of one that had failed: money that was taken in the end counts. */
export function updateUnpaid(tx: Queryable, id: string, change: PaymentChange) {
  return updateWithin(tx, id, ['pending', 'needs_confirmation', 'failed'], change);
}

/** Keeps what the provider calls a payment, whatever became of it. */
export async function setReference(q: Queryable, id: string, providerReference: string): Promise<void> {
  await q.update(payments).set({ providerReference }).where(eq(payments.id, id));
}

/** Changes a payment that has succeeded and was not given back. */
export function updateSucceeded(tx: Queryable, id: string, change: PaymentChange) {
  return updateWithin(tx, id, ['succeeded'], change);
}

export async function findQuote(q: Queryable, id: string): Promise<QuoteRow | undefined> {
  const [row] = await q.select().from(paymentQuotes).where(eq(paymentQuotes.id, id));
  return row && parseQuote(row);
}

/** Takes the turn to ask the provider what became of a payment. False when it was asked since `before`. */
export async function claimCheck(q: Queryable, id: string, before: Date, now: Date): Promise<boolean> {
  const isDue = or(isNull(payments.checkedAt), lt(payments.checkedAt, before));
  const rows = await q
    .update(payments)
    .set({ checkedAt: now })
    .where(and(eq(payments.id, id), isDue))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Notes that the provider is asked now, before it answers. */
export async function setChecked(q: Queryable, id: string, now: Date): Promise<void> {
  await q.update(payments).set({ checkedAt: now }).where(eq(payments.id, id));
}

/** Payments on a provider's page that nothing was asked of since `before`, the longest first. */
export function listUnchecked(q: Queryable, before: Date, limit: number): Promise<PaymentRow[]> {
  const isDue = or(isNull(payments.checkedAt), lt(payments.checkedAt, before));
  return q
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'pending'), isNotNull(payments.providerReference), isDue))
    .orderBy(sql`${payments.checkedAt} nulls first`)
    .limit(limit);
}

/** Ends payments from before `time` that never came as far as a provider's page. */
export async function endAbandoned(q: Queryable, time: Date, reason: string): Promise<void> {
  await q
    .update(payments)
    .set({ status: 'failed', reason, nextAction: null })
    .where(
      and(
        inArray(payments.status, ['pending', 'needs_confirmation']),
        isNull(payments.providerReference),
        lt(payments.at, time),
      ),
    );
}

/** Ends payments on a provider's page that are still open although it was asked `seconds` or more after they began. */
export async function endUnanswered(q: Queryable, seconds: number, reason: string): Promise<void> {
  const wasAskedLate = sql`${payments.checkedAt} >= ${payments.at} + make_interval(secs => ${seconds})`;
  await q
    .update(payments)
    .set({ status: 'failed', reason, nextAction: null })
    .where(and(eq(payments.status, 'pending'), isNotNull(payments.providerReference), wasAskedLate));
}

/** Payments whose money is owed; what was tried last comes last. */
export function listRefundsDue(q: Queryable, limit: number): Promise<PaymentRow[]> {
  return q
    .select()
    .from(payments)
    .where(and(payments.isRefundDue, eq(payments.status, 'succeeded')))
    .orderBy(sql`${payments.checkedAt} nulls first`, asc(payments.at))
    .limit(limit);
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
