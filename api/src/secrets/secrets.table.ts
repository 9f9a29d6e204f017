import { pgTable, text } from 'drizzle-orm/pg-core';

export const sealedSettings = pgTable('sealed_settings', {
  name: text().primaryKey(),
  sealedValue: text('sealed_value').notNull(),
});
