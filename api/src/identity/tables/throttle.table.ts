import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const throttles = pgTable(
  'throttles',
  {
    scope: text().notNull(),
    subject: text().notNull(),
    failures: integer().notNull(),
    locks: integer().notNull(),
    lockedUntil: at('locked_until'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject] })],
);

export const callCounts = pgTable(
  'call_counts',
  {
    scope: text().notNull(),
    subject: text().notNull(),
    calls: integer().notNull(),
    windowEnds: at('window_ends').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject] })],
);
