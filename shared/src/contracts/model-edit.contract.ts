import * as z from 'zod/mini';
import { themeSchema } from './application-model';
import { defineContract } from './define-contract';
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

/** One change of one part, made by hand and not by words. What it means is decided by the kind of the part. */
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
]);
export type ModelEdit = z.infer<typeof modelEditSchema>;

/**
 * Changes one part of the newest version by hand (SCR-02, 'Select element'). It becomes a run, whose message says what is changed:
 * with the checks, the receipt, the version and the undo of any other. 409 CONFLICT with the newest version as `head` when it was
 * made on another one, or while the builder works; 422 UNPROCESSABLE with the reason why the part cannot be changed so.
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
