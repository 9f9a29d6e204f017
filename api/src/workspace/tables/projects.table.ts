import type { DataPlace } from '@tessera/shared/contracts';
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const projects = pgTable('projects', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  /** Nobody chose the name: it follows the application's title. */
  isNameDerived: boolean('is_name_derived').notNull().default(false),
  description: text().notNull().default(''),
  /** Of its mosaic, 1 to 6; null for the one that follows from its id. */
  iconHue: integer('icon_hue'),
  /** Where the records of its deployed application are kept. */
  dataPlace: text('data_place').$type<DataPlace>().notNull().default('browser'),
  headVersionId: uuid('head_version_id'),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  templateId: text('template_id'),
  /** What its versions keep, and its runs that have ended. */
  versionBytes: bigint('version_bytes', { mode: 'number' }).notNull().default(0),
  runBytes: bigint('run_bytes', { mode: 'number' }).notNull().default(0),
  /** What lists of files take that are kept for others than versions, without what the newest version had when they changed. */
  keptTreeBytes: bigint('kept_tree_bytes', { mode: 'number' }).notNull().default(0),
  /** Versions that made way for newer ones, and when the last of them did. */
  thinnedCount: integer('thinned_count').notNull().default(0),
  thinnedAt: timestamp('thinned_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
});

export const agents = pgTable('agents', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id').notNull(),
  name: text().notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
