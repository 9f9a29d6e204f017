import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const blobs = pgTable('blobs', {
  hash: text().primaryKey(),
  size: integer().notNull(),
  content: text().notNull(),
});

export const trees = pgTable('trees', {
  hash: text().primaryKey(),
  entries: jsonb().notNull(),
});
