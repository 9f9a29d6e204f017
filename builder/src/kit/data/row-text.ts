import { formatValue } from './format';
import { surroundingsOf } from './live';
import type { Field, Row } from './types';

/** A row's value as one line of text; a link as the names of the records that it points at. */
export function textOf(row: Row, field: Field): string {
  const names = surroundingsOf(row.live);
  return formatValue(field, row.values[field.key] ?? null, (entityId, id) => names.nameOf(entityId, id));
}
