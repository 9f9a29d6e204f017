import type { ApplicationModel, Entity, Sample } from '@tessera/shared/contracts';
import { IdSource } from '../../model/ids';
import { isState } from '../tones';
import { brokenSamples } from './broken-samples';

import type { SampleValue, Spot } from './spot';
import { turnOf } from './turn';
import { valueFor } from './values';

const LEAST = 6;
const MOST = 8;
/** How often a sample that breaks a rule is made anew before it is left out. */
const ATTEMPTS = 8;

/** So many that each state has one. */
function countFor({ fields }: Entity): number {
  const options = fields.filter(isState).map((field) => field.options?.length ?? 0);
  return Math.min(MOST, Math.max(LEAST, ...options));
}

function makeSample(place: Omit<Spot, 'field' | 'turn'>, id: string): Sample {
  const { entity, index, attempt } = place;
  const turn = turnOf(entity, index, attempt);
  const values: Record<string, SampleValue> = {};
  for (const field of entity.fields) {
    const value = field.computed === undefined ? valueFor({ ...place, field, turn }) : undefined;
    if (value !== undefined) values[field.id] = value;
  }
  return { id, values };
}

/** Who gets samples, and which ids those of all entities have. */
interface Plan {
  readonly bare: ReadonlySet<string>;
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

function planFor({ entities }: ApplicationModel, source: IdSource): Plan {
  const bare = entities.filter(({ samples }) => samples.length === 0);
  const idsOf = (entity: Entity) =>
    bare.includes(entity)
      ? Array.from({ length: countFor(entity) }, () => source.node('s'))
      : entity.samples.map(({ id }) => id);
  return {
    bare: new Set(bare.map(({ id }) => id)),
    ids: new Map(entities.map((entity) => [entity.id, idsOf(entity)])),
  };
}

type Attempts = ReadonlyMap<string, number>;

function withMade(model: ApplicationModel, { bare, ids }: Plan, attempts: Attempts): ApplicationModel {
  const entities = model.entities.map((entity) => {
    if (!bare.has(entity.id)) return entity;
    const samples = (ids.get(entity.id) ?? []).map((id, index) =>
      makeSample({ model, entity, index, attempt: attempts.get(id) ?? 0, ids }, id),
    );
    return { ...entity, samples };
  });
  return { ...model, entities };
}

/** Without some samples, also where others point at them. */
function without(model: ApplicationModel, gone: string): ApplicationModel {
  const isLink = ({ fields }: Entity, id: string) =>
    fields.some((field) => field.id === id && field.type === 'reference');
  const entities = model.entities.map((entity) => ({
    ...entity,
    samples: entity.samples
      .filter(({ id }) => id !== gone)
      .map((sample) => {
        const values = Object.entries(sample.values).flatMap(([field, value]): [string, SampleValue][] => {
          if (!isLink(entity, field)) return [[field, value]];
          if (Array.isArray(value)) return [[field, value.filter((id) => id !== gone)]];
          return value === gone ? [] : [[field, value]];
        });
        return { ...sample, values: Object.fromEntries(values) };
      }),
  }));
  return { ...model, entities };
}

/** Leaves out one after the other what no attempt made fit. */
function withoutBroken(model: ApplicationModel): ApplicationModel {
  const last = [...brokenSamples(model)].at(-1);
  return last === undefined ? model : withoutBroken(without(model, last));
}

/**
 * Gives every entity that has none a few sample records, so that the first view is never empty (MODEL-08). They are made from
 * the names and types of fields, hold every rule of the model, and are always the same for the same model.
 */
export function withSamples(model: ApplicationModel): ApplicationModel {
  const source = new IdSource(model.next);
  const plan = planFor(model, source);
  const attempts = new Map<string, number>();
  let made = withMade(model, plan, attempts);
  for (let round = 0; round < ATTEMPTS; round += 1) {
    const broken = brokenSamples(made);
    if (broken.size === 0) break;
    for (const id of broken) attempts.set(id, (attempts.get(id) ?? 0) + 1);
    made = withMade(model, plan, attempts);
  }
  return { ...withoutBroken(made), next: source.state() };
}
