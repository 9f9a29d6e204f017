import { writeCsv } from './csv';
import { durationText } from './durations';
import { fieldsOf } from './entity';
import { textOf } from './row-text';
import type { Entity, Field, Row } from './types';

/** The records as a file for spreadsheets: a column for each field that a cell can hold, worked out ones as well. */
export function exportCsv(entity: Entity, rows: readonly Row[]): string {
  const fields = fieldsOf(entity).filter(({ type }) => type !== 'image');
  return writeCsv([
    fields.map(({ name }) => name),
    ...rows.map((row) => fields.map((field) => cellText(field, row))),
  ]);
}

/** A value so that it can be counted with, and read again whatever the language: plain digits, days as they are stored. */
function cellText(field: Field, row: Row): string {
  const value = row.values[field.key] ?? null;
  if (value === null) return '';
  switch (field.type) {
    case 'choice':
    case 'reference':
    case 'boolean':
      return textOf(row, field);
    case 'duration':
      return durationText(Number(value));
    case 'datetime':
      return String(value).replace('T', ' ');
    default:
      return typeof value === 'object' ? value.join(', ') : String(value);
  }
}
