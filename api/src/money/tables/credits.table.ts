import { bigint, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const credits = pgTable('credits', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull().unique(),
  balance: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const ledgerEntries = pgTable('ledger_entries', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: uuid().notNull().unique(),
  userId: uuid('user_id').notNull(),
  amount: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
  balanceAfter: numeric('balance_after', { precision: 14, scale: 2, mode: 'number' }).notNull(),
  kind: text({ enum: ['grant', 'purchase', 'deployment', 'refund', 'adjustment', 'message'] }).notNull(),
  note: text().notNull(),
  reference: text().notNull().unique(),
  at: timestamp({ withTimezone: true }).notNull(),
  planPaymentId: uuid('plan_payment_id'),
});
