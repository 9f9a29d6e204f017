import type { VariableEnvironment } from '@tessera/shared/contracts';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const variableSets = pgTable('variable_sets', {
  projectId: uuid('project_id').primaryKey(),
  revision: integer().notNull(),
});

export const variables = pgTable('variables', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id').notNull(),
  position: integer().notNull(),
  key: text().notNull(),
  sealedValue: text('sealed_value').notNull(),
  isSecret: boolean('is_secret').notNull(),
  isVisible: boolean('is_visible').notNull(),
  environment: text().$type<VariableEnvironment>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const outsideServices = pgTable('outside_services', {
  projectId: uuid('project_id').primaryKey(),
  revision: integer().notNull(),
  sealedItems: text('sealed_items'),
  listed: jsonb().notNull(),
});

export const deploymentVariables = pgTable('deployment_variables', {
  deploymentId: uuid('deployment_id').primaryKey(),
  items: jsonb().notNull(),
  publicValues: jsonb('public_values').notNull(),
  revision: integer().notNull(),
  sealedServices: text('sealed_services'),
});
