import type { DateField, Field, PlainField } from './types';

const PLAIN: ReadonlySet<string> = new Set(['text', 'longtext', 'email', 'url', 'phone', 'person']);
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'number', 'percent', 'duration', 'rating']);
const DATES: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);

/** Whether the field keeps words as they were typed. */
export function isPlainField(field: Field): field is PlainField {
  return PLAIN.has(field.type);
}

/** Whether the field keeps a day, a time of day, or both. */
export function isDateField(field: Field): field is DateField {
  return DATES.has(field.type);
}

/** Whether the field keeps numbers; amounts of money are exact texts. */
export function isNumberField(field: Field): boolean {
  return NUMBERS.has(field.type);
}

/** Whether people type the field in; the others are worked out. */
export function isTyped(field: Field): boolean {
  return !field.compute;
}
