import type { DataPlace, Deployment } from '@tessera/shared/contracts';
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
  /** Where the records of the application are, as it was chosen when this was made. */
  dataPlace: text('data_place').$type<DataPlace>().notNull().default('browser'),
  error: text(),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deployedAt: timestamp('deployed_at', { withTimezone: true }).notNull(),
});

/** A name outlives its project; the database ends it with that, whoever deletes it (`0050_site_names_rest.sql`). */
export const siteNames = pgTable('site_names', {
  appName: text('app_name').primaryKey(),
  projectId: uuid('project_id'),
  ownerId: uuid('owner_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
  visitorMark: text('visitor_mark'),
});
