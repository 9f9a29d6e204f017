/**
 * Says whether a value has a type, without a schema library.
 *
 * Only for what the shell reads before its first remote is there: zod would be 8 KB (brotli) of every visitor's
 * first view. Each guard made of these has a test that holds it to the contract's schema of the same document.
 */
export type Guard<T> = (value: unknown) => value is T;

export const isString: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

export const isInteger: Guard<number> = (value): value is number => Number.isSafeInteger(value);

export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

export function isMatching(pattern: RegExp): Guard<string> {
  return (value): value is string => isString(value) && pattern.test(value);
}

export function isOneOf<const T extends string>(...options: readonly T[]): Guard<T> {
  return (value): value is T => options.some((option) => option === value);
}

export function isNullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

/** For a field that may be absent. */
export function isOptional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

export function isListOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every((item) => guard(item));
}

export function isListUpTo<T>(most: number, guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length <= most && isListOf(guard)(value);
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object used as a dictionary; `key` is asked of each name. */
export function isRecordOf<T>(guard: Guard<T>, key: Guard<string> = isString): Guard<Record<string, T>> {
  return (value): value is Record<string, T> =>
    isPlainObject(value) && Object.entries(value).every(([name, item]) => key(name) && guard(item));
}

/** An object with these fields; others are let through, so that a newer document stays readable. */
export function hasShape<T extends object>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields);
  return (value): value is T => isPlainObject(value) && guards.every(([name, guard]) => guard(value[name]));
}
