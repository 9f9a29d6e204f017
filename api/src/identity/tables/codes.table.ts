import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    email: text().notNull(),
    purpose: text({ enum: ['verify', 'reset', 'email', 'delete'] }).notNull(),
    userId: uuid('user_id'),
    codeHash: text('code_hash').notNull(),
    attempts: integer().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose] })],
);
