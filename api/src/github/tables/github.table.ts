import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const githubConnections = pgTable('github_connections', {
  userId: uuid('user_id').primaryKey(),
  githubId: text('github_id').notNull(),
  login: text().notNull(),
  sealedToken: text('sealed_token').notNull(),
  scopes: text().notNull(),
  connectedAt: at('connected_at').notNull(),
  refusedAt: at('refused_at'),
  isOwnToken: boolean('is_own_token').notNull().default(false),
});

export const githubSelections = pgTable(
  'github_selections',
  {
    userId: uuid('user_id').notNull(),
    repository: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.repository] })],
);

export const githubAttempts = pgTable('github_attempts', {
  stateHash: text('state_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  sealedVerifier: text('sealed_verifier').notNull(),
  returnPath: text('return_path'),
  expiresAt: at('expires_at').notNull(),
});
