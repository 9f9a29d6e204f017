import type { Deployment } from '@tessera/shared/contracts';
import { boolean, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const deployments = pgTable('deployments', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  projectId: uuid('project_id').notNull(),
  versionId: uuid('version_id').notNull(),
  appName: text('app_name').notNull(),
  environment: text().$type<Deployment['environment']>().notNull(),
  region: text().$type<Deployment['region']>().notNull(),
  autoScale: boolean('auto_scale').notNull(),
  status: text().$type<Deployment['status']>().notNull(),
  charged: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
  error: text(),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deployedAt: timestamp('deployed_at', { withTimezone: true }).notNull(),
});

export const siteNames = pgTable('site_names', {
  appName: text('app_name').primaryKey(),
  projectId: uuid('project_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
