import { idsIn } from './cells';
import { addDays } from './dates';
import type { Change, StoredDocument } from './document';
import { fieldsOf } from './entity';
import { clearing } from './removal';
import type { Rows } from './rows';
import { drawPicture } from './sample-picture';
import type { Entity, Field, Sample, StoredRecord, Value } from './types';

/** A sample that is to be put in, with its values by the keys of the fields. */
export interface NewSample {
  readonly entity: Entity;
  readonly id: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly isOwn?: true | undefined;
}

/** The samples of all entities, with days counted from `day`. They keep their ids, so links between them hold. */
export function newSamples(entities: readonly Entity[], day: string): readonly NewSample[] {
  return entities.flatMap((entity) =>
    entity.samples.map((sample) => ({
      entity,
      id: sample.id,
      values: sampleValues(entity, sample, day),
      isOwn: sample.isOwn,
    })),
  );
}

const numberIn = (id: string) => Number(id.replace(/^\D+/u, ''));

/** The highest number of the records that came out of files: what has been put in by now. */
export function newestOwn(entities: readonly Entity[]): number {
  const numbers = entities.flatMap(({ samples }) =>
    samples.flatMap(({ id, isOwn }) => (isOwn ? numberIn(id) : [])),
  );
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** Records out of files that this document has not been given: they come once, and do not come back. */
export function newOwn(
  entities: readonly Entity[],
  { own = 0 }: StoredDocument,
  day: string,
): readonly NewSample[] {
  return newSamples(entities, day).filter(({ id, isOwn }) => isOwn === true && numberIn(id) > own);
}

/** Puts a sample in. */
export function addingSample({ entity, id, values, isOwn }: NewSample, now: string): Change {
  return {
    entityId: entity.id,
    id,
    record: { id, createdAt: now, updatedAt: now, values, ...(isOwn !== true && { isSample: true }) },
  };
}

/** What a sample holds as it is stored, by the keys of the fields. */
export function sampleValues(
  entity: Entity,
  { values }: Sample,
  day: string,
): Readonly<Record<string, Value>> {
  const stored: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name];
    if (field && !field.compute) stored[field.key] = storedValue(field, value, day);
  }
  return stored;
}

function storedValue(field: Field, value: Value, day: string): Value {
  if (typeof value !== 'string') return value;
  switch (field.type) {
    case 'date':
    case 'datetime':
      return dayFrom(value, day);
    case 'image':
      return drawPicture(value);
    default:
      return value;
  }
}

/** '+3' is in three days, '-12T10:30' twelve days ago at half past ten. A day as it is stored stays. */
function dayFrom(text: string, day: string): string {
  const [, days, time = ''] = /^([+-]\d+)(T.*)?$/u.exec(text) ?? [];
  return days === undefined ? text : addDays(day, Number(days)) + time;
}

/** The records of an entity that the application put in itself. */
export function samplesIn({ records }: StoredDocument, { id }: Entity): readonly StoredRecord[] {
  return (records[id] ?? []).filter(({ isSample }) => isSample === true);
}

/**
 * What it takes to remove the samples. One that a record of the person's own cannot be without stays, and is theirs from
 * then on; other links to samples are cleared.
 */
export function removingSamples(
  entities: readonly Entity[],
  rows: Rows,
  { records }: StoredDocument,
): readonly Change[] {
  const samples = new Map(
    Object.entries(records).map(([entityId, list]) => [
      entityId,
      new Set(list.flatMap(({ id, isSample }) => (isSample === true ? id : []))),
    ]),
  );
  const needed = keepNeeded(entities, rows, samples);
  const cleared = clearing(entities, rows, samples);
  const kept = needed.flatMap(([entityId, id]): Change[] => {
    const isIt = (other: { readonly id: string }) => other.id === id;
    const record = cleared.find((change) => change.entityId === entityId && isIt(change))?.record;
    const own = record ?? records[entityId]?.find(isIt);
    return own ? [{ entityId, id, record: asOwn(own) }] : [];
  });
  const removed = [...samples].flatMap(([entityId, ids]) =>
    Array.from(ids, (id): Change => ({ entityId, id, record: null })),
  );
  return [...cleared, ...kept, ...removed];
}

/** The record without the mark of a sample. */
export function asOwn(record: StoredRecord): StoredRecord {
  const own = { ...record };
  delete own.isSample;
  return own;
}

type Place = readonly [entityId: string, id: string];

/** Takes what is needed out of the samples, and gives it. */
function keepNeeded(
  entities: readonly Entity[],
  rows: Rows,
  samples: ReadonlyMap<string, Set<string>>,
): readonly Place[] {
  const kept: Place[] = [];
  let before = -1;
  while (kept.length > before) {
    before = kept.length;
    for (const [entityId, id] of neededBy(entities, rows, samples)) {
      if (samples.get(entityId)?.delete(id) === true) kept.push([entityId, id]);
    }
  }
  return kept;
}

/** What the records that stay cannot be without. */
function neededBy(
  entities: readonly Entity[],
  rows: Rows,
  samples: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Place[] {
  return entities.flatMap((entity) => {
    const staying = rows.rowsOf(entity.id).filter(({ id }) => !samples.get(entity.id)?.has(id));
    return fieldsOf(entity).flatMap((field) => {
      if (field.type !== 'reference' || field.many === true || field.onDelete === 'clear') return [];
      return staying.flatMap(({ values }) => idsIn(values[field.key]).map((id): Place => [field.to, id]));
    });
  });
}
