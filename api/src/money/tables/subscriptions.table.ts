import type { PlanPeriod, PlanType } from '@tessera/shared/contracts';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id').primaryKey(),
  plan: text().$type<PlanType>().notNull(),
  period: text().$type<PlanPeriod>(),
  openedAt: at('opened_at').notNull(),
  startedAt: at('started_at').notNull(),
  anchor: at('anchor').notNull(),
  periodStart: at('period_start'),
  endsAt: at('ends_at'),
  isCancelled: boolean('is_cancelled').notNull().default(false),
  nextPlan: text('next_plan').$type<PlanType>(),
  nextPeriod: text('next_period').$type<PlanPeriod>(),
  renewedPlan: text('renewed_plan').$type<PlanType>(),
  renewedPeriod: text('renewed_period').$type<PlanPeriod>(),
  renewedEndsAt: at('renewed_ends_at'),
  renewedPaymentId: uuid('renewed_payment_id'),
  layers: jsonb().notNull().default([]),
  nextGrantAt: at('next_grant_at').notNull(),
  revision: integer().notNull().default(0),
});
