import type { Action, ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { inSentence } from '../kit/data/words';
import { Untried, type Behaviour } from './behaviour';
import { bothWays, withOneThat } from './conditions';
import { fail } from './expect';
import { keptWorld, typedFields } from './forms';
import { openList, rowsView } from './lists';
import { oracleFor } from './oracle';
import { newBreaches } from './rules';
import { recordName, shownText } from './shown';
import { setUp, stageFor, type Stage } from './stage';
import { entityOf, fieldOf, findRecord, recordsIn, type World, type WorldRecord } from './world';

/** Every action does what it says, and is undone; a yes or no is changed where it stands. */
export function actionBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  const actions = entity.actions.map((action): Behaviour => ({
    id: `${action.id}.does`,
    title: `${action.name} ${action.kind === 'add' ? 'adds' : 'changes'} what it says, and can be undone`,
    nodes: [action.id],
    perform: (robot) => act(stageFor(model, robot), entity, action),
  }));
  const toggles = typedFields(entity)
    .filter((field) => isToggled(entity, field))
    .map((field): Behaviour => ({
      id: `${field.id}.toggled`,
      title: `${field.name} can be changed in the list`,
      nodes: [field.id],
      perform: (robot) => toggle(stageFor(model, robot), entity, field),
    }));
  return [...actions, ...toggles];
}

/** A yes or no that stands in a table, where it can be pressed also while it is a no. */
function isToggled(entity: Entity, { id, type: kind }: Field): boolean {
  const table = entity.views.find((view) => view.kind === 'table' && view.fields?.includes(id) === true);
  return kind === 'boolean' && table !== undefined;
}

/** A world with records for which an action is offered and, where there is a condition, some for which it is not. */
function worldFor(stage: Stage, entity: Entity, { when }: Action): World {
  if (when === undefined) return stage.world;
  try {
    return bothWays(stage, entity, when);
  } catch (error) {
    const world = withOneThat(stage, entity, stage.world, when, true);
    if (world) return world;
    throw error;
  }
}

async function act(stage: Stage, entity: Entity, action: Action): Promise<void> {
  const { robot, addresses, model } = stage;
  const world = worldFor(stage, entity, action);
  const oracle = oracleFor(model, world);
  const isOffered = (record: WorldRecord) => oracle.isTrue(entity.id, action.when, record);
  const record = recordsIn(world, entity.id).find(
    (one) => isOffered(one) && isAllowed(stage, world, entity, action, one),
  );
  if (!record)
    throw new Untried(`No ${inSentence(entity.name)} was found for which ${action.name} is offered.`);
  await setUp(stage, world);
  await robot.open(addresses.record(entity.id, record.id));
  await robot.press(action.name);
  const before = JSON.stringify(keptOf(world, model, entity, action));
  await robot.until(
    () => isDone(stage, world, entity, action, record),
    () =>
      `${action.name} does not ${wordsFor(stage, world, entity, action, record)}. The page says: ${robot.messages()}`,
  );
  await robot.press('Undo');
  await robot.until(
    () => JSON.stringify(keptOf(keptWorld(stage), model, entity, action)) === before,
    `${action.name} is not undone by Undo.`,
  );
  const other = recordsIn(world, entity.id).find((one) => !isOffered(one));
  if (!other) return;
  await robot.open(addresses.record(entity.id, other.id));
  if (robot.find('button', action.name)) {
    fail(`${action.name} is offered for ${recordName(model, world, entity, other)}, where it does not hold.`);
  }
}

const targetOf = (model: Stage['model'], entity: Entity, action: Action) =>
  action.kind === 'add' ? entityOf(model, action.entity) : entity;

function keptOf(world: World, model: Stage['model'], entity: Entity, action: Action) {
  const target = targetOf(model, entity, action);
  return recordsIn(world, target.id).map(({ id, values }) => [
    id,
    action.set.map(({ field }) => values[field] ?? emptyOf(fieldOf(target, field))),
  ]);
}

