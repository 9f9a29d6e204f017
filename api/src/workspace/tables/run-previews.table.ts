import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** First versions that run before they are versions. */
export const runPreviews = pgTable('run_previews', {
  label: text().primaryKey(),
  runId: uuid('run_id').notNull(),
  treeHash: text('tree_hash').notNull(),
  title: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
