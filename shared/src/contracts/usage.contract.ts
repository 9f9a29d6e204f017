import * as z from 'zod/mini';
import { defineContract, type CallOutput } from './define-contract';
import { momentSchema } from './moment';

/** How much of one thing an account has used, of what it may have. */
export const limitSchema = z.object({
  /** The `quota` of the failure that a full one answers. */
  id: z.string(),
  label: z.string(),
  used: z.number(),
  limit: z.number(),
  unit: z.enum(['count', 'bytes']),
  /** How to make room. */
  advice: z.string(),
  /** When counting begins anew; only of what is counted within an hour or a day that is running. */
  resetsAt: z.optional(z.iso.datetime()),
});
export type Limit = z.infer<typeof limitSchema>;

export const usageGroupSchema = z.enum(
  ['day', 'project', 'agent', 'kind'],
  'Group by day, project, agent or kind',
);
export type UsageGroup = z.infer<typeof usageGroupSchema>;

/** Credits of one group: spent above zero, given back as `refunds` above zero. */
export const usageGroupRowSchema = z.object({
  /** `2026-05-14` of the asked time zone, an id, or a kind. */
  key: z.string(),
  /** What a page calls it. */
  label: z.string(),
  messages: z.number(),
  deployments: z.number(),
  refunds: z.number(),
});
export type UsageGroupRow = z.infer<typeof usageGroupRowSchema>;

/**
 * Where credits went, as sums of the ledger, and what is used of the account's limits; those that are turned off on this
 * server are left out. The last 30 days unless said.
 */
export const readUsage = defineContract({
  method: 'GET',
  path: '/usage',
  access: 'user',
  request: {
    query: z.object({
      from: z.optional(momentSchema),
      to: z.optional(momentSchema),
      groupBy: z._default(usageGroupSchema, 'day'),
      /** Whose days they are: 'Asia/Kolkata'. UTC unless given. */
      timeZone: z.optional(z.string().check(z.maxLength(60))),
    }),
  },
  response: z.object({
    balance: z.number(),
    /** Spent less refunded, between `from` and `to`. */
    used: z.number(),
    /** Credits that came by plan, purchase or the operator, between `from` and `to`. */
    granted: z.number(),
    /** The balance at the end of the running month of credits, if use goes on as in the last 30 days; never below 0. */
    forecast: z.object({ at: z.iso.datetime(), balance: z.number() }),
    series: z.array(usageGroupRowSchema),
    limits: z.array(limitSchema),
    /** What the plan allows, and what is used of it (SCR-20, 'Plan limits'). */
    planLimits: z.array(limitSchema),
  }),
});
export type Usage = CallOutput<typeof readUsage>;
