import { readValue, type KnownFields } from './convert';
import type { StoredDocument, Unread } from './document';
import { fieldsOf } from './entity';
import { fieldOfKey } from './field-keys';
import type { Entity, Field } from './types';

/**
 * The records that show nothing in a field since it changed its type, because what they hold does not fit. Whoever asks
 * how many records have a value there cannot tell from what is stored.
 */
export function findUnread(
  entities: readonly Entity[],
  { records }: StoredDocument,
  known: KnownFields,
): Unread | undefined {
  const found = entities.flatMap((entity) =>
    fieldsOf(entity)
      .filter((field) => isRetyped(field, known))
      .map((field): [string, string[]] => {
        const empty = (records[entity.id] ?? []).filter(
          (record) => record.values[field.key] === undefined && readValue(record, field, known) === null,
        );
        return [field.key, empty.map(({ id }) => id)];
      }),
  );
  const left = found.filter(([, ids]) => ids.length > 0);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** What links become is told by the names of other records, which fit a text always: those are read. */
function isRetyped(field: Field, known: KnownFields): boolean {
  const own = fieldOfKey(field.key);
  const others = Object.keys(known).filter((key) => key !== field.key && fieldOfKey(key) === own);
  const types = [field.type, ...others.map((key) => known[key]?.type)];
  return others.length > 0 && !field.compute && !types.includes('reference');
}
