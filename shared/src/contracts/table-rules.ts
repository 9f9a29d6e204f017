import * as z from 'zod/mini';
import { MAX_FIELDS_TOGETHER } from './model-behaviour';
import { nodeIdSchema } from './model-parts';
import { VISIBLE } from './patterns';

/**
 * A rule as the form of a table asks for it (SCR-14): what it is about, by the ids of columns. It has no expressions, so that whoever
 * sends one can ask for nothing that the form has no place for.
 */
const within = z
  .array(nodeIdSchema)
  .check(z.maxLength(MAX_FIELDS_TOGETHER, `A rule is about at most ${String(MAX_FIELDS_TOGETHER)} columns`));
export const MOST_OF_MESSAGE = 200;
/** What a person is told whose change is refused. */
const message = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { message: 'Write something', abort: true }),
    z.regex(VISIBLE, 'Write something'),
    z.maxLength(MOST_OF_MESSAGE, 'A message has at most 200 characters'),
  );

const TWO_COLUMNS = 'Choose two different columns';

/** The most records that a rule can allow. */
export const MOST_OF_LIMIT = 999_999;

export const tableRuleSchema = z.discriminatedUnion('kind', [
  /** No two records have the same values in these. */
  z.object({
    kind: z.literal('unique'),
    message,
    fields: within.check(z.minLength(2, 'Choose at least two columns')),
  }),
  /** The first comes before the second, or is less; not `isStrict`: they may be the same. */
  z
    .object({
      kind: z.literal('order'),
      message,
      first: nodeIdSchema,
      second: nodeIdSchema,
      isStrict: z.boolean(),
    })
    .check(z.refine(({ first, second }) => first !== second, TWO_COLUMNS)),
  /** No two records with the same values in `within` last at the same time. */
  z
    .object({
      kind: z.literal('noOverlap'),
      message,
      start: nodeIdSchema,
      end: nodeIdSchema,
      within,
      /** Of days: the last one is taken as well. */
      isLastDayTaken: z.boolean(),
    })
    .check(z.refine(({ start, end }) => start !== end, TWO_COLUMNS)),
  /** At most so many records with the same values in `within`. */
  z.object({
    kind: z.literal('limit'),
    message,
    most: z.int().check(z.minimum(1), z.maximum(MOST_OF_LIMIT)),
    within,
  }),
]);
export type TableRule = z.infer<typeof tableRuleSchema>;

type WithoutMessage<T> = T extends unknown ? Omit<T, 'message'> : never;
/** What a rule is about, before anybody chose what is told to a person whose change it refuses. */
export type UntoldRule = WithoutMessage<TableRule>;
