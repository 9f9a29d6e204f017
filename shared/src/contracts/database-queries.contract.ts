import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** Statements that the owner of a project keeps with its database (SCR-12). */

export const QUERY_NAME_MAX = 80;
const MAX_SQL = 100_000;

const byId = z.object({ id: z.uuid() });

export const savedQuerySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  sql: z.string(),
  createdAt: z.iso.datetime(),
});
export type SavedQuery = z.infer<typeof savedQuerySchema>;

/** By their names. */
export const listDatabaseQueries = defineContract({
  method: 'GET',
  path: '/databases/:id/queries',
  access: 'user',
  request: { params: byId },
  response: z.object({ items: z.array(savedQuerySchema) }),
});

/** One of the same name is replaced. */
export const saveDatabaseQuery = defineContract({
  method: 'POST',
  path: '/databases/:id/queries',
  access: 'user',
  status: 201,
  request: {
    params: byId,
    body: z.object({
      name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Give the query a name'),
          z.maxLength(QUERY_NAME_MAX, `At most ${String(QUERY_NAME_MAX)} characters`),
        ),
      sql: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'There is nothing to save'),
          z.maxLength(MAX_SQL, 'The statement is too long'),
        ),
    }),
  },
  response: savedQuerySchema,
});

export const removeDatabaseQuery = defineContract({
  method: 'DELETE',
  path: '/databases/:id/queries/:query',
  access: 'user',
  status: 204,
  request: { params: z.object({ id: z.uuid(), query: z.uuid() }) },
  response: z.undefined(),
});
