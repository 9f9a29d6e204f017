import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { idsIn } from '../kit/data/cells';
import type { Value } from '../kit/data/types';
import { addDays } from './days';
import { storedValue } from './shown';
import { PICTURE, valueOf, type Circumstances } from './values';
import { recordsIn, type World, type WorldRecord } from './world';

/** The records that an application is tried with: its first samples, or some of each kind where it has none. */

const WITHOUT_SAMPLES = 3;
/** Of a table that came out of a file: a long list has only those rows on its page that are near what one sees. */
const MOST_SAMPLES = 24;

export function firstWorld(model: ApplicationModel, today: string): World {
  const tried = triedSamples(model);
  let world: World = {};
  for (const entity of inOrderOfLinks(model)) {
    const records =
      entity.samples.length > 0
        ? fromSamples(model, entity, tried, today)
        : madeUp(model, entity, world, today);
    world = { ...world, [entity.id]: records };
  }
  return world;
}

/** The first samples of each entity and those that they are linked to, by their ids. */
function triedSamples({ entities }: ApplicationModel): ReadonlySet<string> {
  const all = new Map(
    entities.flatMap((entity) => entity.samples.map((sample) => [sample.id, { entity, sample }] as const)),
  );
  const tried = new Set(
    entities.flatMap(({ samples }) => samples.slice(0, MOST_SAMPLES).map(({ id }) => id)),
  );
  // What is added on the way is gone through as well.
  for (const id of tried) {
    const { entity, sample } = all.get(id) ?? {};
    for (const field of entity?.fields ?? [])
      if (field.type === 'reference')
        for (const target of idsIn(sample?.values[field.id] ?? null)) if (all.has(target)) tried.add(target);
  }
  return tried;
}

/** What is pointed at comes first, as far as links go in one direction. */
function inOrderOfLinks({ entities }: ApplicationModel): readonly Entity[] {
  const sorted: Entity[] = [];
  const visit = (entity: Entity, path: readonly Entity[]) => {
    if (path.includes(entity) || sorted.includes(entity)) return;
    for (const { reference } of entity.fields) {
      const target = entities.find(({ id }) => id === reference?.entity);
      if (target) visit(target, [...path, entity]);
    }
    sorted.push(entity);
  };
  for (const entity of entities) visit(entity, []);
  return sorted;
}

function madeUp(model: ApplicationModel, entity: Entity, world: World, today: string): WorldRecord[] {
  return Array.from({ length: WITHOUT_SAMPLES }, (_, place) =>
    buildRecord(model, entity, world, { id: `${entity.id}-${String(place + 1)}`, number: place, today }),
  );
}

interface Making {
  readonly id: string;
  readonly number: number;
  readonly today: string;
}

/** A record with a value in every field that can be filled in. */
export function buildRecord(
  model: ApplicationModel,
  entity: Entity,
  world: World,
  { id, number, today }: Making,
): WorldRecord {
  const circumstances: Circumstances = {
    today,
    targets: (entityId) => recordsIn(world, entityId).map((record) => record.id),
  };
  const values = entity.fields
    .filter(({ computed }) => computed === undefined)
    .map((field, place) => {
      // What is named later ends later.
      const count = DATES.has(field.type) ? number + place : number;
      return [field.id, storedValue(model, field, valueOf(field, count, circumstances))] as const;
    });
  return { id, values: Object.fromEntries(values) };
}

const DATES = new Set<Field['type']>(['date', 'time', 'datetime']);

/** The id that a sample's record has here. */
export function sampleRecordId(sample: string): string {
  return `sample-${sample}`;
}

function fromSamples(
  model: ApplicationModel,
  entity: Entity,
  tried: ReadonlySet<string>,
  today: string,
): WorldRecord[] {
  return entity.samples
    .filter(({ id }) => tried.has(id))
    .map((sample) => fromSample(model, entity, sample, today));
}

function fromSample(model: ApplicationModel, entity: Entity, sample: Sample, today: string): WorldRecord {
  const values = entity.fields.map((field) => {
    const value = sample.values[field.id] ?? null;
    return [field.id, storedValue(model, field, sampleValue(field, value, today))] as const;
  });
  return { id: sampleRecordId(sample.id), values: Object.fromEntries(values) };
}

const FROM_TODAY = /^([+-]\d+)(?:T(\d{2}:\d{2}))?$/u;

function sampleValue(field: Field, value: Value, today: string): Value {
  switch (field.type) {
    case 'reference':
      return linked(value);
    case 'date':
    case 'datetime':
      return fromToday(value, today, field.type);
    case 'money':
      return value === null ? null : String(value);
    case 'image':
      return value === null ? null : PICTURE;
    default:
      return value;
  }
}

function linked(value: Value): Value {
  if (typeof value === 'string') return sampleRecordId(value);
  return typeof value === 'object' && value !== null ? value.map(sampleRecordId) : null;
}

function fromToday(value: Value, today: string, type: 'date' | 'datetime'): Value {
  const [isRelative, days = '0', time = '00:00'] =
    FROM_TODAY.exec(typeof value === 'string' ? value : '') ?? [];
  if (isRelative === undefined) return value;
  const day = addDays(today, Number(days));
  return type === 'date' ? day : `${day}T${time}`;
}
