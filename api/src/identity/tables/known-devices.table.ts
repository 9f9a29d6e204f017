import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    browserHash: text('browser_hash').notNull(),
    firstUsedAt: at('first_used_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
);
