import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { tableAccessSchema } from './model-access';
import { indexSchema } from './model-behaviour';
import { choiceOptionSchema, fieldTypeSchema, referenceSchema } from './model-fields';
import { expressionSchema, nodeIdSchema } from './model-parts';
import { VISIBLE } from './patterns';
import { tableRuleSchema } from './table-rules';

/** What a designer of tables may do to an application model (SCR-12, SCR-14): a part of the builder's operations, mostly by their names. */

/** What a table, a column or an option is called. */
export const designNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { message: 'A name has at least one character', abort: true }),
    z.regex(VISIBLE, { message: 'A name has at least one character', abort: true }),
    z.maxLength(60, 'A name has at most 60 characters'),
  );

const descriptionSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { message: 'Write something', abort: true }),
    z.regex(VISIBLE, { message: 'Write something', abort: true }),
    z.maxLength(300, 'A description has at most 300 characters'),
  );
const unitSchema = z.string().check(z.trim(), z.maxLength(12, 'A unit has at most 12 characters'));
const limits = {
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  unit: z.optional(unitSchema),
};
/** What a number has to keep to from now on: null takes a limit away, and what is left out stays. */
const newLimits = {
  min: z.optional(z.nullable(z.number())),
  max: z.optional(z.nullable(z.number())),
  unit: z.optional(z.nullable(unitSchema)),
};
const optionsSchema = z
  .array(designNameSchema)
  .check(
    z.minLength(1, 'A choice has at least one option'),
    z.maxLength(60, 'A choice has at most 60 options'),
  );

/** A column before it has an id. A link comes by `relate`. */
export const columnDraftSchema = z.object({
  name: designNameSchema,
  type: fieldTypeSchema.check(
    z.refine((type) => type !== 'reference', 'A link needs the table that it points at'),
  ),
  required: z.boolean(),
  options: z.optional(optionsSchema),
  ...limits,
});
export type ColumnDraft = z.infer<typeof columnDraftSchema>;

const entity = nodeIdSchema;
const field = nodeIdSchema;
const place = z.int().check(z.minimum(0), z.maximum(100));

export const designOperationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('addEntity'),
    draft: z.object({
      name: designNameSchema,
      plural: designNameSchema,
      fields: z
        .array(columnDraftSchema)
        .check(
          z.minLength(1, 'A table has at least one column'),
          z.maxLength(60, 'A table has at most 60 columns'),
        ),
    }),
  }),
  z.object({ kind: z.literal('renameEntity'), entity, name: designNameSchema, plural: designNameSchema }),
  /** Null takes it away. */
  z.object({ kind: z.literal('setDescription'), entity, description: z.nullable(descriptionSchema) }),
  z.object({ kind: z.literal('removeEntity'), entity }),
  z.object({ kind: z.literal('moveEntity'), entity, to: place }),
  z.object({ kind: z.literal('setAccess'), entity, access: z.nullable(tableAccessSchema) }),
  z.object({ kind: z.literal('addField'), entity, draft: columnDraftSchema }),
  z.object({ kind: z.literal('renameField'), field, name: designNameSchema }),
  z.object({ kind: z.literal('removeField'), field }),
  z.object({
    kind: z.literal('retypeField'),
    field,
    type: fieldTypeSchema,
    limits: z.object({ options: z.optional(optionsSchema), ...limits }),
  }),
  z.object({ kind: z.literal('setOptions'), field, options: optionsSchema }),
  z.object({
    kind: z.literal('renameOption'),
    field,
    option: choiceOptionSchema.shape.id,
    label: designNameSchema,
  }),
  z.object({ kind: z.literal('setRequired'), field, required: z.boolean() }),
  z.object({ kind: z.literal('setUnique'), field, unique: z.boolean() }),
  z.object({ kind: z.literal('setLimits'), field, limits: z.object(newLimits) }),
  z.object({ kind: z.literal('setDefault'), field, default: z.nullable(expressionSchema) }),
  z.object({ kind: z.literal('setMany'), field, many: z.boolean() }),
  z.object({ kind: z.literal('moveField'), field, to: place }),
  z.object({ kind: z.literal('setLabel'), field }),
  z.object({
    kind: z.literal('relate'),
    entity,
    /** A column that becomes the link. */
    field: z.optional(field),
    name: designNameSchema,
    reference: z.extend(referenceSchema, { inverse: designNameSchema }),
    many: z.boolean(),
    required: z.boolean(),
  }),
  z.object({
    kind: z.literal('setReference'),
    field,
    reference: z.object({ inverse: designNameSchema, onDelete: referenceSchema.shape.onDelete }),
  }),
  z.object({ kind: z.literal('addRule'), entity, rule: tableRuleSchema }),
  z.object({ kind: z.literal('addIndex'), entity, fields: indexSchema.shape.fields }),
  z.object({ kind: z.literal('removePart'), part: z.enum(['rule', 'index']), id: nodeIdSchema }),
]);
export type DesignOperation = z.infer<typeof designOperationSchema>;

/** More is no design that anybody looks through. */
export const MAX_DESIGN_OPERATIONS = 300;

export const designOperationsSchema = z
  .array(designOperationSchema)
  .check(
    z.minLength(1, { message: 'There is nothing to change', abort: true }),
    z.maxLength(
      MAX_DESIGN_OPERATIONS,
      `A design has at most ${String(MAX_DESIGN_OPERATIONS)} changes at once`,
    ),
  );

/** A column as words describe it: what the form of a table shows of it. */
export const describedColumnSchema = z.object({
  name: designNameSchema,
  type: fieldTypeSchema,
  required: z.boolean(),
  unique: z.optional(z.boolean()),
  options: z.optional(optionsSchema),
  ...limits,
  /** The label of an option, or an expression. */
  default: z.optional(expressionSchema),
  /** Of a link: the table that it points at, and whether at several of its records. */
  target: z.optional(nodeIdSchema),
  many: z.optional(z.boolean()),
});
export type DescribedColumn = z.infer<typeof describedColumnSchema>;

/** A table in words: 'orders with customer, date and total'. */
export const describedTableSchema = z.object({
  /** Singular; '' where the words name none. */
  name: z.string(),
  columns: z.array(describedColumnSchema),
  /** Words that came to nothing here. */
  left: z.array(z.string()),
});
export type DescribedTable = z.infer<typeof describedTableSchema>;

/**
 * Reads a description of a new table (SCR-14); nothing is changed. 422 UNPROCESSABLE where it names no column, or the project has no design.
 */
export const describeTable = defineContract({
  method: 'POST',
  path: '/project/:id/describe-table',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid() }),
    body: z.object({
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, { message: 'Describe the table first', abort: true }),
          z.regex(VISIBLE, { message: 'Describe the table first', abort: true }),
          z.maxLength(1000, 'A description has at most 1,000 characters'),
        ),
    }),
  },
  response: describedTableSchema,
});
