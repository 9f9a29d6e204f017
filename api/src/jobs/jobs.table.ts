import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const jobs = pgTable('jobs', {
  id: uuid().primaryKey(),
  queue: text().notNull(),
  /** Whose work it is; null for the server's own. */
  account: uuid(),
  payload: jsonb().notNull(),
  attempts: integer().notNull().default(0),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  leaseId: uuid('lease_id'),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  lastError: text('last_error'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
