import * as z from 'zod/mini';

/**
 * The application model as it was up to generator 1: what is stored in that form is read by `storedModelSchema`
 * (stored-model.ts) and never written again.
 */

const fieldTypeSchema = z.enum([
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

const nodeId = z.string().check(z.regex(/^[a-z]+\d+$/));
const label = z.string().check(z.minLength(1), z.maxLength(60));

const fieldSchema = z.object({
  id: nodeId,
  name: label,
  type: fieldTypeSchema,
  key: z.string().check(z.regex(/^[a-z]+\d+\.\d+$/)),
  required: z.boolean(),
  options: z.optional(z.array(z.object({ id: nodeId, label }))),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  unit: z.optional(z.string().check(z.maxLength(12))),
});

const entitySchema = z.object({
  id: nodeId,
  name: label,
  plural: label,
  labelField: nodeId,
  fields: z.array(fieldSchema).check(z.minLength(1), z.maxLength(60)),
  defaultView: z.enum(['table', 'list', 'cards']),
  sort: z.object({ field: nodeId, direction: z.enum(['asc', 'desc']) }),
});

export const modelVersion1Schema = z.object({
  v: z.literal(1),
  title: label,
  theme: z.object({
    mode: z.enum(['system', 'light', 'dark']),
    accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  }),
  format: z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  entities: z.array(entitySchema).check(z.minLength(1), z.maxLength(20)),
  next: z.object({ entity: z.int(), field: z.int(), option: z.int() }),
  generator: z.string(),
});
export type ModelVersion1 = z.infer<typeof modelVersion1Schema>;
