import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { nameKey } from '../words/text';

/** Gives one sentence about the first breach, or nothing. */
export type Breach = string | undefined;

/** One thing that holds for every model. */
export type ModelRule = readonly [id: string, title: string, broken: (model: ApplicationModel) => Breach];

export function firstBroken<T>(items: readonly T[], broken: (item: T) => Breach): Breach {
  for (const item of items) {
    const message = broken(item);
    if (message !== undefined) return message;
  }
  return undefined;
}

export function findDuplicate(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** The first name that was there before: case, accents and punctuation aside. */
export function findDoubleName(names: readonly string[]): string | undefined {
  const keys = names.map((name) => nameKey(name) || name);
  return names.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
}

export const perEntity =
  (broken: (entity: Entity, model: ApplicationModel) => Breach) =>
  (model: ApplicationModel): Breach =>
    firstBroken(model.entities, (entity) => broken(entity, model));

export const perField = (broken: (field: Field, entity: Entity, model: ApplicationModel) => Breach) =>
  perEntity((entity, model) => firstBroken(entity.fields, (field) => broken(field, entity, model)));

export function fieldOf(entity: Entity | undefined, id: string): Field | undefined {
  return entity?.fields.find((field) => field.id === id);
}

/** Says that a field is not one of the entity's, where that is so. */
export function notAField(entity: Entity, id: string, what: string): Breach {
  return fieldOf(entity, id) ? undefined : `${what} names a field that ${entity.name} has not`;
}

export function noEntity(model: ApplicationModel, id: string, what: string): Breach {
  return entityOf(model, id) ? undefined : `${what} names a table that is not there`;
}
