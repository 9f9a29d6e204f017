import { fieldsOf } from './entity';
import { isSameValue } from './same-value';
import type { Entity, Field, Row, Value } from './types';
import { brokenBoundOf } from './validate';

interface FieldBreach {
  readonly message: string;
  readonly key: string;
}

/** The typed fields that a change gives another value; all of a new record. */
export function changedFields(entity: Entity, before: Row | null, after: Row): readonly Field[] {
  const typed = fieldsOf(entity).filter((field) => !field.compute);
  if (!before) return typed;
  return typed.filter(({ key }) => !isSameValue(before.values[key] ?? null, after.values[key] ?? null));
}

/** What a form says already while somebody types, for changes that no form has seen: presses and imports. */
export function brokenFields(fields: readonly Field[], row: Row): readonly FieldBreach[] {
  return fields.flatMap((field) => {
    const message = messageFor(field, row.values[field.key] ?? null);
    return message === null ? [] : [{ message, key: field.key }];
  });
}

function messageFor(field: Field, value: Value): string | null {
  if (value !== null) return brokenBoundOf(field, value);
  // A tick that was never set is a no.
  return field.required === true && field.type !== 'boolean' ? `${field.name} is required.` : null;
}
