import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const siteVisits = pgTable(
  'site_visits',
  {
    projectId: uuid('project_id').notNull(),
    appName: text('app_name').notNull(),
    day: date().notNull(),
    views: integer().notNull(),
    visitors: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  ({ projectId, appName, day }) => [primaryKey({ columns: [projectId, appName, day] })],
);

export const siteVisitors = pgTable(
  'site_visitors',
  {
    day: date().notNull(),
    projectId: uuid('project_id').notNull(),
    visitor: text().notNull(),
  },
  ({ day, projectId, visitor }) => [primaryKey({ columns: [day, projectId, visitor] })],
);

export const siteVisitSalts = pgTable('site_visit_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
});
