import * as z from 'zod/mini';
import type { FieldErrors } from './use-submission';

/** What zod says when a schema gives no message of its own. */
const UNNAMED = 'Invalid input';

/**
 * The first message for each field that breaks the schema.
 *
 * @param schema a contract's body; a call without one has nothing to break
 * @param fallbacks what to say for a field when the schema has no words for it
 */
export function fieldErrors(
  schema: z.ZodMiniType | undefined,
  values: unknown,
  fallbacks: Readonly<Record<string, string>>,
): FieldErrors {
  const result = schema && z.safeParse(schema, values);
  if (!result || result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    errors[field] ??= message === UNNAMED ? (fallbacks[field] ?? message) : message;
  }
  return errors;
}
