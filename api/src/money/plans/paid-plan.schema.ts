import { planPeriodSchema, planSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/** What a quote for a plan changes once it is paid, as it is stored with it. */
export const paidPlanSchema = z.object({
  planType: planSchema.shape.type,
  period: planPeriodSchema,
  kind: z.enum(['start', 'upgrade', 'restart', 'renewal']),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Paise of its next whole period. */
  nextAmount: z.int(),
  /** The standing that it was made from. */
  revision: z.int(),
});
export type PaidPlan = z.infer<typeof paidPlanSchema>;
