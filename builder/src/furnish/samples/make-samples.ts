import type { ApplicationModel, Entity, Sample } from '@tessera/shared/contracts';
import { IdSource } from '../../model/ids';
import { isState } from '../tones';
import { brokenSamples } from './broken-samples';
import type { SampleValue, Spot } from './spot';
import { turnOf } from './turn';
import { valueFor } from './values';
import { withoutSample, withoutValues } from './without-sample';

const LEAST = 6;
const MOST = 8;
/** How often a sample that breaks a rule is made anew before it is left out. */
const ATTEMPTS = 8;

/** What is to be filled in, by id. */
export interface Gaps {
  /** Entities that get samples. */
  readonly entities: ReadonlySet<string>;
  /** Fields in which the samples that are there get a value. */
  readonly fields: ReadonlySet<string>;
}

/** So many that each state has one. */
function countFor({ fields }: Entity): number {
  const options = fields.filter(isState).map((field) => field.options?.length ?? 0);
  return Math.min(MOST, Math.max(LEAST, ...options));
}

/** The values of a sample in those fields that are asked for and that it has none in. */
function makeValues(
  place: Omit<Spot, 'field' | 'turn'>,
  isAsked: (field: string) => boolean,
): Sample['values'] {
  const { entity, index, attempt, kept } = place;
  const turn = turnOf(entity, index, attempt, kept);
  const values: Record<string, SampleValue> = { ...kept };
  for (const field of entity.fields) {
    const isOpen = field.computed === undefined && kept[field.id] === undefined && isAsked(field.id);
    const value = isOpen ? valueFor({ ...place, field, turn }) : undefined;
    if (value !== undefined) values[field.id] = value;
  }
  return values;
}

/** Which samples are made or filled in, and which ids those of all entities have. */
interface Plan {
  readonly gaps: Gaps;
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly made: ReadonlySet<string>;
  readonly filled: ReadonlySet<string>;
}

function planFor({ entities }: ApplicationModel, gaps: Gaps, source: IdSource): Plan {
  const idsOf = (entity: Entity) =>
    gaps.entities.has(entity.id)
      ? Array.from({ length: countFor(entity) }, () => source.node('s'))
      : entity.samples.map(({ id }) => id);
  const ids = new Map(entities.map((entity) => [entity.id, idsOf(entity)]));
  const samplesOf = (of: readonly Entity[]) => new Set(of.flatMap(({ id }) => ids.get(id) ?? []));
  return {
    gaps,
    ids,
    made: samplesOf(entities.filter(({ id }) => gaps.entities.has(id))),
    filled: samplesOf(
      entities.filter(
        ({ id, fields }) => !gaps.entities.has(id) && fields.some((field) => gaps.fields.has(field.id)),
      ),
    ),
  };
}

type Attempts = ReadonlyMap<string, number>;

function withMade(model: ApplicationModel, plan: Plan, attempts: Attempts): ApplicationModel {
  const { gaps, ids, made, filled } = plan;
  const entities = model.entities.map((entity) => {
    const samples = (ids.get(entity.id) ?? []).map((id, index): Sample => {
      const known = entity.samples.find((sample) => sample.id === id);
      const kept = known?.values ?? {};
      // Nothing is invented for rows of somebody's own.
      if (known?.isOwn) return known;
      if (!made.has(id) && !filled.has(id)) return { id, values: kept };
      const place = { model, entity, index, attempt: attempts.get(id) ?? 0, ids, kept };
      return { id, values: makeValues(place, (field) => made.has(id) || gaps.fields.has(field)) };
    });
    return { ...entity, samples };
  });
  return { ...model, entities };
}

/** What was broken before anything was filled in is nobody's fault here; that something was empty is no reason to leave it so. */
function brokenBefore(model: ApplicationModel, { fields }: Gaps): ReadonlySet<string> {
  const entities = model.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => (fields.has(field.id) ? { ...field, required: false } : field)),
  }));
  return brokenSamples({ ...model, entities });
}

/** Takes back one after the other what no attempt made fit: new samples go, those that were there are left as they were. */
function withoutBroken(model: ApplicationModel, plan: Plan, known: ReadonlySet<string>): ApplicationModel {
  const broken = [...brokenSamples(model)].filter((id) => !known.has(id));
  if (broken.length === 0) return model;
  const { made, filled } = plan;
  // What is broken and was not touched is so because of something new.
  const last =
    broken.findLast((id) => made.has(id)) ??
    broken.findLast((id) => filled.has(id)) ??
    [...made].at(-1) ??
    [...filled].at(-1);
  if (last === undefined) return model;
  const without = (ids: ReadonlySet<string>) => new Set([...ids].filter((id) => id !== last));
  const left: Plan = { ...plan, made: without(made), filled: without(filled) };
  if (made.has(last)) return withoutBroken(withoutSample(model, last), left, known);
  return withoutBroken(withoutValues(model, last, plan.gaps.fields), left, new Set([...known, last]));
}

/**
 * Fills gaps with sample records and their values, so that the first view is never empty (MODEL-08). They are made from the names and types of fields and agree with what is there
 * already, hold every rule of the model, and are always the same for the same model.
 */
export function fillSamples(model: ApplicationModel, gaps: Gaps): ApplicationModel {
  if (gaps.entities.size === 0 && gaps.fields.size === 0) return model;
  const source = new IdSource(model.next);
  const plan = planFor(model, gaps, source);
  const known = brokenBefore(model, gaps);
  const attempts = new Map<string, number>();
  let made = withMade(model, plan, attempts);
  for (let round = 0; round < ATTEMPTS; round += 1) {
    const broken = [...brokenSamples(made)].filter((id) => !known.has(id));
    if (broken.length === 0) break;
    for (const id of broken) attempts.set(id, (attempts.get(id) ?? 0) + 1);
    made = withMade(model, plan, attempts);
  }
  return { ...withoutBroken(made, plan, known), next: source.state() };
}
