import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { fieldOf, firstBroken, perEntity, type Breach, type ModelRule } from './rule';

export type SampleValue = Sample['values'][string];

const DAY = String.raw`(?:\d{4}-\d{2}-\d{2}|[+-]\d{1,5})`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
/** What the text of a sample looks like; other texts are any text. */
const SHAPES: Readonly<Partial<Record<Field['type'], RegExp>>> = {
  money: /^-?\d{1,12}(?:\.\d{1,6})?$/,
  date: new RegExp(`^${DAY}$`),
  datetime: new RegExp(`^${DAY}T${TIME}$`),
  time: new RegExp(`^${TIME}$`),
  color: /^#[0-9a-f]{6}$/,
};
const NUMBERS: ReadonlySet<Field['type']> = new Set(['integer', 'number', 'percent', 'duration', 'rating']);

function namesSomething(model: ApplicationModel, field: Field, id: string): boolean {
  if (field.type === 'choice') return (field.options ?? []).some((option) => option.id === id);
  const target = field.reference && entityOf(model, field.reference.entity);
  return target?.samples.some((sample) => sample.id === id) ?? false;
}

function fitsList(model: ApplicationModel, field: Field, values: readonly string[]): boolean {
  if (field.type === 'tags') return true;
  return field.many === true && values.every((id) => namesSomething(model, field, id));
}

function fitsText(model: ApplicationModel, field: Field, text: string): boolean {
  if (field.type === 'tags' || field.many === true) return false;
  if (field.type === 'choice' || field.type === 'reference') return namesSomething(model, field, text);
  return SHAPES[field.type]?.test(text) ?? true;
}

/** Whether a sample may hold this value in this field. */
export function fitsSample(model: ApplicationModel, field: Field, value: SampleValue): boolean {
  if (field.type === 'boolean') return typeof value === 'boolean';
  if (NUMBERS.has(field.type)) return typeof value === 'number' && Number.isFinite(value);
  if (Array.isArray(value)) return fitsList(model, field, value);
  return typeof value === 'string' && fitsText(model, field, value);
}

function brokenSample(sample: Sample, entity: Entity, model: ApplicationModel): Breach {
  return firstBroken(Object.entries(sample.values), ([id, value]) => {
    const field = fieldOf(entity, id);
    const what = `A sample record of ${entity.plural}`;
    if (!field) return `${what} has a value for a field that is not there`;
    if (field.computed !== undefined) return `${what} has a value for ${field.name}, which is worked out`;
    return fitsSample(model, field, value) ? undefined : `${what} holds what ${field.name} cannot hold`;
  });
}

export const SAMPLE_RULES: readonly ModelRule[] = [
  [
    'model.samples',
    'Sample records hold what their fields can hold',
    perEntity((entity, model) =>
      firstBroken(entity.samples, (sample) => brokenSample(sample, entity, model)),
    ),
  ],
];
