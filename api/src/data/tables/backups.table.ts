import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../../db/bytes';

const place = {
  databaseId: uuid('database_id').notNull(),
  environment: text().$type<'preview' | 'production'>().notNull(),
};
const createdAt = timestamp('created_at', { withTimezone: true }).notNull();

export const databaseBackups = pgTable('database_backups', {
  id: uuid().primaryKey(),
  ...place,
  versionId: uuid('version_id').notNull(),
  reason: text().$type<'hand' | 'daily' | 'before-migration' | 'before-restore'>().notNull(),
  note: text().notNull(),
  records: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  content: bytes().notNull(),
  createdAt,
});

export const databaseMigrations = pgTable('database_migrations', {
  id: uuid().primaryKey(),
  ...place,
  fromVersionId: uuid('from_version_id'),
  toVersionId: uuid('to_version_id').notNull(),
  summary: jsonb().notNull(),
  risk: text().$type<'safe' | 'slow' | 'loses-data'>().notNull(),
  forward: text().notNull(),
  backward: text().notNull(),
  state: text().$type<'applied' | 'failed'>().notNull(),
  reason: text(),
  ms: integer().notNull(),
  createdAt,
});

export const databaseQueries = pgTable('database_queries', {
  id: uuid().primaryKey(),
  databaseId: uuid('database_id').notNull(),
  name: text().notNull(),
  sql: text().notNull(),
  createdAt,
});
