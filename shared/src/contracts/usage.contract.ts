import * as z from 'zod/mini';
import { defineContract } from './define-contract';

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

/** The account's limits; those that are turned off on this server are left out. */
export const readUsage = defineContract({
  method: 'GET',
  path: '/usage',
  access: 'user',
  request: {},
  response: z.object({ limits: z.array(limitSchema) }),
});
