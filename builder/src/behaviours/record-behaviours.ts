import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { inSentence } from '../kit/data/words';
import { Untried, type Behaviour } from './behaviour';
import { expectFact, expectFacts, expectHeading, expectRecords, fail } from './expect';
import { keptWorld, saveChanged, saveNew, type, typedFields, typeNew } from './forms';
import { listed, openList } from './lists';
import { isPossible, newRecord, possibleRecords } from './new-record';
import { search } from './search';
import { recordName, shownText } from './shown';
import { setUp, stageFor, type Stage } from './stage';
import { findRecord, withRecord, type WorldRecord } from './world';

/** What every kind of record can do: be added, changed, deleted, found, ordered and kept. */
export function recordBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  const one = inSentence(entity.name);
  const many = inSentence(entity.plural);
  const fields = typedFields(entity);
  const behave = (
    id: string,
    title: string,
    nodes: readonly string[],
    perform: (stage: Stage, entity: Entity) => Promise<void>,
  ): Behaviour => ({
    id: `${entity.id}.${id}`,
    title,
    nodes: [entity.id, ...nodes],
    perform: (robot) => perform(stageFor(model, robot), entity),
  });
  const ids = fields.map(({ id }) => id);
  return [
    behave('add', `${articled(one)} can be added`, ids, add),
    behave('edit', `${articled(one)} can be changed`, ids, edit),
    behave('delete', `${articled(one)} can be deleted, and brought back`, [], remove),
    {
      ...behave('kept', `Changes to ${many} are kept`, [], changeAny),
      afterReload: (robot) => expectKept(stageFor(model, robot), entity),
    },
    behave('search', `${capital(many)} can be searched`, [], search),
    behave('order', `${capital(many)} are in order`, [entity.sort.field], order),
  ];
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function articled(noun: string): string {
  return `${/^[aeiou]/iu.test(noun) ? 'An' : 'A'} ${noun}`;
}

async function add(stage: Stage, entity: Entity): Promise<void> {
  const { world } = stage;
  await setUp(stage, world);
  const record = newRecord(stage, entity, world);
  await typeNew(stage, entity, world, record);
  const { id } = await saveNew(stage, entity, world);
  await stage.robot.open(stage.addresses.record(entity.id, id));
  await expectFacts(stage, world, record, typedFields(entity));
}

/** Another record of the world, beside those that it begins with: nothing points at it. */
async function setUpWithNew(stage: Stage, entity: Entity): Promise<WorldRecord> {
  const record = newRecord(stage, entity, stage.world);
  await setUp(stage, withRecord(stage.world, entity.id, record));
  return record;
}

/** A field of a record and what it may be instead. */
interface Edit {
  readonly field: Field;
  readonly after: WorldRecord;
}

/** The first change of one field that every rule allows. */
function findEdit(stage: Stage, entity: Entity, before: WorldRecord): Edit {
  const world = withRecord(stage.world, entity.id, before);
  for (const other of possibleRecords(stage, entity, stage.world)) {
    for (const field of typedFields(entity)) {
      const value = other.values[field.id] ?? null;
      if (value === null || isEqual(value, before.values[field.id] ?? null)) continue;
      const after = { ...before, values: { ...before.values, [field.id]: value } };
      if (isPossible(stage.model, entity, world, after)) return { field, after };
    }
  }
  throw new Untried(`Nothing about a ${inSentence(entity.name)} can be changed.`);
}

/** Changes one field of a record in its form. */
async function change(stage: Stage, entity: Entity, { field, after }: Edit): Promise<void> {
  await stage.robot.open(stage.addresses.edit(entity.id, after.id));
  await type(stage, stage.world, after, [field]);
  await saveChanged(stage, entity, after.id);
}

function expectEdit(stage: Stage, { field, after }: Edit): Promise<void> {
  const { model, world } = stage;
  return expectFact(stage, field, shownText(model, world, field, after.values[field.id] ?? null));
}

async function edit(stage: Stage, entity: Entity): Promise<void> {
  const before = await setUpWithNew(stage, entity);
  const found = findEdit(stage, entity, before);
  await change(stage, entity, found);
  await expectEdit(stage, found);
  const kept = findRecord(keptWorld(stage), entity.id, before.id);
  const lost = typedFields(entity).find(
    (field) =>
      field !== found.field && !isEqual(kept?.values[field.id] ?? null, before.values[field.id] ?? null),
  );
  if (lost) fail(`${lost.name} changed too, although only ${found.field.name} was.`);
}

const isEqual = (left: Value, right: Value) => JSON.stringify(left) === JSON.stringify(right);

async function remove(stage: Stage, entity: Entity): Promise<void> {
  const { robot, addresses, model } = stage;
  const record = await setUpWithNew(stage, entity);
  const name = recordName(model, stage.world, entity, record);
  const isKept = () => findRecord(keptWorld(stage), entity.id, record.id) !== undefined;
  await robot.open(addresses.record(entity.id, record.id));
  await robot.press('Delete');
  await robot.until(() => !isKept(), `${name} is still there after it was deleted.`);
  await robot.press('Undo');
  await robot.until(isKept, `${name} does not come back by Undo.`);
  await robot.open(addresses.record(entity.id, record.id));
  await expectHeading(stage, name);
}

async function changeAny(stage: Stage, entity: Entity): Promise<void> {
  await change(stage, entity, findEdit(stage, entity, await setUpWithNew(stage, entity)));
}

/** After a reload nothing is known but the model, which gives the same record and the same change again. */
function expectKept(stage: Stage, entity: Entity): Promise<void> {
  return expectEdit(stage, findEdit(stage, entity, newRecord(stage, entity, stage.world)));
}

async function order(stage: Stage, entity: Entity): Promise<void> {
  await setUp(stage, stage.world);
  await openList(stage, entity);
  await expectRecords(
    stage,
    entity,
    listed(stage, entity, stage.world),
    `The list of ${inSentence(entity.plural)}`,
  );
}
