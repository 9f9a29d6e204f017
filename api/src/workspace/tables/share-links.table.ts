import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** By which anybody looks at a project's application. */
export const shareLinks = pgTable('share_links', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id').notNull(),
  /** Null: whichever version is the newest. */
  versionId: uuid('version_id'),
  tokenHash: text('token_hash').notNull(),
  /** Null: without an end. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }),
  opens: integer().notNull().default(0),
});
