import { integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const applicationPeople = pgTable(
  'application_people',
  {
    id: uuid().primaryKey(),
    databaseId: uuid('database_id').notNull(),
    /** In small letters. */
    email: text().notNull(),
    role: text({ enum: ['editor', 'viewer'] }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Null: came without an invitation. */
    invitedAt: at('invited_at'),
    firstInAt: at('first_in_at'),
    lastInAt: at('last_in_at'),
  },
  ({ databaseId, email }) => [unique().on(databaseId, email)],
);

export const applicationCodes = pgTable(
  'application_codes',
  {
    databaseId: uuid('database_id').notNull(),
    email: text().notNull(),
    /** That asked for it: tries of others do not use it up. */
    network: text().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  ({ databaseId, email, network }) => [primaryKey({ columns: [databaseId, email, network] })],
);

/** From where somebody has signed in. */
export const applicationNetworks = pgTable(
  'application_networks',
  {
    personId: uuid('person_id').notNull(),
    network: text().notNull(),
    lastInAt: at('last_in_at').notNull(),
  },
  ({ personId, network }) => [primaryKey({ columns: [personId, network] })],
);

export const applicationSessions = pgTable('application_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  databaseId: uuid('database_id').notNull(),
  /** Null: the project's owner. */
  personId: uuid('person_id'),
  ownerEmail: text('owner_email'),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const applicationEntrances = pgTable('application_entrances', {
  codeHash: text('code_hash').primaryKey(),
  databaseId: uuid('database_id').notNull(),
  ownerEmail: text('owner_email').notNull(),
  expiresAt: at('expires_at').notNull(),
});
