import type { PaymentProviderName } from '@tessera/shared/contracts';
import {
  bigint,
  boolean,
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
  title: text().notNull().default(''),
  lines: jsonb().notNull(),
  plan: jsonb(),
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
  provider: text().$type<PaymentProviderName>().notNull(),
  status: text({ enum: ['pending', 'needs_confirmation', 'succeeded', 'failed', 'refunded'] }).notNull(),
  item: text().notNull().default(''),
  title: text().notNull().default(''),
  amount: paise(),
  credits: creditAmount(),
  last4: text(),
  reason: text(),
  nextAction: text('next_action'),
  confirmAttempts: integer('confirm_attempts').notNull().default(0),
  receipt: text(),
  providerReference: text('provider_reference'),
  chargeReference: text('charge_reference'),
  settledAt: at('settled_at'),
  checkedAt: at('checked_at'),
  isRefundDue: boolean('is_refund_due').notNull().default(false),
  refundReason: text('refund_reason'),
  refundedAt: at('refunded_at'),
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
