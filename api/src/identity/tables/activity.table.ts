import type { Activity } from '@tessera/shared/contracts';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const activity = pgTable('activity', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text().$type<Activity['kind']>().notNull(),
  detail: text().notNull(),
  address: text(),
});
