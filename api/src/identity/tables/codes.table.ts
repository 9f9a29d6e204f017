import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    email: text().notNull(),
    purpose: text({ enum: ['verify', 'reset', 'email', 'delete'] }).notNull(),
    /** A browser or a user: each has a code of its own. */
    asker: text().notNull(),
    userId: uuid('user_id'),
    codeHash: text('code_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose, table.asker] })],
);
