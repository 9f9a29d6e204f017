import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
