import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Null: signs in by a provider only. */
  passwordHash: text('password_hash'),
  plan: text().notNull().default('Starter'),
  /** Until when it holds; null: for good. */
  planEndsAt: timestamp('plan_ends_at', { withTimezone: true }),
  chosenPlan: jsonb('chosen_plan'),
  /** Of the cookie of the browser that signed up last, while the address is not verified. */
  registrationHash: text('registration_hash'),
  preferences: jsonb().notNull().default({}),
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
