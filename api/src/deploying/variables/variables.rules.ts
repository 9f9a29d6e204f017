import * as z from 'zod/mini';
import { PUBLIC_VARIABLE, type VariableEnvironment } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';

/** What a deployment and its page know of a variable; never its value. */
export interface VariableName {
  readonly key: string;
  readonly isSecret: boolean;
  readonly isPublic: boolean;
}

/** Whether browsers get it: its name says so, and it is no secret. */
export function isPublic({ key, isSecret }: { readonly key: string; readonly isSecret: boolean }): boolean {
  return PUBLIC_VARIABLE.test(key) && !isSecret;
}

const publicValuesSchema = z.nullable(z.record(z.string(), z.string()));

/** What a deployment keeps for browsers, as its row has it; null of one that was given nothing. */
export function publicValuesOf(stored: unknown): Record<string, string> {
  return publicValuesSchema.parse(stored) ?? {};
}

/** Those that hold in an environment: one of its own goes before one of all. By name. */
export function variablesIn<
  Variable extends { readonly key: string; readonly environment: VariableEnvironment },
>(variables: readonly Variable[], environment: Exclude<VariableEnvironment, 'all'>): Variable[] {
  const held = new Map<string, Variable>();
  for (const variable of variables) {
    if (variable.environment === environment) held.set(variable.key, variable);
    if (variable.environment === 'all' && !held.has(variable.key)) held.set(variable.key, variable);
  }
  return [...held.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** A name stands once in each environment. Throws 400 at the second. */
export function requireDistinct(
  items: readonly { readonly key: string; readonly environment: VariableEnvironment }[],
): void {
  const seen = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [index, { key, environment }] of items.entries()) {
    const place = `${environment} ${key}`;
    if (seen.has(place)) fields[`items.${String(index)}.key`] = `There is a ${key} already`;
    seen.add(place);
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('BAD_REQUEST', message, { fields });
}
