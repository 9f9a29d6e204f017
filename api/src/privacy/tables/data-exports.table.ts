import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const dataExports = pgTable('data_exports', {
  secretHash: text('secret_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
