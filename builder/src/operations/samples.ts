import type { ApplicationModel, Sample } from '@tessera/shared/contracts';
import { fitsSample, type SampleValue } from '../checks/check-samples';
import { placeOf, withEntity } from '../model/edit-model';

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
