import { randomUUID } from 'node:crypto';
import type { BillingDetails } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import type { QuoteLine } from '../payments/quote-line.schema';
import { findDetails, findInvoiceOf, insertInvoice, listInvoiceIds, takeNumber } from './invoices.repository';

/** What is invoiced of a payment. */
export interface Invoiced {
  readonly paymentId: string;
  readonly userId: string;
  readonly title: string;
  readonly lines: readonly QuoteLine[];
  /** Paise. */
  readonly amount: number;
}

export const NO_DETAILS: BillingDetails = { name: '', address: '', country: '', taxNumber: '' };

const numbered = (count: number) => String(count).padStart(6, '0');

/** Writes the invoice of a payment. Called last in its transaction: the number is held until that ends. */
export async function issueInvoice(tx: Queryable, invoiced: Invoiced, now: Date): Promise<void> {
  const { lines, ...rest } = invoiced;
  const billTo = (await findDetails(tx, invoiced.userId)) ?? NO_DETAILS;
  const number = `TES-${numbered(await takeNumber(tx, 'invoice'))}`;
  const made = { id: randomUUID(), kind: 'invoice', number, billTo, issuedAt: now } as const;
  await insertInvoice(tx, { ...rest, ...made, lines: [...lines] });
}

/** Writes the credit note that takes a payment's invoice back, to whom that was written. Payments of before have none. */
export async function issueCreditNote(tx: Queryable, paymentId: string, now: Date): Promise<void> {
  const invoice = await findInvoiceOf(tx, paymentId, 'invoice');
  if (invoice === undefined) return;
  const { userId, title, lines, amount, billTo } = invoice;
  const number = `TES-CN-${numbered(await takeNumber(tx, 'creditNote'))}`;
  await insertInvoice(tx, {
    id: randomUUID(),
    userId,
    paymentId,
    kind: 'creditNote',
    number,
    title: `Refund of ${invoice.number}: ${title}`,
    lines: lines.map((line) => ({ ...line, amount: -line.amount })),
    amount: -amount,
    billTo,
    issuedAt: now,
  });
}

/** The invoices of payments, by the payment. */
export async function invoiceIdsOf(
  q: Queryable,
  paymentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = paymentIds.length === 0 ? [] : await listInvoiceIds(q, paymentIds);
  return new Map(rows.map(({ paymentId, id }) => [paymentId, id]));
}
