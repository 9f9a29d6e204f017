import { boolean, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const siteDomains = pgTable(
  'site_domains',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id').notNull(),
    appName: text('app_name').notNull(),
    /** In ASCII, lower case. */
    domain: text().notNull(),
    token: text().notNull(),
    addedBy: uuid('added_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Since when it waits for its proof. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }).notNull(),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** When a proof that was there was first found to be gone. */
    lostAt: timestamp('lost_at', { withTimezone: true }),
    isTaken: boolean('is_taken').notNull().default(false),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Null: when somebody asks for it. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    /** What the last check found; parsed by the repository. */
    found: jsonb(),
  },
  ({ projectId, appName, domain }) => [unique().on(projectId, appName, domain)],
);
