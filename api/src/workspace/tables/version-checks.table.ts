import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const versionChecks = pgTable('version_checks', {
  versionId: uuid('version_id').primaryKey(),
  results: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
