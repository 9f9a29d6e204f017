import * as z from 'zod/mini';

/** What a check found in the DNS. */
export const foundSchema = z.object({
  /** Of the proof: `unknown` where nobody answered, `misplaced` where a provider has added the registered name once more. */
  proof: z.enum(['here', 'absent', 'other', 'misplaced', 'unknown']),
  /** The names to which the domain leads by CNAME, in order. */
  aliases: z.array(z.string()),
  /** Its addresses. */
  addresses: z.array(z.string()),
  /** Whether nobody answered where it leads to: aliases and addresses are those of the check before. */
  isWayUnknown: z.boolean(),
  /** The addresses of the application's host below the sites' domain. */
  siteAddresses: z.array(z.string()),
  /** How many checks up to this one found that nobody answered to all that was asked; missing in what older releases wrote. */
  unanswered: z.optional(z.number()),
});
export type Found = z.output<typeof foundSchema>;
