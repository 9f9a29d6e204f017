import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { billingDetailsSchema, type BillingDetails } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { isAfter, type ListPosition } from '../../db/list-position';
import { rowParser } from '../../db/stored-row';
import { quoteLineSchema } from '../payments/quote-line.schema';
import { billingDetails, invoiceNumbers, invoices } from '../tables/invoices.table';

const parseInvoice = rowParser(invoices, ({ id }) => id, {
  lines: z.array(quoteLineSchema),
  billTo: billingDetailsSchema,
});

export type NewInvoice = ReturnType<typeof parseInvoice>;
export type InvoiceRow = NewInvoice & { readonly creditNote: string | null };

/**
 * The next number of a kind. Its row stays locked until the transaction ends, so that the next one waits: a transaction
 * that fails leaves no gap.
 */
export async function takeNumber(tx: Queryable, kind: NewInvoice['kind']): Promise<number> {
  const [row] = await tx
    .update(invoiceNumbers)
    .set({ last: sql`${invoiceNumbers.last} + 1` })
    .where(eq(invoiceNumbers.kind, kind))
    .returning({ last: invoiceNumbers.last });
  if (row === undefined) throw new Error(`There are no numbers of the kind ${kind}`);
  return row.last;
}

export async function insertInvoice(tx: Queryable, invoice: NewInvoice): Promise<void> {
  await tx.insert(invoices).values(invoice);
}

const note = alias(invoices, 'note');

function select(q: Queryable) {
  return q
    .select({ invoice: invoices, creditNote: note.number })
    .from(invoices)
    .leftJoin(
      note,
      and(eq(note.paymentId, invoices.paymentId), eq(note.kind, 'creditNote'), eq(invoices.kind, 'invoice')),
    );
}

function present(row: { invoice: typeof invoices.$inferSelect; creditNote: string | null }): InvoiceRow {
  return { ...parseInvoice(row.invoice), creditNote: row.creditNote };
}

export async function findInvoice(q: Queryable, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await select(q).where(eq(invoices.id, id));
  return row && present(row);
}

export async function findInvoiceOf(
  q: Queryable,
  paymentId: string,
  kind: NewInvoice['kind'],
): Promise<InvoiceRow | undefined> {
  const [row] = await select(q).where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, kind)));
  return row && present(row);
}

/** The user's invoices and credit notes, newest first. */
export async function listInvoices(
  q: Queryable,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
): Promise<InvoiceRow[]> {
  const rows = await select(q)
    .where(and(eq(invoices.userId, userId), isAfter(invoices.issuedAt, invoices.id, after)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit);
  return rows.map(present);
}

/** Of each payment its invoice. */
export function listInvoiceIds(
  q: Queryable,
  paymentIds: readonly string[],
): Promise<{ id: string; paymentId: string }[]> {
  const { id, paymentId, kind } = invoices;
  return q
    .select({ id, paymentId })
    .from(invoices)
    .where(and(inArray(paymentId, [...paymentIds]), eq(kind, 'invoice')));
}

export async function findDetails(q: Queryable, userId: string): Promise<BillingDetails | undefined> {
  const { name, address, country, taxNumber } = billingDetails;
  const [row] = await q
    .select({ name, address, country, taxNumber })
    .from(billingDetails)
    .where(eq(billingDetails.userId, userId));
  return row;
}

export async function saveDetails(
  q: Queryable,
  userId: string,
  details: BillingDetails,
  now: Date,
): Promise<void> {
  const values = { ...details, updatedAt: now };
  await q
    .insert(billingDetails)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: billingDetails.userId, set: values });
}

/** For the copy of a person's data. */
export function readOwnInvoices(q: Queryable, userId: string) {
  const { kind, number, title, lines, amount, issuedAt, billTo } = invoices;
  return q
    .select({ kind, number, title, lines, amountInPaise: amount, issuedAt, billTo })
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(issuedAt);
}

/** For the copy of a person's data. */
export function readOwnBillingDetails(q: Queryable, userId: string) {
  const { name, address, country, taxNumber } = billingDetails;
  return q
    .select({ name, address, country, taxNumber })
    .from(billingDetails)
    .where(eq(billingDetails.userId, userId));
}
