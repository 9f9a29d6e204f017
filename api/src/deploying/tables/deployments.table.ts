import type { DataPlace, Deployment, DeployStep } from '@tessera/shared/contracts';
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
  /** Null unless `deploying`. */
  step: text().$type<DeployStep>(),
  despiteChecks: boolean('despite_checks').notNull().default(false),
  rolledBackFrom: uuid('rolled_back_from'),
  /** It answers at its address in place of what is live there, until it is known whether it does. */
  isOnTrial: boolean('is_on_trial').notNull().default(false),
  /** What the address answered when it was last asked, and when that was. */
  isAnswering: boolean('is_answering'),
  probedAt: timestamp('probed_at', { withTimezone: true }),
  probeClaimedAt: timestamp('probe_claimed_at', { withTimezone: true }),
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
