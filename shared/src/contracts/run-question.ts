import * as z from 'zod/mini';

/** More of a kind are not counted: then the question comes without numbers. */
export const MAX_HELD_COUNTS = 2000;
const MAX_HELD_RECORDS = 1_000_000;

/** What is counted: entities, keys of fields, options. A page that was opened before an update may count by fields. */
export const HELD_KEYS = {
  records: /^e[1-9]\d{0,8}$/,
  values: /^f[1-9]\d{0,8}(?:\.[1-9]\d{0,8})?$/,
  options: /^o[1-9]\d{0,8}$/,
};

const countsBy = (key: RegExp) =>
  z
    .record(z.string().check(z.regex(key)), z.int().check(z.minimum(0), z.maximum(MAX_HELD_RECORDS)))
    .check(z.refine((counts) => Object.keys(counts).length <= MAX_HELD_COUNTS, 'There are too many counts'));

/**
 * What a preview holds, counted by the page that keeps its records: the server never sees them. Samples that nobody
 * touched do not count. What the model does not know is counted too, because the page does not know the model.
 */
export const heldRecordsSchema = z.object({
  /** Records, by the id of their entity. */
  records: countsBy(HELD_KEYS.records),
  /** Records that show a value in a field, by each key that the field has or had: 'f3.20' since it changed its type. */
  values: countsBy(HELD_KEYS.values),
  /** Records with an option chosen, by the id of the option. */
  options: countsBy(HELD_KEYS.options),
  /** Records that say yes, by the key of the field. A page that was opened before an update does not count them. */
  flags: z.optional(countsBy(HELD_KEYS.values)),
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
