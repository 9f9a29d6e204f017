import type { Entity } from '@tessera/shared/contracts';
import { Untried } from './behaviour';
import { buildRecord } from './first-records';
import type { Stage } from './stage';
import { recordsIn, type World, type WorldRecord } from './world';

/** Counts of made-up records start here, behind those of the first records. */
const FIRST = 5;
const MOST_TRIES = 60;

/** A record that could be added to the world: made up anew, and allowed by every rule. */
export function newRecord(stage: Stage, entity: Entity, world: World, skip = 0): WorldRecord {
  let left = skip;
  for (let number = FIRST; number < FIRST + MOST_TRIES; number += 1) {
    const record = buildRecord(stage.model, entity, world, {
      id: `${entity.id}-new`,
      number,
      today: stage.today,
    });
    const isGood = isComplete(entity, record) && isOwn(entity, world, record);
    if (isGood && left === 0) return record;
    if (isGood) left -= 1;
  }
  throw new Untried(`No values were found that every rule of ${entity.plural.toLowerCase()} allows.`);
}

/** Every required field has a value. */
function isComplete({ fields }: Entity, { values }: WorldRecord): boolean {
  return fields.every(
    ({ id, required, type, computed }) =>
      !required || type === 'boolean' || computed !== undefined || (values[id] ?? null) !== null,
  );
}

const fold = (value: unknown) => String(value).toLowerCase();

/** What must be unique is. */
function isOwn({ id, fields }: Entity, world: World, { values }: WorldRecord): boolean {
  return fields.every(
    (field) =>
      field.unique !== true ||
      recordsIn(world, id).every((other) => fold(other.values[field.id]) !== fold(values[field.id])),
  );
}
