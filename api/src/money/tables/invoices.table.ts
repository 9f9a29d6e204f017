import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const billingDetails = pgTable('billing_details', {
  userId: uuid('user_id').primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  country: text().notNull(),
  taxNumber: text('tax_number').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const invoiceNumbers = pgTable('invoice_numbers', {
  kind: text({ enum: ['invoice', 'creditNote'] }).primaryKey(),
  last: integer().notNull(),
});

export const invoices = pgTable('invoices', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  kind: text({ enum: ['invoice', 'creditNote'] }).notNull(),
  number: text().notNull().unique(),
  title: text().notNull(),
  lines: jsonb().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  billTo: jsonb('bill_to').notNull(),
  issuedAt: at('issued_at').notNull(),
});
