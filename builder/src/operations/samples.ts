import type { ApplicationModel, Field, Sample } from '@tessera/shared/contracts';
import { fitsSample, type SampleValue } from '../checks/check-samples';
import { readValue } from '../kit/data/convert';
import type { LinkedNames } from '../kit/data/live';
import type { Value } from '../kit/data/types';
import { entityOf, placeOf, withEntity } from '../model/edit-model';
import { kitField } from '../model/kit-field';
import { knownOf } from './migration';

function withValue(sample: Sample, field: string, value: SampleValue | undefined): Sample {
  const { [field]: _, ...values } = sample.values;
  return { ...sample, values: value === undefined ? values : { ...values, [field]: value } };
}

/** Changes what the samples hold in a field; those without a value in it stay as they are. */
export function withSampleValues(
  model: ApplicationModel,
  field: string,
  change: (value: SampleValue) => SampleValue | undefined,
): ApplicationModel {
  const place = placeOf(model, field);
  if (!place) return model;
  const samples = place.entity.samples.map((sample) => {
    const value = sample.values[field];
    return value === undefined ? sample : withValue(sample, field, change(value));
  });
  return withEntity(model, { ...place.entity, samples });
}

/** After a change of a field: samples hold in it only what it can hold. */
export function withFittingSamples(model: ApplicationModel, field: string): ApplicationModel {
  const place = placeOf(model, field);
  if (!place) return model;
  const isTyped = place.field.computed === undefined;
  return withSampleValues(model, field, (value) =>
    isTyped && fitsSample(model, place.field, value) ? value : undefined,
  );
}

/** What the samples of a model are called, for links that are read from names and the other way round. */
function namesIn(model: ApplicationModel): LinkedNames {
  const labelOf = (entity: string, values: Sample['values']) =>
    String(values[entityOf(model, entity)?.labelField ?? ''] ?? '');
  const samplesOf = (entity: string) => entityOf(model, entity)?.samples ?? [];
  return {
    nameOf: (entity, id) => labelOf(entity, samplesOf(entity).find((one) => one.id === id)?.values ?? {}),
    idOf: (entity, name) =>
      samplesOf(entity).find(({ values }) => labelOf(entity, values).toLowerCase() === name.toLowerCase())
        ?.id ?? null,
  };
}

const DAYS_AWAY = /^[+-]\d+(?:T|$)/;

/** What a sample alone may hold, and no record: so many days from today, what a picture is drawn from. */
function convertedInvention(was: Field, is: Field, value: SampleValue): SampleValue | undefined {
  return was.type === 'datetime' && is.type === 'date' ? String(value).split('T')[0] : undefined;
}

const isInvention = ({ type }: Field, value: SampleValue) =>
  type === 'image' || ((type === 'date' || type === 'datetime') && DAYS_AWAY.test(String(value)));

const asSample = (value: Value): SampleValue | undefined =>
  value === null ? undefined : typeof value === 'object' ? [...value] : value;

/** After a change of a field's type: samples hold in it what stored records would be read as, and nothing where that does not fit. */
export function withConvertedSamples(model: ApplicationModel, was: Field): ApplicationModel {
  const is = placeOf(model, was.id)?.field;
  if (!is) return model;
  const names = namesIn(model);
  const known = { [was.key]: knownOf(was) };
  return withSampleValues(model, was.id, (value) => {
    if (is.computed !== undefined) return undefined;
    const record = { id: '', createdAt: '', updatedAt: '', values: { [was.key]: value } };
    const read = isInvention(was, value)
      ? convertedInvention(was, is, value)
      : asSample(readValue(record, kitField(model, is), known, names));
    return read !== undefined && fitsSample(model, is, read) ? read : undefined;
  });
}
