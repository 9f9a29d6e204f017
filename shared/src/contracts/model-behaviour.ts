import * as z from 'zod/mini';
import {
  expressionSchema,
  iconSchema,
  labelSchema,
  nodeIdSchema,
  sentenceSchema,
  toneSchema,
} from './model-parts';

/** What is checked, shown and done beyond single fields (MODEL-05, MODEL-06, MODEL-08). Expressions are over one record. */

const ruleBase = { id: nodeIdSchema, message: sentenceSchema };
/** The most fields that one rule or one index is about. */
export const MAX_FIELDS_TOGETHER = 4;

const within = z.array(nodeIdSchema).check(z.maxLength(MAX_FIELDS_TOGETHER));

/** Holds for every record as it would be after a change; a change that breaks it is refused with the message. */
export const ruleSchema = z.discriminatedUnion('kind', [
  /** `holds` is true, or cannot be told because something is empty. `field` is where the message is shown. */
  z.object({
    ...ruleBase,
    kind: z.literal('check'),
    holds: expressionSchema,
    field: z.optional(nodeIdSchema),
  }),
  /** No two records have the same values in all these fields. */
  z.object({ ...ruleBase, kind: z.literal('unique'), fields: within.check(z.minLength(2)) }),
  /** No two records that agree in `within` overlap from `start` up to but without `end`. */
  z.object({
    ...ruleBase,
    kind: z.literal('noOverlap'),
    start: expressionSchema,
    end: expressionSchema,
    within,
    /** Which records count; all without it. */
    where: z.optional(expressionSchema),
  }),
  /** At most `most` records agree in `within`. */
  z.object({
    ...ruleBase,
    kind: z.literal('limit'),
    most: expressionSchema,
    within,
    where: z.optional(expressionSchema),
  }),
]);
export type Rule = z.infer<typeof ruleSchema>;

/** The most rules and indexes of a table: more indexes make saving slow and nothing faster. */
export const MAX_RULES = 30;
export const MAX_INDEXES = 10;

/** What the database keeps an index of, so that finding by it stays fast: by one field and within it by the next, and by each text. */
export const indexSchema = z.object({
  id: nodeIdSchema,
  fields: z.array(nodeIdSchema).check(z.minLength(1), z.maxLength(MAX_FIELDS_TOGETHER)),
});
export type Index = z.infer<typeof indexSchema>;

/** A word beside a record while a condition holds: 'Overdue', 'Low stock'. */
export const badgeSchema = z.object({
  id: nodeIdSchema,
  text: labelSchema,
  tone: toneSchema,
  when: expressionSchema,
});
export type Badge = z.infer<typeof badgeSchema>;

/** A saved filter of a list: 'Open', 'This month'. */
export const filterSchema = z.object({ id: nodeIdSchema, name: labelSchema, where: expressionSchema });
export type Filter = z.infer<typeof filterSchema>;

/** A value for a field, worked out from the record that an action belongs to. */
const assignmentSchema = z.object({ field: nodeIdSchema, to: expressionSchema });
export type Assignment = z.infer<typeof assignmentSchema>;

const actionBase = {
  id: nodeIdSchema,
  /** The verb on the button: 'Mark done'. */
  name: labelSchema,
  icon: z.optional(iconSchema),
  /** The button is there only for records of which this is true. */
  when: z.optional(expressionSchema),
  set: z.array(assignmentSchema).check(z.minLength(1), z.maxLength(12)),
};

/** Done to a record by one press, with undo. */
export const actionSchema = z.discriminatedUnion('kind', [
  /** Changes the record: adds one, marks done, stamps now. */
  z.object({ ...actionBase, kind: z.literal('change') }),
  /** Adds a record of another kind; `this` in its expressions is the record that was pressed. */
  z.object({ ...actionBase, kind: z.literal('add'), entity: nodeIdSchema }),
]);
export type Action = z.infer<typeof actionSchema>;

/**
 * A sample record. Values by field id as they are stored, but a choice holds option ids and a reference sample ids,
 * `+3` and `-12` are days from the day on which the samples are put in (`+1T10:30` with a time), and an image is a
 * word that a small picture is drawn from.
 */
export const sampleSchema = z.object({
  id: nodeIdSchema,
  values: z.record(
    nodeIdSchema,
    z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean(), z.array(z.string())]),
  ),
  /** A row of a file that somebody sent (HOME-02): theirs, and never removed as a sample. */
  isOwn: z.optional(z.literal(true)),
});
export type Sample = z.infer<typeof sampleSchema>;
