import * as z from 'zod/mini';

/** What visitors who have not signed in may do with the records of a table (DATA-02). */
export const visitorRightsSchema = z.object({
  read: z.boolean(),
  add: z.boolean(),
  change: z.boolean(),
  remove: z.boolean(),
});
export type VisitorRights = z.infer<typeof visitorRightsSchema>;

/** Who may do what with the records of a table. Owners always may everything. */
export const tableAccessSchema = z.object({
  visitors: visitorRightsSchema,
  /** Editors see and change only what they added (DATA-03). */
  own: z.optional(z.literal(true)),
});
export type TableAccess = z.infer<typeof tableAccessSchema>;
