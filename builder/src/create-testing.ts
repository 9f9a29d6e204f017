import type { Entity, Field } from '@tessera/shared/contracts';
import { createApplication } from './create';

export const create = (prompt: string) => createApplication(prompt, { name: 'My project' });

/** 'Song text, Minutes integer': the fields in the words that tables of examples use. */
export function fieldsOf(entity: Entity | undefined): string {
  return (entity?.fields ?? []).map((field) => `${field.name} ${field.type}`).join(', ');
}

/** The fields of the first table. */
export function only(prompt: string): string {
  return fieldsOf(create(prompt).model.entities[0]);
}

/** 'Books: Title text; Loans: Book text, Due date date'. */
export function tablesOf(prompt: string): string {
  return create(prompt)
    .model.entities.map((entity) => `${entity.plural}: ${fieldsOf(entity)}`)
    .join('; ');
}

export function fieldOf(prompt: string, name: string): Field | undefined {
  return create(prompt)
    .model.entities.flatMap((entity) => entity.fields)
    .find((item) => item.name === name);
}
