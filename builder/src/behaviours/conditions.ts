import type { Entity } from '@tessera/shared/contracts';
import { Untried } from './behaviour';
import { candidates } from './candidates';
import { typedFields } from './forms';
import { oracleFor } from './oracle';
import { reachOf } from './reach';
import type { Stage } from './stage';
import { entityOf, recordsIn, withRecord, type World, type WorldRecord } from './world';

/** Worlds in which a condition is true of one record and not of another. */

/** Begins with the world of the stage and changes as little as it takes. */
export function bothWays(stage: Stage, entity: Entity, condition: string): World {
  let { world } = stage;
  for (const wanted of [true, false]) {
    const next = withOneThat(stage, entity, world, condition, wanted);
    if (!next) {
      const what = wanted ? 'that it is true of' : 'that it is not true of';
      throw new Untried(`No ${entity.plural.toLowerCase()} were found ${what}.`);
    }
    world = next;
  }
  return world;
}

/** A world with a record of which the condition is true, or is not; null where none was found. */
export function withOneThat(
  stage: Stage,
  entity: Entity,
  world: World,
  condition: string,
  wanted: boolean,
): World | null {
  const fits = (tried: World, id: string) => {
    const record = recordsIn(tried, entity.id).find((one) => one.id === id);
    return (
      record !== undefined && oracleFor(stage.model, tried).isTrue(entity.id, condition, record) === wanted
    );
  };
  const records = recordsIn(world, entity.id);
  if (records.some(({ id }) => fits(world, id))) return world;
  const others = records.length > 1 ? records : [];
  for (const record of others) {
    for (const tried of changesAround(stage, entity, world, condition, record)) {
      if (fits(tried, record.id)) return tried;
    }
  }
  return null;
}

/** Worlds in which one field of a record is another, or of a record that the condition comes to from it. */
function* changesAround(
  stage: Stage,
  entity: Entity,
  world: World,
  condition: string,
  record: WorldRecord,
): Generator<World> {
  const reach = reachOf(stage.model, condition);
  yield* changesOf(stage, entity, world, reach.fields, record);
  for (const id of reach.entities) {
    const source = entityOf(stage.model, id);
    for (const link of source.fields.filter(({ reference }) => reference?.entity === entity.id)) {
      for (const linked of oracleFor(stage.model, world).linked(record, id, link.id)) {
        yield* changesOf(stage, source, world, reach.fields, linked);
      }
    }
  }
}

function* changesOf(
  stage: Stage,
  entity: Entity,
  world: World,
  fields: ReadonlySet<string>,
  record: WorldRecord,
): Generator<World> {
  for (const field of typedFields(entity).filter(({ id }) => fields.has(id))) {
    for (const value of candidates(stage, field)) {
      yield withRecord(world, entity.id, { ...record, values: { ...record.values, [field.id]: value } });
    }
  }
}
