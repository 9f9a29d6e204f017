import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** First versions that run before they are versions. */
export const runPreviews = pgTable('run_previews', {
  label: text().primaryKey(),
  runId: uuid('run_id').notNull(),
  /** Null as long as the files are not written. */
  treeHash: text('tree_hash'),
  title: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
