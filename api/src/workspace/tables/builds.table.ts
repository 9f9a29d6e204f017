import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Built output by tree: previews and deployments of the same files share it. */
export const builds = pgTable('builds', {
  treeHash: text('tree_hash').primaryKey(),
  js: text().notNull(),
  css: text().notNull(),
  error: jsonb(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
