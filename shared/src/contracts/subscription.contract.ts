import * as z from 'zod/mini';
import { defineContract, type CallOutput } from './define-contract';
import { planPeriodSchema, planSchema } from './payment.contract';

const planType = planSchema.shape.type;

/** A paid plan runs to its end and is renewed by a new payment, else it falls back to Starter. */
export const subscriptionSchema = z.object({
  planType,
  planName: z.string(),
  /** Null on Starter, which has no period. */
  period: z.nullable(planPeriodSchema),
  startedAt: z.iso.datetime(),
  /** When what is paid ends; null on Starter. */
  endsAt: z.nullable(z.iso.datetime()),
  /** Whether it ends at the end of its period because its owner said so. Without, it can be renewed until then. */
  isCancelled: z.boolean(),
  /** What it becomes at `endsAt` when nothing is paid, or by choice; null on Starter. */
  next: z.nullable(z.object({ planType, planName: z.string(), period: z.nullable(planPeriodSchema) })),
  creditsPerMonth: z.number(),
  /** When the next monthly credits come. */
  nextGrantAt: z.iso.datetime(),
  /** From when on the page asks to renew: seven days before the end. Null where there is nothing to renew. */
  renewFrom: z.nullable(z.iso.datetime()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const readSubscription = defineContract({
  method: 'GET',
  path: '/subscription',
  access: 'user',
  request: {},
  response: subscriptionSchema,
});

/**
 * Chooses a cheaper plan for the end of the period, takes that back by choosing the present one, or cancels and keeps.
 * 403 for a dearer plan: that takes a payment.
 */
export const updateSubscription = defineContract({
  method: 'PUT',
  path: '/subscription',
  access: 'user',
  request: {
    body: z.union([
      z.strictObject({ planType, period: planPeriodSchema }),
      z.strictObject({ cancelAtPeriodEnd: z.boolean() }),
    ]),
  },
  response: subscriptionSchema,
});

/** What a change to a plan would do, before anything is quoted: what it costs today, when it begins, what it is too small for. */
export const previewPlanChange = defineContract({
  method: 'GET',
  path: '/subscription/change',
  access: 'user',
  request: { query: z.object({ planType, period: planPeriodSchema }) },
  response: z.object({
    /** `current`: nothing changes. `now`: by a payment. `periodEnd`: by choosing it. */
    kind: z.enum(['current', 'now', 'periodEnd']),
    /** Paise to pay today; 0 unless `now`. */
    amountToday: z.int(),
    /** Paise of a whole period at today's rate. */
    amountNext: z.int(),
    /** When the change takes effect, and until when it is paid (`now`). */
    startsAt: z.iso.datetime(),
    endsAt: z.nullable(z.iso.datetime()),
    /** Credits that come at once. */
    credits: z.number(),
    /** '3 public apps, Starter allows 1': what the plan would be too small for. */
    exceeded: z.array(z.string()),
  }),
});
export type PlanChange = CallOutput<typeof previewPlanChange>;
