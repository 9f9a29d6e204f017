import * as z from 'zod/mini';
import { defineContract } from './define-contract';

const byId = z.object({ id: z.uuid() });
const text = (most: number, name: string) =>
  z
    .string(`${name} is required`)
    .check(z.trim(), z.maxLength(most, `${name} must be at most ${String(most)} characters`));

/** Who invoices are written to. Kept with each invoice as it was then. */
export const billingDetailsSchema = z.object({
  name: text(120, 'Name'),
  address: text(400, 'Address'),
  /** ISO 3166-1 alpha-2: 'IN'. Empty while nobody said. */
  country: z.string().check(z.regex(/^(?:[A-Z]{2})?$/, 'Choose a country')),
  taxNumber: text(40, 'Tax number'),
});
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

export const readBillingDetails = defineContract({
  method: 'GET',
  path: '/billing-details',
  access: 'user',
  request: {},
  response: billingDetailsSchema,
});

export const updateBillingDetails = defineContract({
  method: 'PUT',
  path: '/billing-details',
  access: 'user',
  request: { body: billingDetailsSchema },
  response: billingDetailsSchema,
});

/** Numbered without gaps, and never changed once issued; a refund is a credit note with a number of its own. */
export const invoiceSchema = z.object({
  id: z.uuid(),
  /** 'TES-000042', of a credit note 'TES-CN-000007'. */
  number: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  paymentId: z.uuid(),
  title: z.string(),
  lines: z.array(z.object({ text: z.string(), amount: z.int() })),
  /** Paise. */
  amount: z.int(),
  currency: z.literal('INR'),
  billTo: billingDetailsSchema,
  /** The credit note that took it back, if any. */
  creditNote: z.nullable(z.string()),
  issuedAt: z.iso.datetime(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const listInvoices = defineContract({
  method: 'GET',
  path: '/invoices',
  access: 'user',
  request: { query: z.object({ cursor: z.optional(z.string()) }) },
  response: z.object({ items: z.array(invoiceSchema), nextCursor: z.nullable(z.string()) }),
});

export const readInvoice = defineContract({
  method: 'GET',
  path: '/invoices/:id',
  access: 'user',
  request: { params: byId },
  response: invoiceSchema,
});

/** One HTML page with everything in it, made to be printed or kept. */
export const readInvoiceDocument = defineContract({
  method: 'GET',
  path: '/invoices/:id/document',
  access: 'user',
  request: { params: byId },
  response: z.string(),
});
