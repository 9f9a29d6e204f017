import {
  fieldsOf,
  readDraft,
  toInputText,
  type Entity,
  type Field,
  type Reading,
  type Row,
  type Value,
} from '@tessera/builder/records';

/** What is typed for each field, by its key; a yes or no as 'true' or 'false'. */
export type Drafts = Readonly<Record<string, string>>;

/** A value as it is typed. */
export function draftOf(field: Field, value: Value): string {
  return field.type === 'boolean' ? String(value === true) : toInputText(field, value);
}

/** The value that a draft means, or what is wrong with it. */
export function readTyped(field: Field, draft: string): Reading {
  return readDraft(field, field.type === 'boolean' ? draft === 'true' : draft);
}

/** What a form begins with: what the record shows, or what a new one begins with. */
export function draftsOf(entity: Entity, row: Row | undefined): Drafts {
  return Object.fromEntries(
    fieldsOf(entity).map((field) => [
      field.key,
      draftOf(field, row ? (row.values[field.key] ?? null) : (field.start?.() ?? null)),
    ]),
  );
}

/** Where a field is typed in: in its cell, only on the record's own form, or, as it is worked out, nowhere. */
export function placeOf(field: Field): 'cell' | 'form' | 'nowhere' {
  if (field.compute) return 'nowhere';
  const isMany = (field.type === 'choice' || field.type === 'reference') && field.many === true;
  return isMany || field.type === 'image' ? 'form' : 'cell';
}

export interface FormReading {
  readonly values: Readonly<Record<string, Value>>;
  /** By the key of the field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Reads what was changed in a form; all of a new record. */
export function readForm(entity: Entity, drafts: Drafts, before: Drafts | undefined): FormReading {
  const values: Record<string, Value> = {};
  const errors: Record<string, string> = {};
  for (const field of fieldsOf(entity)) {
    const draft = drafts[field.key] ?? '';
    if (field.compute || draft === before?.[field.key]) continue;
    const reading = readTyped(field, draft);
    if (reading.ok) values[field.key] = reading.value;
    else errors[field.key] = reading.message;
  }
  return { values, errors };
}

const COUNTED = new Set<Field['type']>(['integer', 'number', 'percent', 'money', 'duration']);

/** Whether its values stand at the end of a column, figure below figure. */
export const isCounted = ({ type }: Field): boolean => COUNTED.has(type);
