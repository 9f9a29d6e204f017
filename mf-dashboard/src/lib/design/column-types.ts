import type { Field, FieldType } from '@tessera/shared/contracts';

/** What a column can hold, as a list to choose from (SCR-14). A link is made apart: it needs its table. */
export const COLUMN_TYPES: readonly { readonly value: FieldType; readonly label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'longtext', label: 'Long text' },
  { value: 'integer', label: 'Whole number' },
  { value: 'number', label: 'Number' },
  { value: 'money', label: 'Money' },
  { value: 'percent', label: 'Percentage' },
  { value: 'boolean', label: 'Yes or no' },
  { value: 'date', label: 'Date' },
  { value: 'time', label: 'Time' },
  { value: 'datetime', label: 'Date and time' },
  { value: 'duration', label: 'Duration' },
  { value: 'choice', label: 'Choice' },
  { value: 'tags', label: 'Tags' },
  { value: 'rating', label: 'Rating' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'url', label: 'Web address' },
  { value: 'person', label: 'Person' },
  { value: 'image', label: 'Picture' },
  { value: 'color', label: 'Colour' },
];

export const BOUNDED: ReadonlySet<FieldType> = new Set([
  'integer',
  'number',
  'money',
  'percent',
  'duration',
  'rating',
]);

/** What a unit is said after. */
export const MEASURED: ReadonlySet<FieldType> = new Set(['integer', 'number']);

/** 'Whole number', 'Link'; what is worked out is so whatever it gives. */
export function typeLabel({ type, computed }: Pick<Field, 'type' | 'computed'>): string {
  const label = COLUMN_TYPES.find(({ value }) => value === type)?.label ?? 'Link';
  return computed === undefined ? label : `${label}, worked out`;
}
