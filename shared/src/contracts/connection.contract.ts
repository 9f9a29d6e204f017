import * as z from 'zod/mini';
import { queryDatabase, statementSchema } from './database.contract';
import { defineContract } from './define-contract';

/** PostgreSQL databases of one's own (SCR-13). Passwords go in, and never come out. */

export const CONNECTION_NAME_MAX = 60;
export const CONNECTIONS_MAX = 20;
export const CERTIFICATE_MAX = 64_000;
const NAME_MAX = 63;
/** Rows of a page of a table, and tables of a database that are listed. */
export const ROWS_OF_PAGE = 100;
export const MOST_LISTED_TABLES = 500;
/** Of a table, before the page that is asked for. */
export const MOST_SKIPPED_ROWS = 1_000_000;
const OFFSET = 'offset must be a number from 0 to 1,000,000';

const byId = z.object({ id: z.uuid() });

/** `require` encrypts and trusts whoever answers; `verify` also proves the certificate and its host name. */
export const sslModeSchema = z.enum(['require', 'verify', 'off'], 'There is no such mode');
export type SslMode = z.infer<typeof sslModeSchema>;

/** What a test does, in this order: each step needs those before it. */
export const CONNECTION_STEPS = ['resolve', 'reach', 'signIn', 'version', 'tables'] as const;

export const connectionCauseSchema = z.enum([
  'host-not-found',
  'private-network',
  'refused',
  'unreachable',
  'no-ssl',
  'certificate',
  'password',
  'no-database',
  'not-allowed',
  'not-postgres',
  'too-slow',
  'other',
]);
export type ConnectionCause = z.infer<typeof connectionCauseSchema>;

const testStepSchema = z.object({
  step: z.enum(CONNECTION_STEPS),
  state: z.enum(['passed', 'failed', 'left']),
  /** Of one that passed, what was found: 'PostgreSQL 15.18', '12 tables'. Of one that failed, its cause in a sentence. */
  detail: z.nullable(z.string()),
  cause: z.nullable(connectionCauseSchema),
});
export const connectionTestSchema = z.object({
  passed: z.boolean(),
  steps: z.array(testStepSchema),
  testedAt: z.iso.datetime(),
});
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

const word = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(NAME_MAX, `At most ${String(NAME_MAX)} characters`),
    );

/** Where it is and who signs in. */
const target = {
  host: z
    .string('Enter the host')
    .check(z.trim(), z.minLength(1, 'Enter the host'), z.maxLength(253, 'At most 253 characters')),
  port: z.int('Enter a port').check(z.minimum(1, 'From 1 to 65535'), z.maximum(65_535, 'From 1 to 65535')),
  database: word('Enter the database'),
  user: word('Enter the user'),
  ssl: sslModeSchema,
  /** PEM, of the authority that signed the server's certificate; null for those that every system trusts. */
  certificate: z.nullable(
    z.string().check(z.trim(), z.maxLength(CERTIFICATE_MAX, 'The certificate is too long')),
  ),
};

/** Left out, the kept one is used: only while host, port and user are the same, else 400 at `password`. */
const password = z.optional(z.string().check(z.maxLength(1000, 'At most 1,000 characters')));

const settings = {
  ...target,
  name: z
    .string('Name the connection')
    .check(
      z.trim(),
      z.minLength(1, 'Name the connection'),
      z.maxLength(CONNECTION_NAME_MAX, `At most ${String(CONNECTION_NAME_MAX)} characters`),
    ),
  readOnly: z.boolean(),
  projectId: z.nullable(z.uuid()),
};
export const connectionSettingsSchema = z.object({ ...settings, password });

export const connectionSchema = z.object({
  ...settings,
  id: z.uuid(),
  hasPassword: z.boolean(),
  /** Of what is kept now: null after a change, until it is tested again. */
  lastTest: z.nullable(connectionTestSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type DatabaseConnection = z.infer<typeof connectionSchema>;

/** By their names. */
export const listConnections = defineContract({
  method: 'GET',
  path: '/connections',
  access: 'user',
  response: z.object({ items: z.array(connectionSchema) }),
  request: {},
});

/** 413 where there are `CONNECTIONS_MAX`; 400 at `name` where another has it. */
export const createConnection = defineContract({
  method: 'POST',
  path: '/connections',
  access: 'user',
  idempotent: true,
  status: 201,
  request: { body: connectionSettingsSchema },
  response: connectionSchema,
});

export const updateConnection = defineContract({
  method: 'PUT',
  path: '/connections/:id',
  access: 'user',
  request: { params: byId, body: connectionSettingsSchema },
  response: connectionSchema,
});

export const removeConnection = defineContract({
  method: 'DELETE',
  path: '/connections/:id',
  access: 'user',
  status: 204,
  request: { params: byId },
  response: z.undefined(),
});

/**
 * Tries what is given, step by step, and keeps nothing of it; with the `id` of one that is kept as it is given, its last test
 * is kept. What fails is an answer. 429 after 20 in a minute.
 */
export const testConnection = defineContract({
  method: 'POST',
  path: '/connections/test',
  access: 'user',
  request: { body: z.object({ ...target, password, id: z.optional(z.uuid()) }) },
  response: connectionTestSchema,
});

const columnSchema = z.object({
  name: z.string(),
  /** As PostgreSQL says it: `character varying(20)`. */
  type: z.string(),
  nullable: z.boolean(),
  isKey: z.boolean(),
  /** What it refers to. */
  references: z.nullable(z.object({ schema: z.string(), table: z.string(), column: z.string() })),
});
const outsideTableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  kind: z.enum(['table', 'view']),
  /** As PostgreSQL estimates it; null where it never counted. */
  rows: z.nullable(z.int()),
  columns: z.array(columnSchema),
});
export type OutsideTable = z.infer<typeof outsideTableSchema>;

/** Tables and views that the user may read, at most 500. 422 with the cause where it cannot be reached. */
export const listConnectionTables = defineContract({
  method: 'GET',
  path: '/connections/:id/tables',
  access: 'user',
  request: { params: byId },
  response: z.object({ items: z.array(outsideTableSchema) }),
});

/**
 * One page of a table, at most 100 rows from the `offset`th on, in the order of its key. As `queryDatabase` gives rows; `truncated`
 * where there are more.
 */
export const listConnectionRows = defineContract({
  method: 'GET',
  path: '/connections/:id/tables/:schema/:table/rows',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid(), schema: z.string(), table: z.string() }),
    query: z.object({
      offset: z._default(
        z.coerce
          .number(OFFSET)
          .check(z.int(OFFSET), z.minimum(0, OFFSET), z.maximum(MOST_SKIPPED_ROWS, OFFSET)),
        0,
      ),
    }),
  },
  response: queryDatabase.response,
});

/**
 * One statement, as `queryDatabase` runs one. Of a connection that is read-only, what could change anything is refused (403) by
 * its rule, and by the session; 1,000 rows and 10 s at most.
 */
export const queryConnection = defineContract({
  method: 'POST',
  path: '/connections/:id/query',
  access: 'user',
  request: { params: byId, body: statementSchema },
  response: queryDatabase.response,
});
