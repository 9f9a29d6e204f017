import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompileError } from '../builds/compile-protocol.schema';

/** Built output by tree: previews and deployments of the same files share it. */
export const builds = pgTable('builds', {
  treeHash: text('tree_hash').primaryKey(),
  js: text().notNull(),
  css: text().notNull(),
  error: jsonb().$type<CompileError>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const previews = pgTable('previews', {
  label: text().primaryKey(),
  projectId: uuid('project_id').notNull(),
  versionId: uuid('version_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
