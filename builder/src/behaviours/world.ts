import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';

/** The records that an application holds while it is tried, known to the checks value by value. */

export interface WorldRecord {
  readonly id: string;
  /** By the ids of the fields; what is not there is empty. Links hold ids of records of the world. */
  readonly values: Readonly<Record<string, Value>>;
}

/** By the ids of the entities. */
export type World = Readonly<Record<string, readonly WorldRecord[]>>;

export function recordsIn(world: World, entityId: string): readonly WorldRecord[] {
  return world[entityId] ?? [];
}

export function findRecord(world: World, entityId: string, id: string): WorldRecord | undefined {
  return recordsIn(world, entityId).find((record) => record.id === id);
}

/** The world with one more record, or with a record in its place. */
export function withRecord(world: World, entityId: string, record: WorldRecord): World {
  const records = recordsIn(world, entityId);
  const isThere = records.some(({ id }) => id === record.id);
  const next = isThere
    ? records.map((other) => (other.id === record.id ? record : other))
    : [...records, record];
  return { ...world, [entityId]: next };
}

const FIRST_MOMENT = Date.UTC(2020, 0, 1);
const MINUTE_MS = 60_000;

/** The text that the application keeps when these are its records; the later a record stands, the later it was made. */
export function storedText(model: ApplicationModel, world: World): string {
  const records = Object.fromEntries(
    model.entities.map((entity) => [
      entity.id,
      recordsIn(world, entity.id).map((record, place) => storedRecord(entity, record, place)),
    ]),
  );
  return JSON.stringify({ v: 1, records });
}

function storedRecord({ fields }: Entity, { id, values }: WorldRecord, place: number) {
  const moment = new Date(FIRST_MOMENT + place * MINUTE_MS).toISOString();
  const kept = fields.flatMap((field) => {
    const value = values[field.id] ?? null;
    return value === null ? [] : [[field.key, value] as const];
  });
  return { id, createdAt: moment, updatedAt: moment, values: Object.fromEntries(kept) };
}

interface StoredText {
  readonly records?: Readonly<
    Record<string, readonly { readonly id: string; readonly values: Readonly<Record<string, Value>> }[]>
  >;
}

/** The records that the application keeps. */
export function readWorld(model: ApplicationModel, text: string | null): World {
  const { records = {} } = JSON.parse(text ?? '{}') as StoredText;
  return Object.fromEntries(
    model.entities.map(({ id, fields }) => [
      id,
      (records[id] ?? []).map((record) => ({
        id: record.id,
        values: Object.fromEntries(fields.map((field) => [field.id, record.values[field.key] ?? null])),
      })),
    ]),
  );
}

export function entityOf(model: ApplicationModel, id: string): Entity {
  const entity = model.entities.find((candidate) => candidate.id === id);
  if (!entity) throw new Error(`The model has no entity ${id}.`);
  return entity;
}

export function fieldOf(entity: Entity, id: string): Field {
  const field = entity.fields.find((candidate) => candidate.id === id);
  if (!field) throw new Error(`${entity.name} has no field ${id}.`);
  return field;
}
