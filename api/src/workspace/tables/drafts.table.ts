import { json, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const drafts = pgTable('drafts', {
  id: uuid().primaryKey(),
  /** Of the secret that the browser's cookie has. */
  tokenHash: text('token_hash').notNull(),
  prompt: text().notNull(),
  status: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
  /** What is under way, or what failed; null while it waits for its turn. */
  step: text({ enum: ['understand', 'design', 'write', 'check', 'preview'] }),
  error: text(),
  /** Where it runs: a part of its preview's host. */
  label: text().notNull(),
  treeHash: text('tree_hash'),
  generatedHash: text('generated_hash'),
  model: json(),
  answer: text().notNull().default(''),
  suggestions: jsonb().notNull().default([]),
  receipt: jsonb(),
  spoken: jsonb(),
  /** What it was kept as. */
  projectId: uuid('project_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
