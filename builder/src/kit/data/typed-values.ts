import { fieldsOf } from './entity';
import { fieldOfKey } from './field-keys';
import { isSameValue } from './same-value';
import type { Entity, StoredRecord, Value } from './types';

type Values = StoredRecord['values'];

/**
 * What a record holds after somebody gave it some values, by key. Since a field changed its type, a record may show what it holds
 * under an older key. What stays as it is shown is not copied, so that an undo of that change brings it back as it was typed. What
 * is new takes the place of everything older, so that the last one typed is shown, whichever version is open.
 *
 * @param shown what the record shows in a field until now
 */
export function withTyped(
  entity: Entity,
  held: Values,
  typed: Values,
  shown: (key: string) => Value,
): Values {
  const values = { ...held, ...typed };
  for (const { key } of fieldsOf(entity)) {
    if (!Object.hasOwn(typed, key)) continue;
    const own = fieldOfKey(key);
    const older = Object.keys(held).filter((other) => other !== key && fieldOfKey(other) === own);
    if (older.length === 0) continue;
    if (!isSameValue(shown(key), (typed[key] ?? null) as Value)) {
      for (const other of older) Reflect.deleteProperty(values, other);
    } else if (held[key] === undefined) Reflect.deleteProperty(values, key);
  }
  return values;
}
