import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { inSentence } from '../kit/data/words';
import { Untried, type Behaviour } from './behaviour';
import { expectFact, expectFacts, expectHeading, expectRecords, expectShown, fail } from './expect';
import { keptWorld, saveChanged, saveNew, type, typedFields, typeNew } from './forms';
import { listed, openList } from './lists';
import { newRecord } from './new-record';
import { recordName, shownText } from './shown';
import { setUp, stageFor, type Stage } from './stage';
import { fieldOf, findRecord, withRecord, type WorldRecord } from './world';

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
      ...behave('kept', `Changes to ${many} are kept`, [], change),
      afterReload: (robot) => expectChanged(stageFor(model, robot), entity),
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

async function edit(stage: Stage, entity: Entity): Promise<void> {
  const { robot, addresses, world, model } = stage;
  const before = await setUpWithNew(stage, entity);
  const after = newRecord(stage, entity, world, 1);
  const changed = typedFields(entity).filter(({ id }) => before.values[id] !== after.values[id]);
  const [first] = changed;
  if (!first) throw new Untried(`Nothing about ${inSentence(entity.name)} can be changed.`);
  await robot.open(addresses.edit(entity.id, before.id));
  await type(stage, world, after, [first]);
  await saveChanged(stage, entity, before.id);
  await expectFact(stage, first, shownText(model, world, first, after.values[first.id] ?? null));
  const kept = findRecord(keptWorld(stage), entity.id, before.id);
  const lost = typedFields(entity).find(
    (field) => field !== first && !isEqual(kept?.values[field.id] ?? null, before.values[field.id] ?? null),
  );
  if (lost) fail(`${lost.name} changed too, although only ${first.name} was.`);
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

/** A record as it is before and after a change, and the field that is changed. */
function oneChange(stage: Stage, entity: Entity) {
  const before = newRecord(stage, entity, stage.world);
  const after = newRecord(stage, entity, stage.world, 1);
  const field = typedFields(entity).find(({ id }) => before.values[id] !== after.values[id]);
  if (!field) throw new Untried(`Nothing about ${inSentence(entity.name)} can be changed.`);
  return { before, after, field };
}

async function change(stage: Stage, entity: Entity): Promise<void> {
  const { robot, addresses, world } = stage;
  const { before, after, field } = oneChange(stage, entity);
  await setUpWithNew(stage, entity);
  await robot.open(addresses.edit(entity.id, before.id));
  await type(stage, world, after, [field]);
  await saveChanged(stage, entity, before.id);
}

async function expectChanged(stage: Stage, entity: Entity): Promise<void> {
  const { after, field } = oneChange(stage, entity);
  await expectFact(stage, field, shownText(stage.model, stage.world, field, after.values[field.id] ?? null));
}

const SEARCHED = new Set<Field['type']>(['text', 'longtext', 'email', 'person']);

async function search(stage: Stage, entity: Entity): Promise<void> {
  const { robot, model } = stage;
  const field = [fieldOf(entity, entity.labelField), ...entity.fields].find(
    ({ type: kind, computed }) => SEARCHED.has(kind) && computed === undefined,
  );
  if (!field) throw new Untried(`${entity.plural} hold no words to search for.`);
  const record = newRecord(stage, entity, stage.world);
  const word = 'Quagga';
  const found = { ...record, values: { ...record.values, [field.id]: word } };
  const world = withRecord(stage.world, entity.id, found);
  await setUp(stage, world);
  await openList(stage, entity);
  const box = await robot.until(
    () => robot.find('searchbox'),
    `There is no search on ${inSentence(entity.plural)}.`,
  );
  const label = robot.nameOf(box);
  await robot.fill(label, word.toLowerCase());
  const expected = [{ id: found.id, name: recordName(model, world, entity, found) }];
  await expectShown(stage, entity, expected, `The search for ${word}`);
  await robot.fill(label, '');
  await expectShown(stage, entity, listed(stage, entity, world), 'The list after the search');
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
