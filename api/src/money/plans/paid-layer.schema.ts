import { planPeriodSchema, planSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

const planType = planSchema.shape.type;
const time = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);

/** The period that a dearer one took the place of: it goes on where that is given back. */
const earlierSchema = z.object({
  plan: planType,
  period: planPeriodSchema,
  startedAt: time,
  anchor: time,
  periodStart: time,
  endsAt: time,
  nextGrantAt: time,
  renewedPlan: z.nullable(planType),
  renewedPeriod: z.nullable(planPeriodSchema),
  renewedEndsAt: z.nullable(time),
  renewedPaymentId: z.nullable(z.string()),
});

/** A payment that the running period comes from. */
export const paidLayerSchema = z.discriminatedUnion('kind', [
  /** A whole period. */
  z.object({ kind: z.literal('period'), paymentId: z.string() }),
  /** A dearer plan for what was left of the one below it. */
  z.object({ kind: z.literal('upgrade'), paymentId: z.string(), before: planType }),
  /** A whole period, less what the one below it had left; null: that was given back. */
  z.object({ kind: z.literal('restart'), paymentId: z.string(), before: z.nullable(earlierSchema) }),
]);
export type PaidLayer = z.infer<typeof paidLayerSchema>;
