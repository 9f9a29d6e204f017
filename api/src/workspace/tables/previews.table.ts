import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const previews = pgTable('previews', {
  label: text().primaryKey(),
  projectId: uuid('project_id').notNull(),
  versionId: uuid('version_id').notNull(),
  /** The link that it was opened by, and ends with; null for the owner's. */
  shareId: uuid('share_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
