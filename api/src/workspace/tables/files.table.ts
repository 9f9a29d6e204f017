import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** By the database's clock: what nothing refers to goes a day later at the earliest. */
const savedAt = () =>
  timestamp('saved_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`);

export const blobs = pgTable('blobs', {
  hash: text().primaryKey(),
  size: integer().notNull(),
  content: text().notNull(),
  savedAt: savedAt(),
});

export const trees = pgTable('trees', {
  hash: text().primaryKey(),
  entries: jsonb().notNull(),
  savedAt: savedAt(),
});
