import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../../db/bytes';

/** Built output by tree: previews and deployments of the same files share it. */
export const builds = pgTable('builds', {
  treeHash: text('tree_hash').primaryKey(),
  js: text().notNull(),
  css: text().notNull(),
  /** Null in builds of before they were kept compressed too. */
  jsBrotli: bytes('js_brotli'),
  cssBrotli: bytes('css_brotli'),
  /** The folder of a bucket in which the files are, `s3://<bucket>/<key>`; null: they are in this row. */
  filesAt: text('files_at'),
  error: jsonb(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When it was killed for what it took; null for a build that came to its end. */
  killedAt: timestamp('killed_at', { withTimezone: true }),
});

/**
 * Folders of a bucket that are to be removed: those of builds that are gone, which the database itself writes down whatever deletes
 * one, and those that are being written, until their row comes.
 */
export const unusedBuildFiles = pgTable('unused_build_files', {
  filesAt: text('files_at').primaryKey(),
  removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
});
