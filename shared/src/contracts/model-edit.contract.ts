import * as z from 'zod/mini';
import { MOST_APP_TABLES, themeSchema } from './application-model';
import { defineContract } from './define-contract';
import { signInSchema, tableAccessSchema } from './model-access';
import { designOperationsSchema } from './model-design';
import { nodeIdSchema, toneSchema } from './model-parts';
import { VISIBLE } from './patterns';
import { runSchema } from './run.contract';
import { pointedIdSchema } from './run-subject';

/** What a part is called: as long as the model lets it be, and with something to see. */
const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { message: 'A name has at least one character', abort: true }),
    z.regex(VISIBLE, { message: 'A name has at least one character', abort: true }),
    z.maxLength(60, 'A name has at most 60 characters'),
  );

const part = pointedIdSchema;

const accessListSchema = z
  .array(z.object({ entity: nodeIdSchema, access: z.nullable(tableAccessSchema) }))
  .check(
    z.minLength(1, { message: 'Name at least one table', abort: true }),
    z.maxLength(MOST_APP_TABLES, {
      message: `An application has at most ${String(MOST_APP_TABLES)} tables`,
      abort: true,
    }),
    z.refine((tables) => new Set(tables.map(({ entity }) => entity)).size === tables.length, {
      message: 'Name each table once',
    }),
  );

/** One change made by hand and not by words: of one part, whose kind decides what it means, of the whole, or of who may do what. */
export const modelEditSchema = z.discriminatedUnion('kind', [
  /** `plural` is a table's; without it, it follows from the name. */
  z.object({ kind: z.literal('rename'), part, name: nameSchema, plural: z.optional(nameSchema) }),
  /** The words of a text block. */
  z.object({
    kind: z.literal('write'),
    part,
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { message: 'Write something', abort: true }),
        z.regex(VISIBLE, { message: 'Write something', abort: true }),
        z.maxLength(2000, 'A text has at most 2,000 characters'),
      ),
  }),
  /** The colour of an option or a badge; null colours an option by its place. */
  z.object({ kind: z.literal('tone'), part, tone: z.nullable(toneSchema) }),
  /** `to` counts from 0. `within` is the view whose column a field is. */
  z.object({
    kind: z.literal('move'),
    part,
    to: z.int().check(z.minimum(0), z.maximum(100)),
    within: z.optional(nodeIdSchema),
  }),
  /** Of the whole application. */
  z.object({ kind: z.literal('accent'), accent: themeSchema.shape.accent }),
  z.object({ kind: z.literal('density'), density: themeSchema.shape.density }),
  /**
   * Who may do what with the records of tables; null for what is usual (DATA-02). Where it lets visitors read personal columns that
   * they could not read before, it is refused unless it is `confirmed`.
   */
  z.object({ kind: z.literal('access'), tables: accessListSchema, confirmed: z.optional(z.literal(true)) }),
  /**
   * Who may sign in to the live application besides its owner; null for nobody (DATA-03). Where whoever signs in could read personal
   * columns that they could not read before, it is refused unless it is `confirmed`.
   */
  z.object({
    kind: z.literal('sign-in'),
    signIn: z.nullable(signInSchema),
    confirmed: z.optional(z.literal(true)),
  }),
  /**
   * Tables as somebody drew them (SCR-12, SCR-14): one after the other, each on what those before it made; all of them or none. Where
   * records lose or change values by it, or everybody may read what is personal, it is refused unless it is `confirmed`.
   */
  z.object({
    kind: z.literal('design'),
    operations: designOperationsSchema,
    confirmed: z.optional(z.literal(true)),
  }),
]);
export type ModelEdit = z.infer<typeof modelEditSchema>;

/**
 * Changes the newest version by hand (SCR-02, 'Select element'; SCR-05, 'Visitors may' and signing in; SCR-12, the designer). It becomes
 * a run, whose message says what is changed:
 * with the checks, the receipt, the version and the undo of any other. 409 CONFLICT with the newest version as `head` when it was
 * made on another one, or while the builder works; 422 UNPROCESSABLE with the reason why it cannot be changed so.
 */
export const createEdit = defineContract({
  method: 'POST',
  path: '/project/:id/edits',
  access: 'user',
  status: 201,
  idempotent: true,
  request: {
    params: z.object({ id: z.uuid() }),
    body: z.object({ baseVersionId: z.uuid(), edit: modelEditSchema }),
  },
  response: runSchema,
});
