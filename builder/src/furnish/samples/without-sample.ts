import type { ApplicationModel, Entity, Sample } from '@tessera/shared/contracts';

type Values = Sample['values'];
type Entry = [field: string, value: Values[string]];

function withEachSample(
  model: ApplicationModel,
  change: (sample: Sample, entity: Entity) => Sample | undefined,
): ApplicationModel {
  const entities = model.entities.map((entity) => ({
    ...entity,
    samples: entity.samples.flatMap((sample) => change(sample, entity) ?? []),
  }));
  return { ...model, entities };
}

function withoutLinks(values: Values, { fields }: Entity, gone: string): Values {
  const links = new Set(fields.flatMap(({ id, type }) => (type === 'reference' ? [id] : [])));
  const entries = Object.entries(values).flatMap(([field, value]): Entry[] => {
    if (!links.has(field)) return [[field, value]];
    if (Array.isArray(value)) return [[field, value.filter((id) => id !== gone)]];
    return value === gone ? [] : [[field, value]];
  });
  return Object.fromEntries(entries);
}

/** The model without a sample, also where others point at it. */
export function withoutSample(model: ApplicationModel, gone: string): ApplicationModel {
  return withEachSample(model, (sample, entity) =>
    sample.id === gone ? undefined : { ...sample, values: withoutLinks(sample.values, entity, gone) },
  );
}

/** The model with a sample that holds nothing in some fields. */
export function withoutValues(
  model: ApplicationModel,
  id: string,
  fields: ReadonlySet<string>,
): ApplicationModel {
  return withEachSample(model, (sample) => {
    if (sample.id !== id) return sample;
    const left = Object.entries(sample.values).filter(([field]) => !fields.has(field));
    return { ...sample, values: Object.fromEntries(left) };
  });
}
