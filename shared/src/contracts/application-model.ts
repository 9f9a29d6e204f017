import * as z from 'zod/mini';

/**
 * The application model: one JSON file in every project, changed only by operations, from which the code is
 * emitted (docs/documents/application-model.md). Ids never change and are never used twice, so a rename keeps its data.
 */

export const fieldTypeSchema = z.enum([
  'text',
  'longtext',
  'integer',
  'number',
  'money',
  'percent',
  'date',
  'time',
  'datetime',
  'boolean',
  'choice',
  'email',
  'url',
  'phone',
  'rating',
]);
export type FieldType = z.infer<typeof fieldTypeSchema>;

const nodeId = z.string().check(z.regex(/^[a-z]+\d+$/));
const label = z.string().check(z.minLength(1), z.maxLength(60));

export const choiceOptionSchema = z.object({ id: nodeId, label });

export const fieldSchema = z.object({
  /** `f1`, `f2` …, unique in the application. */
  id: nodeId,
  name: label,
  type: fieldTypeSchema,
  /**
   * Where a record keeps the value: `<id>.<revision>`. Retyping raises the revision, so that the values of
   * before stay in the record and an undo finds them again; the kit converts from the nearest other revision.
   */
  key: z.string().check(z.regex(/^[a-z]+\d+\.\d+$/)),
  required: z.boolean(),
  /** Only for `choice`, in order. */
  options: z.optional(z.array(choiceOptionSchema)),
  /** Bounds of a number, an amount, a percentage or a rating; a rating is whole numbers from min to max. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Said after the number: 'min', 'bpm', 'kg'. */
  unit: z.optional(z.string().check(z.maxLength(12))),
});
export type Field = z.infer<typeof fieldSchema>;

export const viewKindSchema = z.enum(['table', 'list', 'cards']);
export type ViewKind = z.infer<typeof viewKindSchema>;

export const entitySchema = z.object({
  /** `e1`, `e2` … */
  id: nodeId,
  /** Singular and plural, capitalised as a heading: 'Practice session', 'Practice sessions'. */
  name: label,
  plural: label,
  /** The field whose value names a record. */
  labelField: nodeId,
  fields: z.array(fieldSchema).check(z.minLength(1), z.maxLength(60)),
  /** How the list opens. */
  defaultView: viewKindSchema,
  sort: z.object({ field: nodeId, direction: z.enum(['asc', 'desc']) }),
});
export type Entity = z.infer<typeof entitySchema>;

export const applicationModelSchema = z.object({
  v: z.literal(1),
  title: label,
  theme: z.object({
    mode: z.enum(['system', 'light', 'dark']),
    /** `#rrggbb`; the emitter derives readable shades for both themes from it. */
    accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  }),
  format: z.object({
    /** ISO 4217. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  entities: z.array(entitySchema).check(z.minLength(1), z.maxLength(20)),
  /** The next number of each kind of id; never goes down, also not by undo of a removal. */
  next: z.object({ entity: z.int(), field: z.int(), option: z.int() }),
  /** Version of the generator that wrote the files. */
  generator: z.string(),
});
export type ApplicationModel = z.infer<typeof applicationModelSchema>;
