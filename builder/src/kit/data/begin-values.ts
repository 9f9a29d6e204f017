import type { Entity, Value } from './types';

/** What a new record begins with, by the keys of the fields. */
export function startValues(entity: Entity): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.values(entity.fields).flatMap((field) => {
      const value = field.compute ? null : (field.start?.() ?? null);
      return value === null ? [] : [[field.key, value]];
    }),
  );
}

/** Values by the names in code of the fields, as they are stored: by their keys. */
export function valuesByKey(
  entity: Entity,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = entity.fields[name];
      return field && !field.compute ? [[field.key, value]] : [];
    }),
  );
}
