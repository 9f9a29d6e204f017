import type { ConnectionTest, SslMode } from '@tessera/shared/contracts';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const databaseConnections = pgTable('database_connections', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  host: text().notNull(),
  port: integer().notNull(),
  database: text('database_name').notNull(),
  user: text('user_name').notNull(),
  ssl: text().$type<SslMode>().notNull(),
  certificate: text(),
  sealedPassword: text('sealed_password'),
  readOnly: boolean('read_only').notNull(),
  projectId: uuid('project_id'),
  /** Of what is kept now; null after a change. */
  lastTest: jsonb('last_test').$type<ConnectionTest>(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
