import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const databases = pgTable('databases', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const databaseEnvironments = pgTable(
  'database_environments',
  {
    databaseId: uuid('database_id').notNull(),
    environment: text().$type<'preview' | 'production'>().notNull(),
    /** As it was when it was migrated last. */
    revision: integer().notNull(),
    records: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    versionId: uuid('version_id').notNull(),
    migratedAt: timestamp('migrated_at', { withTimezone: true }).notNull(),
    /** Who may sign in, by the model of that migration; null: nobody but the owner. */
    signIn: jsonb('sign_in'),
    /** What the application is called in mails. */
    title: text().notNull().default(''),
  },
  ({ databaseId, environment }) => [primaryKey({ columns: [databaseId, environment] })],
);
