import * as z from 'zod/mini';
import {
  changedRowSchema,
  newRowSchema,
  newsQuerySchema,
  recordValueSchema,
  removedRowQuerySchema,
  sentStepSchema,
  snapshotSchema,
  stepAnswerSchema,
  tableRowsQuerySchema,
} from './app-data.contract';
import { defineContract } from './define-contract';

/** The records of applications for the owners of their projects (docs/documents/record-server.md). */

export const databaseEnvironmentSchema = z.enum(['preview', 'production'], 'There is no such environment');
const place = { environment: z._default(databaseEnvironmentSchema, 'production') };
export const databasePlaceSchema = z.object(place);
const byId = z.object({ id: z.uuid() });

const kept = z.object({
  /** The version whose tables they are. */
  versionId: z.uuid(),
  records: z.int(),
  /** What the values take, as JSON. Both are as they were less than a minute ago. */
  bytes: z.int(),
  migratedAt: z.iso.datetime(),
});

export const databaseSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  environments: z.object({ preview: z.optional(kept), production: z.optional(kept) }),
});
export type ProjectDatabase = z.infer<typeof databaseSchema>;

/** Databases of the caller's projects, or of one of them. */
export const listDatabases = defineContract({
  method: 'GET',
  path: '/databases',
  access: 'user',
  request: { query: z.object({ projectId: z.optional(z.uuid()) }) },
  response: z.object({ items: z.array(databaseSchema) }),
});

export const readDatabase = defineContract({
  method: 'GET',
  path: '/databases/:id',
  access: 'user',
  request: { params: byId },
  response: databaseSchema,
});

/** All records as they are now, and the version whose model says what they mean. */
export const readDatabaseSnapshot = defineContract({
  method: 'GET',
  path: '/databases/:id/snapshot',
  access: 'user',
  request: { params: byId, query: databasePlaceSchema },
  response: z.extend(snapshotSchema, { versionId: z.uuid() }),
});

/** What the rules refuse, and what somebody else has changed, is an answer as well. */
export const sendDatabaseStep = defineContract({
  method: 'POST',
  path: '/databases/:id/steps',
  access: 'user',
  request: { params: byId, query: databasePlaceSchema, body: sentStepSchema },
  response: stepAnswerSchema,
});

/** Server-sent events: `news` of each step after the one that is known; `reload` where a page has to begin anew. */
export const streamDatabaseNews = defineContract({
  method: 'GET',
  path: '/databases/:id/events',
  access: 'user',
  request: { params: byId, query: z.extend(newsQuerySchema, place) },
  response: z.undefined(),
});

const tableName = z.string().check(z.minLength(1), z.maxLength(63));
const tableOf = z.object({ id: z.uuid(), table: tableName });
const rowOf = z.object({
  id: z.uuid(),
  table: tableName,
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** A record under the names of its columns. */
const rowSchema = z.object({
  id: z.string(),
  rev: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  values: z.record(z.string(), recordValueSchema),
});
const changedSchema = z.object({ row: z.nullable(rowSchema) });

export const listDatabaseRows = defineContract({
  method: 'GET',
  path: '/databases/:id/tables/:table/rows',
  access: 'user',
  request: { params: tableOf, query: z.extend(tableRowsQuerySchema, place) },
  response: z.object({ items: z.array(rowSchema), total: z.int(), nextCursor: z.optional(z.string()) }),
});

export const addDatabaseRow = defineContract({
  method: 'POST',
  path: '/databases/:id/tables/:table/rows',
  access: 'user',
  status: 201,
  request: {
    params: tableOf,
    query: databasePlaceSchema,
    /** `step` makes a call that is repeated be made once; its record is found by the `key` that both give. */
    body: z.object({
      key: newRowSchema.shape.id,
      step: newRowSchema.shape.step,
      values: newRowSchema.shape.values,
    }),
  },
  response: changedSchema,
});

export const changeDatabaseRow = defineContract({
  method: 'PATCH',
  path: '/databases/:id/tables/:table/rows/:key',
  access: 'user',
  request: { params: rowOf, query: databasePlaceSchema, body: changedRowSchema },
  response: changedSchema,
});

export const removeDatabaseRow = defineContract({
  method: 'DELETE',
  path: '/databases/:id/tables/:table/rows/:key',
  access: 'user',
  request: { params: rowOf, query: z.extend(removedRowQuerySchema, place) },
  response: changedSchema,
});

/** UTF-16 code units; the rules allow less, and say so. */
const MAX_SQL = 100_000;
const MAX_PARAMETERS = 100;
const cellSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** One statement, with values for its parameters. */
export const statementSchema = z.object({
  sql: z.string().check(z.maxLength(MAX_SQL, 'The statement is too long')),
  params: z.optional(z.array(cellSchema).check(z.maxLength(MAX_PARAMETERS, 'There are too many parameters'))),
});

/** One reading statement, `$1` being the first of `params`. */
export const queryDatabase = defineContract({
  method: 'POST',
  path: '/databases/:id/query',
  access: 'user',
  request: {
    params: byId,
    query: databasePlaceSchema,
    body: statementSchema,
  },
  response: z.object({
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    /** Numbers and yes or no as such, all else as PostgreSQL writes it. */
    rows: z.array(z.array(cellSchema)),
    ms: z.number(),
    /** There were more rows, or more text in them, than are given. */
    truncated: z.boolean(),
    /** Rows that the statement changed. */
    affected: z.int(),
  }),
});
