import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const resetTokens = pgTable('reset_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Where its code was sent. */
  email: text().notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});
