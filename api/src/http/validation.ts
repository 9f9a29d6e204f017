import type * as z from 'zod/mini';
import '../config/readable-messages';
import { AppError } from '../core/app-error';
import { findUnstorableText } from './unstorable-text';

type Schema = z.ZodMiniType;

/** The parts of a request that a contract may describe. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface RequestSchemas {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
}

/**
 * Checks each part that has a schema; the others become undefined. Throws one BAD_REQUEST that collects
 * every bad field: 'Validation failed: …' with `fields` by path. Text that the database cannot keep is bad
 * in every field, whatever its schema says.
 */
export function parseRequest(schemas: RequestSchemas, parts: RequestParts): RequestParts {
  const fields: Record<string, string> = {};
  const parsed = {
    params: parsePart(schemas.params, parts.params, 'params', fields),
    query: parsePart(schemas.query, parts.query, 'query', fields),
    // A call without a body reads like one with an empty object, so that each field is named.
    body: parsePart(schemas.body, parts.body ?? {}, 'body', fields),
  };
  const messages = Object.values(fields);
  if (messages.length > 0)
    throw new AppError('BAD_REQUEST', `Validation failed: ${messages.join(', ')}`, { fields });
  return parsed;
}

const UNSTORABLE = 'This has a character that is not text: please remove it';

function parsePart(
  schema: Schema | undefined,
  value: unknown,
  part: string,
  fields: Record<string, string>,
): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  for (const issue of result.error?.issues ?? []) {
    // The first message of a field is the one to show: 'Email is required' before 'Invalid email format'.
    fields[issue.path.length === 0 ? part : issue.path.map(String).join('.')] ??= issue.message;
  }
  // After the schema, which has better words where it has any.
  for (const path of findUnstorableText(value)) fields[path || part] ??= UNSTORABLE;
  return result.data;
}
