import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** Tables as they stand elsewhere, in SQL text or in a database of one's own, before they become an application's (decision 0030). */

/** SQL text that tables are read from: characters. */
export const SCHEMA_SQL_MAX = 200_000;
/** As many and as long as are looked at. */
export const SOURCE_LIMITS = { tables: 60, columns: 200, name: 200, comment: 300, value: 200, values: 100 };

const nameSchema = z.string().check(z.maxLength(SOURCE_LIMITS.name));
const namesSchema = z.array(nameSchema).check(z.maxLength(SOURCE_LIMITS.columns));
const commentSchema = z.nullable(z.string().check(z.maxLength(SOURCE_LIMITS.comment)));

/** What a row begins with where nothing is given. */
const startSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** The text of a constant: `0`, `new`, `true`. */
  z.object({ kind: z.literal('constant'), text: z.string().check(z.maxLength(SOURCE_LIMITS.value)) }),
  /** The day or the moment of writing. */
  z.object({ kind: z.literal('now') }),
  /** A number or key that the database makes by itself. */
  z.object({ kind: z.literal('made') }),
  /** Anything else that the database works out. */
  z.object({ kind: z.literal('other') }),
]);

export const sourceColumnSchema = z.object({
  name: nameSchema,
  /** As PostgreSQL says it: `numeric(10,2)`, `text[]`. */
  type: nameSchema,
  nullable: z.boolean(),
  start: startSchema,
  /** The labels of an enum, or what a CHECK allows. */
  values: z.nullable(
    z.array(z.string().check(z.maxLength(SOURCE_LIMITS.value))).check(z.maxLength(SOURCE_LIMITS.values)),
  ),
  comment: commentSchema,
});
export type SourceColumn = z.infer<typeof sourceColumnSchema>;

const referenceSchema = z.object({
  columns: namesSchema,
  /** Null: whichever the database finds by the name. */
  schema: z.nullable(nameSchema),
  table: nameSchema,
  onDelete: z.enum(['refuse', 'cascade', 'clear']),
});

export const sourceTableSchema = z.object({
  schema: z.nullable(nameSchema),
  name: nameSchema,
  comment: commentSchema,
  columns: z.array(sourceColumnSchema).check(z.maxLength(SOURCE_LIMITS.columns)),
  primaryKey: namesSchema,
  uniques: z.array(namesSchema).check(z.maxLength(SOURCE_LIMITS.columns)),
  /** Those on columns alone that are not unique. */
  indexes: z.array(namesSchema).check(z.maxLength(SOURCE_LIMITS.columns)),
  references: z.array(referenceSchema).check(z.maxLength(SOURCE_LIMITS.columns)),
});
export type SourceTable = z.infer<typeof sourceTableSchema>;
export type SourceStart = SourceColumn['start'];

const sourceTablesSchema = z.object({
  tables: z.array(sourceTableSchema),
  /** What is there and was not used: sentences without their full stop. */
  left: z.array(z.string()),
});
export type SourceTables = z.infer<typeof sourceTablesSchema>;

/**
 * The tables that SQL text makes: read, and never run. 400 at `sql` with the line for what cannot be read, and the `position` in
 * the text, in UTF-16 code units from 0.
 */
export const readSchemaSql = defineContract({
  method: 'POST',
  path: '/schema/read',
  access: 'user',
  request: {
    body: z.object({
      sql: z.string('Paste the SQL, or choose a file').check(
        z.refine((sql) => sql.trim() !== '', {
          message: 'Paste the SQL, or choose a file',
          abort: true,
        }),
        z.maxLength(
          SCHEMA_SQL_MAX,
          `The SQL can have at most ${SCHEMA_SQL_MAX.toLocaleString('en')} characters`,
        ),
      ),
    }),
  },
  response: sourceTablesSchema,
});

/** The tables of a connection with their keys and rules, without rows. 422 with the cause where it cannot be reached. */
export const readConnectionSchema = defineContract({
  method: 'GET',
  path: '/connections/:id/schema',
  access: 'user',
  request: { params: z.object({ id: z.uuid() }) },
  response: sourceTablesSchema,
});