const emptyOf = ({ type: kind }: Field): Value => (kind === 'boolean' ? false : null);

/** The values that an action should set. */
function wanted(stage: Stage, world: World, entity: Entity, action: Action, record: WorldRecord) {
  const target = targetOf(stage.model, entity, action);
  const oracle = oracleFor(stage.model, world);
  return action.set.map(({ field: id, to }) => {
    const field = fieldOf(target, id);
    return { field, value: oracle.give(entity.id, to, field, record) };
  });
}

/** Whether the rules let an action happen, and something changes by it. */
function isAllowed(stage: Stage, world: World, entity: Entity, action: Action, record: WorldRecord): boolean {
  const target = targetOf(stage.model, entity, action);
  const values = wanted(stage, world, entity, action, record);
  const set = Object.fromEntries(values.map(({ field, value }) => [field.id, value]));
  const after =
    action.kind === 'add'
      ? { id: 'added', values: set }
      : { ...record, values: { ...record.values, ...set } };
  const isOther = values.some(
    ({ field, value }) => !isSame(stage, world, field, value, record.values[field.id]),
  );
  return (action.kind === 'add' || isOther) && newBreaches(stage.model, world, target, after).length === 0;
}

function isSame(stage: Stage, world: World, field: Field, one: Value, other: Value | undefined): boolean {
  return shownText(stage.model, world, field, one) === shownText(stage.model, world, field, other ?? null);
}

function isDone(stage: Stage, world: World, entity: Entity, action: Action, record: WorldRecord): boolean {
  const kept = keptWorld(stage);
  const target = targetOf(stage.model, entity, action);
  const known = new Set(recordsIn(world, target.id).map(({ id }) => id));
  const changed =
    action.kind === 'add'
      ? recordsIn(kept, target.id).find(({ id }) => !known.has(id))
      : findRecord(kept, target.id, record.id);
  if (!changed) return false;
  return wanted(stage, world, entity, action, record).every(({ field, value }) =>
    isSame(stage, kept, field, value, changed.values[field.id]),
  );
}

function wordsFor(stage: Stage, world: World, entity: Entity, action: Action, record: WorldRecord): string {
  const values = wanted(stage, world, entity, action, record).map(
    ({ field, value }) => `${field.name} to ${shownText(stage.model, world, field, value)}`,
  );
  const target = targetOf(stage.model, entity, action);
  const what = action.kind === 'add' ? `add one of the ${inSentence(target.plural)} with` : 'set';
  return `${what} ${values.join(' and ')}`;
}

async function toggle(stage: Stage, entity: Entity, field: Field): Promise<void> {
  const { robot, addresses, world, model } = stage;
  const table = entity.views.find(
    (view) => view.kind === 'table' && view.fields?.includes(field.id) === true,
  );
  const record = recordsIn(world, entity.id).find((one) => {
    const after = { ...one, values: { ...one.values, [field.id]: one.values[field.id] !== true } };
    const isShown = oracleFor(model, world).isTrue(entity.id, table?.where, one);
    return isShown && newBreaches(model, world, entity, after).length === 0;
  });
  if (!record)
    throw new Untried(`No ${inSentence(entity.name)} was found whose ${field.name} may be changed.`);
  const name = recordName(model, world, entity, record);
  const before = record.values[field.id] === true;
  const kept = () => findRecord(keptWorld(stage), entity.id, record.id)?.values[field.id] === true;
  await setUp(stage, world);
  await openList(stage, entity, table ?? rowsView(entity));
  const row = await robot.until(
    () => robot.records(addresses.pathOf(entity.id)).find(({ id }) => id === record.id),
    `The table does not show ${name}.`,
  );
  await robot.press(`${field.name}: ${name}`, row.element);
  await robot.until(() => kept() !== before, `${field.name} of ${name} does not change by a press.`);
  await robot.press('Undo');
  await robot.until(() => kept() === before, `${field.name} of ${name} is not undone by Undo.`);
}
