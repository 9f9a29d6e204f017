import { formatValue } from './format';
import { surroundingsOf } from './live';
import type { Field, Row } from './types';

/** A row's value as one line of text; a link as the names of the records that it points at. */
export function textOf(row: Row, field: Field): string {
  return formatValue(field, row.values[field.key] ?? null, surroundingsOf(row.live).nameOf);
}
