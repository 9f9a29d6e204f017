import type { RunStatus } from '@tessera/shared/contracts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const runs = pgTable('runs', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id').notNull(),
  userId: uuid('user_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  message: text().notNull(),
  attachments: jsonb().notNull().default([]),
  about: jsonb(),
  edit: jsonb(),
  problem: jsonb(),
  mode: text({ enum: ['build', 'plan', 'ask'] }).notNull(),
  status: text().$type<RunStatus>().notNull(),
  answer: text().notNull().default(''),
  suggestions: jsonb().notNull().default([]),
  receipt: jsonb(),
  question: jsonb(),
  held: jsonb(),
  decided: jsonb(),
  spoken: jsonb(),
  versionId: uuid('version_id'),
  error: text(),
  conflicts: jsonb().notNull().default([]),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export const runEvents = pgTable(
  'run_events',
  {
    runId: uuid('run_id').notNull(),
    seq: integer().notNull(),
    event: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);
