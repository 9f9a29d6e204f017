import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { Untried } from './behaviour';
import { addDays } from './days';
import { buildRecord } from './first-records';
import { newBreaches } from './rules';
import type { Stage } from './stage';
import { recordsIn, type World, type WorldRecord } from './world';

/** Records that could be added to a world: complete, with values of their own, and allowed by every rule. */

/** Counts of made-up records start here, behind those of the first records. */
const FIRST = 4;
const MADE_UP = 25;
/** So often the links of a copy are turned on. */
const TURNS = 12;

const found = new WeakMap<World, Map<string, WorldRecord[]>>();

/** The first one of them, or a later one. */
export function newRecord(stage: Stage, entity: Entity, world: World, place = 0): WorldRecord {
  const ofWorld = found.get(world) ?? new Map<string, WorldRecord[]>();
  found.set(world, ofWorld);
  const name = `${entity.id} ${String(place)}`;
  const records = ofWorld.get(name) ?? firstPossible(stage, entity, world, place + 1);
  ofWorld.set(name, records);
  const record = records[place];
  if (!record) {
    throw new Untried(`No values were found that every rule of ${entity.plural.toLowerCase()} allows.`);
  }
  return record;
}

function firstPossible(stage: Stage, entity: Entity, world: World, count: number): WorldRecord[] {
  const records: WorldRecord[] = [];
  for (const record of possibleRecords(stage, entity, world)) {
    if (isPossible(stage.model, entity, world, record)) records.push(record);
    if (records.length === count) break;
  }
  return records;
}

/** Whether a record fits its fields and breaks no rule that is kept without it. */
export function isPossible(
  model: ApplicationModel,
  entity: Entity,
  world: World,
  record: WorldRecord,
): boolean {
  return isFilledOut(entity, world, record) && newBreaches(model, world, entity, record).length === 0;
}

/** Whether nothing that a record needs is empty, and nothing that has to be its own is taken. */
export function isFilledOut(entity: Entity, world: World, record: WorldRecord): boolean {
  return isComplete(entity, record) && isOwn(entity, world, record);
}

/** Records like those of the world, the same on other days, made-up ones, and like those of the world with other links. */
export function* possibleRecords(stage: Stage, entity: Entity, world: World): Generator<WorldRecord> {
  const like = entity.samples.length > 0 ? recordsIn(world, entity.id) : [];
  let number = FIRST;
  for (const days of [0, 400, 800, -400]) {
    for (const record of like)
      yield ownCopy(stage, entity, world, moved(entity, record, days), (number += 1));
  }
  for (let count = 0; count < MADE_UP; count += 1) yield madeUp(stage, entity, world, (number += 1));
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const record of like)
      yield ownCopy(stage, entity, world, relinked(entity, world, record, turn), (number += 1));
  }
}

/** The record with its links to one turned on from where they point, as the wheels of a counter turn. */
function relinked({ fields }: Entity, world: World, record: WorldRecord, turn: number): WorldRecord {
  let left = turn;
  const links = fields.flatMap(({ id, reference, many }) => {
    const targets = reference && many !== true ? recordsIn(world, reference.entity) : [];
    if (targets.length === 0) return [];
    const place = targets.findIndex((target) => target.id === record.values[id]);
    const target = targets[(Math.max(0, place) + left) % targets.length];
    left = Math.floor(left / targets.length);
    return target ? [[id, target.id] as const] : [];
  });
  return { ...record, values: { ...record.values, ...Object.fromEntries(links) } };
}

function madeUp({ model, today }: Stage, entity: Entity, world: World, number: number): WorldRecord {
  return buildRecord(model, entity, world, { id: `${entity.id}-new`, number, today });
}

/** Text fields tell records apart, as does what is there only once. */
const isTelling = (entity: Entity, field: Field) =>
  field.unique === true || (field.id === entity.labelField && field.type === 'text');

/** The record with a name of its own, and what is there only once made anew. */
export function ownCopy(
  stage: Stage,
  entity: Entity,
  world: World,
  record: WorldRecord,
  number: number,
): WorldRecord {
  const { values: fresh } = madeUp(stage, entity, world, number);
  const own = entity.fields.filter((field) => field.computed === undefined && isTelling(entity, field));
  const values = Object.fromEntries(own.map(({ id }) => [id, fresh[id] ?? null]));
  return { id: `${entity.id}-new`, values: { ...record.values, ...values } };
}

function moved({ fields }: Entity, record: WorldRecord, days: number): WorldRecord {
  if (days === 0) return record;
  const values = fields.map(({ id, type }) => {
    const value = record.values[id] ?? null;
    const isDay = (type === 'date' || type === 'datetime') && typeof value === 'string';
    return [id, isDay ? addDays(value.slice(0, 10), days) + value.slice(10) : value] as const;
  });
  return { ...record, values: Object.fromEntries(values) };
}

/** Every required field has a value. */
function isComplete({ fields }: Entity, { values }: WorldRecord): boolean {
  return fields.every(({ id, required, type, computed }) => {
    const value = values[id] ?? null;
    const isEmpty = value === null || value === '' || (typeof value === 'object' && value.length === 0);
    return !required || type === 'boolean' || computed !== undefined || !isEmpty;
  });
}

const fold = (value: unknown) => String(value).toLowerCase();

/** What must be unique is. */
function isOwn({ id, fields }: Entity, world: World, record: WorldRecord): boolean {
  return fields.every(
    (field) =>
      field.unique !== true ||
      recordsIn(world, id).every(
        (other) => other.id === record.id || fold(other.values[field.id]) !== fold(record.values[field.id]),
      ),
  );
}
