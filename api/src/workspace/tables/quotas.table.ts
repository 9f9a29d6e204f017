import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Calls of an account within the hour or day that is running. */
export const quotaWindows = pgTable(
  'quota_windows',
  {
    userId: uuid('user_id').notNull(),
    quota: text().notNull(),
    used: integer().notNull(),
    windowEnds: timestamp('window_ends', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quota] })],
);
