import type { Entity, Field } from '@tessera/shared/contracts';
import { findDoubleName, fieldOf, perEntity, perField, type Breach, type ModelRule } from './rule';

function isScale({ min = 1, max = 5 }: Field): boolean {
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max <= 10 && max > min;
}

function brokenBounds(field: Field): Breach {
  const { min = -Infinity, max = Infinity } = field;
  if (min > max) return `${field.name}: the smallest value is above the largest`;
  return field.type !== 'rating' || isScale(field)
    ? undefined
    : `${field.name}: a rating goes from a whole number up to at most 10`;
}

function brokenOptions(field: Field): Breach {
  if (field.type !== 'choice')
    return field.options ? `${field.name} has options and is no choice` : undefined;
  if ((field.options?.length ?? 0) === 0) return `${field.name} has no options`;
  const double = findDoubleName((field.options ?? []).map(({ label }) => label));
  return double === undefined ? undefined : `${field.name} has the option ${double} twice`;
}

function brokenMany(field: Field): Breach {
  return field.many !== true || field.type === 'choice' || field.type === 'reference'
    ? undefined
    : `${field.name} holds several values, which only a choice or a link can`;
}

/** What is worked out is never typed in, so nothing can be asked of the person who types. */
function brokenComputed(field: Field): Breach {
  if (field.computed === undefined) return undefined;
  if (field.required) return `${field.name} is worked out and cannot be required`;
  if (field.unique === true) return `${field.name} is worked out and cannot be kept without doubles`;
  return field.default === undefined ? undefined : `${field.name} is worked out and begins with no default`;
}

function brokenLabel(entity: Entity): Breach {
  return fieldOf(entity, entity.labelField) ? undefined : `${entity.name} has no label field`;
}

export const FIELD_RULES: readonly ModelRule[] = [
  [
    'model.entity-names',
    'Every table has its own name',
    (model) => {
      const double = findDoubleName(model.entities.map(({ name }) => name));
      return double === undefined ? undefined : `Two tables are called ${double}`;
    },
  ],
  [
    'model.field-names',
    'Every field of a table has its own name',
    perEntity((entity) => {
      const double = findDoubleName(entity.fields.map(({ name }) => name));
      return double === undefined ? undefined : `${entity.name} has the field ${double} twice`;
    }),
  ],
  ['model.label', 'The field that names a record exists', perEntity(brokenLabel)],
  [
    'model.sort',
    'Lists are sorted by a field that exists',
    perEntity((entity) =>
      fieldOf(entity, entity.sort.field) ? undefined : `${entity.name} is sorted by no field of it`,
    ),
  ],
  ['model.options', 'Every choice has options, each once', perField(brokenOptions)],
  ['model.bounds', 'Bounds of numbers and ratings make sense', perField(brokenBounds)],
  ['model.many', 'Only choices and links hold several values', perField(brokenMany)],
  ['model.computed', 'Nothing is asked of fields that are worked out', perField(brokenComputed)],
];
