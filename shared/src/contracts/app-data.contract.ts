import './jitless';
import * as z from 'zod/mini';

/**
 * What an application and the server that keeps its records say to each other, below `/_data` of the application's own host
 * (docs/documents/record-server.md). The kit has the same types without a schema; a test of the api holds both together.
 */

/** Changes of one step: an import of a file sends several. */
const MAX_CHANGES = 500;
const MAX_FIELDS = 500;
const MAX_LIST = 1000;
/** UTF-16 code units of a value; a picture has some 90,000. */
const MAX_TEXT = 100_000;

const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** A value as it is stored. */
export const recordValueSchema = z.nullable(
  z.union([
    z.string().check(z.maxLength(MAX_TEXT)),
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(MAX_TEXT))).check(z.maxLength(MAX_LIST)),
  ]),
);

type RecordValue = z.output<typeof recordValueSchema>;

/** What a change gives to fields, all checked in one go: a schema for each of 100,000 values would hold everybody else for seconds. */
const valuesSchema = z.custom<Record<string, RecordValue>>(areValues, 'These are no values of fields');

function areValues(given: unknown): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const entries = Object.entries(given);
  return entries.length <= MAX_FIELDS && entries.every(([key, value]) => key.length <= 100 && isValue(value));
}

function isValue(value: unknown): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.length <= MAX_LIST && value.every(isText);
  return isText(value);
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_TEXT;

const recordSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  values: z.record(z.string(), z.unknown()),
  isSample: z.exactOptional(z.literal(true)),
  rev: z.number(),
});

export const servedChangeSchema = z.object({
  entityId: z.string(),
  id: z.string(),
  record: z.nullable(recordSchema),
});

export const rightsSchema = z.object({
  read: z.boolean(),
  add: z.boolean(),
  change: z.boolean(),
  remove: z.boolean(),
});

export const snapshotSchema = z.object({
  database: z.exactOptional(z.string()),
  seq: z.number(),
  revision: z.number(),
  rights: z.record(z.string(), rightsSchema),
  records: z.record(z.string(), z.array(recordSchema)),
});

const sentChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    entityId: idSchema,
    id: idSchema,
    values: valuesSchema,
    createdAt: z.exactOptional(z.iso.datetime()),
    isSample: z.exactOptional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('change'),
    entityId: idSchema,
    id: idSchema,
    values: valuesSchema,
    was: valuesSchema,
    isSample: z.exactOptional(z.literal(false)),
  }),
  z.object({ kind: z.literal('remove'), entityId: idSchema, id: idSchema }),
]);

export const sentStepSchema = z.object({
  step: idSchema,
  database: z.exactOptional(idSchema),
  changes: z.array(sentChangeSchema).check(z.minLength(1), z.maxLength(MAX_CHANGES)),
});

const conflictSchema = z.object({
  entityId: z.string(),
  id: z.string(),
  key: z.nullable(z.string()),
  mine: recordValueSchema,
  theirs: recordValueSchema,
});

const breachSchema = z.object({
  message: z.string(),
  entityId: z.string(),
  id: z.string(),
  key: z.nullable(z.string()),
});

const changesSchema = z.array(servedChangeSchema);

/** Answers that are no success also have `error` and `code`, as every failure does. */
export const stepAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made'), seq: z.number(), changes: changesSchema }),
  z.object({ kind: z.literal('conflict'), conflicts: z.array(conflictSchema), changes: changesSchema }),
  z.object({ kind: z.literal('refused'), breaches: z.array(breachSchema), changes: changesSchema }),
  z.object({ kind: z.literal('failed'), message: z.string(), changes: changesSchema }),
]);

export const newsSchema = z.object({ seq: z.number(), changes: changesSchema });

export const newsQuerySchema = z.object({
  since: z.optional(z.coerce.number('since must be a number').check(z.int(), z.minimum(0))),
  revision: z.optional(z.coerce.number('revision must be a number').check(z.int(), z.minimum(0))),
});

const nameSchema = z.string().check(z.minLength(1), z.maxLength(63));

export const tableParamsSchema = z.object({ table: nameSchema });
export const tableRowParamsSchema = z.object({ table: nameSchema, id: idSchema });

const FILTER = 'A filter is column:condition:value, as in status:equal:done';
/** `price:greater:10`, `note:empty`. What looks like a number is compared as one where the column holds numbers. */
const filterSchema = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^[a-z_][a-z0-9_]*:(?:(?:equal|not-equal|contains|greater|less):[^]*|empty|filled)$/, FILTER),
  );
const MOST_CONTAINS = 5;
const FILTERS = 'At most 20 filters are taken';
const CONTAINS = `At most ${String(MOST_CONTAINS)} filters may say contains`;
/** Each one that says contains looks through a text of every record. */
const filtersSchema = z.pipe(
  z.optional(
    z.union([
      filterSchema,
      z.array(filterSchema).check(z.maxLength(20, FILTERS), z.refine(areFewContains, CONTAINS)),
    ]),
  ),
  z.transform((given: string | string[] | undefined) => (given === undefined ? [] : [given].flat())),
);

function areFewContains(filters: readonly string[]): boolean {
  return filters.filter((filter) => filter.split(':')[1] === 'contains').length <= MOST_CONTAINS;
}

const MOST_WORDS = 10;
const WORDS = `At most ${String(MOST_WORDS)} words are looked for`;
const searchSchema = z.string().check(
  z.maxLength(200),
  z.refine((text: string) => text.trim().split(/\s+/).length <= MOST_WORDS, WORDS),
);

const MOST_ROWS = 500;
const LIMIT = `limit must be a whole number from 1 to ${String(MOST_ROWS)}`;

/** Whatever it has no word for is refused: `filter[]`, left aside, would give all records. */
export const tableRowsQuerySchema = z.strictObject({
  filter: filtersSchema,
  search: z.optional(searchSchema),
  /** A column; with a minus before it the other way round. */
  sort: z.optional(z.string().check(z.regex(/^-?[a-z_][a-z0-9_]*$/, 'sort must be a column, or -column'))),
  cursor: z.optional(idSchema),
  limit: z._default(
    z.coerce.number(LIMIT).check(z.int(LIMIT), z.minimum(1, LIMIT), z.maximum(MOST_ROWS, LIMIT)),
    100,
  ),
});

export const tableGroupsQuerySchema = z.strictObject({
  filter: filtersSchema,
  search: z.optional(searchSchema),
  op: z.enum(['count', 'sum', 'average', 'smallest', 'largest'], 'There is no such figure'),
  column: z.optional(nameSchema),
  by: z.optional(nameSchema),
});

const revSchema = z.int('ifRev must be the number of the record’s last step').check(z.minimum(0));

/** `step` makes a call that is repeated be made once. */
export const newRowSchema = z.object({
  id: z.optional(idSchema),
  step: z.optional(idSchema),
  values: valuesSchema,
});
export const changedRowSchema = z.object({
  ifRev: revSchema,
  step: z.optional(idSchema),
  values: valuesSchema,
});
export const removedRowQuerySchema = z.strictObject({
  ifRev: z.coerce.number('ifRev must be the number of the record’s last step').check(z.int(), z.minimum(0)),
  step: z.optional(idSchema),
});
