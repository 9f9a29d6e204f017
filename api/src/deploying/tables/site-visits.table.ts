import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const siteVisits = pgTable('site_visits', {
  projectId: uuid('project_id').notNull(),
  appName: text('app_name').notNull(),
  day: date().notNull(),
  views: integer().notNull(),
  visitors: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});

export const siteVisitors = pgTable('site_visitors', {
  day: date().notNull(),
  projectId: uuid('project_id').notNull(),
  visitor: text().notNull(),
});

export const siteVisitSalts = pgTable('site_visit_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
});
