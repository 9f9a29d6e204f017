import {
  bigint,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const creditAmount = () => numeric({ precision: 14, scale: 2, mode: 'number' }).notNull();
/** Money in paise. */
const paise = () => bigint({ mode: 'number' }).notNull();

export const paymentQuotes = pgTable('payment_quotes', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  item: text().notNull(),
  lines: jsonb().notNull(),
  amount: paise(),
  credits: creditAmount(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const payments = pgTable('payments', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  quoteId: uuid('quote_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  provider: text({ enum: ['test'] }).notNull(),
  status: text({ enum: ['pending', 'needs_confirmation', 'succeeded', 'failed'] }).notNull(),
  amount: paise(),
  credits: creditAmount(),
  last4: text(),
  reason: text(),
  nextAction: text('next_action'),
  confirmAttempts: integer('confirm_attempts').notNull().default(0),
  receipt: text(),
  at: at('at').notNull(),
});

export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    paymentId: uuid('payment_id').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
