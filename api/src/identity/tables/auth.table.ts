import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at').notNull(),
  device: text().notNull(),
  revokedAt: at('revoked_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  id: uuid().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  kind: text({ enum: ['tab', 'cookie'] }).notNull(),
  issuedAt: at('issued_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    email: text().notNull(),
    purpose: text({ enum: ['verify', 'reset', 'email', 'delete'] }).notNull(),
    userId: uuid('user_id'),
    codeHash: text('code_hash').notNull(),
    attempts: integer().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose] })],
);

export const throttles = pgTable(
  'throttles',
  {
    scope: text().notNull(),
    subject: text().notNull(),
    failures: integer().notNull(),
    locks: integer().notNull(),
    lockedUntil: at('locked_until'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject] })],
);

export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  sealedPrivateJwk: text('sealed_private_jwk').notNull(),
  createdAt: at('created_at').notNull(),
});

export const identities = pgTable('identities', {
  id: uuid().primaryKey(),
  provider: text({ enum: ['google', 'github', 'apple'] }).notNull(),
  subject: text().notNull(),
  userId: uuid('user_id').notNull(),
  displayName: text('display_name').notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at').notNull(),
});

export const signInCodes = pgTable('sign_in_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  bindingHash: text('binding_hash').notNull(),
  returnPath: text('return_path'),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const resetTokens = pgTable('reset_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const callCounts = pgTable(
  'call_counts',
  {
    scope: text().notNull(),
    subject: text().notNull(),
    calls: integer().notNull(),
    windowEnds: at('window_ends').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject] })],
);
