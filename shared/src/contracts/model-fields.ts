import * as z from 'zod/mini';
import { expressionSchema, labelSchema, nodeIdSchema, sentenceSchema, toneSchema } from './model-parts';

export const FIELD_TYPES = [
  'text',
  'longtext',
  'integer',
  'number',
  'money',
  'percent',
  'date',
  'time',
  'datetime',
  'duration',
  'boolean',
  'choice',
  'tags',
  'email',
  'url',
  'phone',
  'rating',
  'color',
  'image',
  'person',
  'reference',
] as const;
export const fieldTypeSchema = z.enum(FIELD_TYPES);
export type FieldType = z.infer<typeof fieldTypeSchema>;

export const choiceOptionSchema = z.object({
  id: nodeIdSchema,
  label: labelSchema,
  /** What the state means; without one it is coloured by its place. */
  tone: z.optional(toneSchema),
});
export type ChoiceOption = z.infer<typeof choiceOptionSchema>;

/** A link to records of another entity, or of the same one (MODEL-01). */
export const referenceSchema = z.object({
  entity: nodeIdSchema,
  /** What the list of these records is called on the page of the record that they point at: 'Orders' of a customer. */
  inverse: labelSchema,
  /** What becomes of these records when the one they point at is deleted. A link to many is only ever cleared. */
  onDelete: z.enum(['refuse', 'cascade', 'clear']),
});
export type Reference = z.infer<typeof referenceSchema>;

export const fieldSchema = z.object({
  /** `f1`, `f2` … */
  id: nodeIdSchema,
  name: labelSchema,
  type: fieldTypeSchema,
  /**
   * Where a record keeps the value: `<id>.<revision>`. Retyping raises the revision, so that the values of
   * before stay in the record and an undo finds them again; the kit converts from the nearest other revision.
   */
  key: z.string().check(z.regex(/^[a-z]+\d+\.\d+$/)),
  required: z.boolean(),
  /** No two records have the same value, whatever its case. */
  unique: z.optional(z.boolean()),
  /** Shown below the control. */
  help: z.optional(sentenceSchema),
  /** What a new record begins with: `0`, `today`, `o3`. */
  default: z.optional(expressionSchema),
  /** Worked out and never typed in (MODEL-02, MODEL-03). What it gives fits `type`. */
  computed: z.optional(expressionSchema),
  /** Only for `choice`, in order. */
  options: z.optional(z.array(choiceOptionSchema).check(z.maxLength(60))),
  /** Several at once; only for `choice` and `reference`. */
  many: z.optional(z.boolean()),
  /** Only for `reference`. */
  reference: z.optional(referenceSchema),
  /** Bounds of a number, an amount, a percentage, a duration (minutes) or a rating; a rating is whole numbers from min to max. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Said after the number: 'min', 'bpm', 'kg'. */
  unit: z.optional(z.string().check(z.maxLength(12))),
});
export type Field = z.infer<typeof fieldSchema>;
