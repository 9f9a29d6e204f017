import { bigint, boolean, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const versions = pgTable('versions', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id').notNull(),
  number: integer().notNull(),
  note: text().notNull(),
  author: text({ enum: ['user', 'agent'] }).notNull(),
  /** Null where it was made here. */
  origin: text({ enum: ['pull', 'import'] }),
  runId: uuid('run_id'),
  name: text(),
  pinned: boolean().notNull().default(false),
  treeHash: text('tree_hash').notNull(),
  generatedHash: text('generated_hash').notNull(),
  /** Null where the project was imported as code only. */
  model: json(),
  /** What it keeps that the version before it did not have. */
  keptBytes: bigint('kept_bytes', { mode: 'number' }).notNull().default(0),
  positionId: uuid('position_id').notNull(),
  beforeId: uuid('before_id'),
  redoId: uuid('redo_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
