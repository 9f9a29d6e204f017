import * as z from 'zod/mini';

const countsSchema = z.record(z.string().check(z.maxLength(20)), z.int().check(z.nonnegative()));

/**
 * What a preview holds, counted by the page that keeps its records: the server never sees them. Samples that nobody
 * touched do not count.
 */
export const heldRecordsSchema = z.object({
  /** Records, by the id of their entity. */
  records: countsSchema,
  /** Records with a value in a field, by the id of the field. */
  values: countsSchema,
  /** Records with an option chosen, by the id of the option. */
  options: countsSchema,
});
export type HeldRecords = z.infer<typeof heldRecordsSchema>;

/** What a change would do to records, to be confirmed before it is made (MODEL-17). */
export const runQuestionSchema = z.object({
  /** The message that asked for the change: what a 'yes' carries out. */
  message: z.string(),
  /** `on` names what is reached: the key of a field, the id of an entity or of an option. */
  effects: z.array(z.object({ on: z.string(), text: z.string() })),
  /** The words on the two buttons: 'Remove Phone', 'Keep it'. */
  confirm: z.string(),
  keep: z.string(),
});
export type RunQuestion = z.infer<typeof runQuestionSchema>;
