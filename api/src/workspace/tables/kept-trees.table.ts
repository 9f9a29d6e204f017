import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const keptTrees = pgTable(
  'kept_trees',
  {
    projectId: uuid('project_id').notNull(),
    name: text().notNull(),
    treeHash: text('tree_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.name] })],
);
