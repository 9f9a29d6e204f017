import { CURRENCY, type BillingDetails, type Invoice } from '@tessera/shared/contracts';
import { notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { readPosition, writePosition } from '../../core/list-cursor';
import { findDetails, findInvoice, listInvoices, saveDetails, type InvoiceRow } from './invoices.repository';
import { NO_DETAILS } from './invoicing.service';

export interface InvoicesService {
  list(caller: Caller, cursor: string | undefined): Promise<{ items: Invoice[]; nextCursor: string | null }>;
  read(caller: Caller, id: string): Promise<Invoice>;
  readDetails(caller: Caller): Promise<BillingDetails>;
  saveDetails(caller: Caller, details: BillingDetails): Promise<BillingDetails>;
}

const PAGE_SIZE = 50;

export function createInvoicesService(db: Database, clock: Clock): InvoicesService {
  return {
    async list({ userId }, cursor) {
      const rows = await listInvoices(db, userId, readPosition(cursor), PAGE_SIZE + 1);
      const page = rows.slice(0, PAGE_SIZE);
      const last = page.at(-1);
      const isMore = rows.length > PAGE_SIZE && last !== undefined;
      return {
        items: page.map(present),
        nextCursor: isMore ? writePosition({ at: last.issuedAt, id: last.id }) : null,
      };
    },
    async read({ userId }, id) {
      const invoice = await findInvoice(db, id);
      if (invoice?.userId !== userId) throw notYours('invoice');
      return present(invoice);
    },
    async readDetails({ userId }) {
      return (await findDetails(db, userId)) ?? NO_DETAILS;
    },
    async saveDetails({ userId }, details) {
      await saveDetails(db, userId, details, clock());
      return details;
    },
  };
}

function present(row: InvoiceRow): Invoice {
  const { id, number, kind, paymentId, title, lines, amount, billTo, creditNote, issuedAt } = row;
  return {
    ...{ id, number, kind, paymentId, title, lines, amount },
    currency: CURRENCY,
    billTo,
    creditNote,
    issuedAt: issuedAt.toISOString(),
  };
}
