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

export const ROLES_BY_SIGN_IN = ['editor', 'viewer'] as const;

/**
 * Who may sign in to the live application, besides its owner (DATA-03): only those who were invited, or everybody with an email
 * address. Nobody where a model says nothing.
 */
export const signInSchema = z.object({
  who: z.enum(['invited', 'open']),
  /** What somebody becomes who was not invited. */
  newcomers: z.enum(ROLES_BY_SIGN_IN),
});
export type SignIn = z.infer<typeof signInSchema>;
