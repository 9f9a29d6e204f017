import type { ApplicationModel, Entity, View } from '@tessera/shared/contracts';
import { Untried, type Behaviour } from './behaviour';
import { expectRecords, expectShown } from './expect';
import { keptWorld } from './forms';
import { listed, openList } from './lists';
import { newRecord } from './new-record';
import { recordName } from './shown';
import { setUp, stageFor, type Stage } from './stage';
import { fieldOf, findRecord, withRecord, type WorldRecord } from './world';

/** Every view opens and shows its records; a card of a board can be moved. */
export function viewBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  return entity.views.flatMap((view) => {
    const behave = (
      id: string,
      title: string,
      perform: (stage: Stage, entity: Entity, view: View) => Promise<void>,
    ): Behaviour => ({
      id: `${view.id}.${id}`,
      title,
      nodes: [view.id],
      perform: (robot) => perform(stageFor(model, robot), entity, view),
    });
    const shows = SHOWS[view.kind];
    return [
      ...(shows ? [behave('shows', `${view.name} shows ${entity.plural.toLowerCase()}`, shows)] : []),
      ...(view.kind === 'board'
        ? [behave('move', `Moving a card changes ${fieldOf(entity, view.by).name}`, moveCard)]
        : []),
    ];
  });
}

type Perform = (stage: Stage, entity: Entity, view: View) => Promise<void>;

const SHOWS: Readonly<Partial<Record<View['kind'], Perform>>> = {
  table: showInOrder,
  list: showInOrder,
  cards: showInOrder,
  gallery: showAll,
  board: showInColumns,
  calendar: showOnDay,
};

async function showInOrder(stage: Stage, entity: Entity, view: View): Promise<void> {
  await setUp(stage, stage.world);
  await openList(stage, entity, view);
  // The order of the entity is a promise of its own.
  const expect = view.sort === undefined ? expectShown : expectRecords;
  await expect(stage, entity, listed(stage, entity, stage.world, view), `The view ${view.name}`);
}

async function showAll(stage: Stage, entity: Entity, view: View): Promise<void> {
  await setUp(stage, stage.world);
  await openList(stage, entity, view);
  await expectShown(stage, entity, listed(stage, entity, stage.world, view), `The view ${view.name}`);
}

/** The columns of a board by a choice, in order. */
function columnsOf(entity: Entity, view: View) {
  const { options = [] } = fieldOf(entity, view.kind === 'board' ? view.by : '');
  return options;
}

async function showInColumns(stage: Stage, entity: Entity, view: View): Promise<void> {
  await showAll(stage, entity, view);
  if (view.kind !== 'board') return;
  const { robot, addresses, world } = stage;
  for (const { id, label } of columnsOf(entity, view)) {
    const column = await robot.until(
      () => robot.find('region', label),
      `The board ${view.name} has no column ${label}.`,
    );
    const cards = listed(stage, entity, world, view).filter(
      (card) => findRecord(world, entity.id, card.id)?.values[view.by] === id,
    );
    const shown = () => robot.records(addresses.pathOf(entity.id), column);
    await robot.until(
      () =>
        shown().length === cards.length && cards.every((card) => shown().some((one) => one.id === card.id)),
      () => `The column ${label} shows ${namesOf(shown())}, expected ${namesOf(cards)}.`,
    );
  }
}

function namesOf(records: readonly { readonly name: string }[]): string {
  return records.length === 0 ? 'nothing' : records.map(({ name }) => name).join(', ');
}

/** Lifts a card by keyboard, carries it one column on, and drops it. */
async function moveCard(stage: Stage, entity: Entity, view: View): Promise<void> {
  const { robot, addresses } = stage;
  if (view.kind !== 'board') return;
  const [from, to] = columnsOf(entity, view);
  if (!from || !to) throw new Untried(`The board ${view.name} has no two columns.`);
  const { record, name, world } = withNew(stage, entity, { [view.by]: from.id });
  await setUp(stage, world);
  await openList(stage, entity, view);
  const card = await robot.until(
    () => robot.records(addresses.pathOf(entity.id)).find(({ id }) => id === record.id),
    `The board ${view.name} does not show ${name}.`,
  );
  const link = robot.find('link', name, card.element) ?? card.element;
  for (const key of [' ', 'ArrowRight', ' ']) await robot.key(link, key);
  const kept = () => findRecord(keptWorld(stage), entity.id, record.id)?.values[view.by];
  await robot.until(
    () => kept() === to.id,
    () => {
      const label = columnsOf(entity, view).find(({ id }) => id === kept())?.label ?? 'nothing';
      return `${fieldOf(entity, view.by).name} of ${name} is ${label} after its card was moved, expected ${to.label}.`;
    },
  );
  await robot.until(() => {
    const column = robot.find('region', to.label);
    return column && robot.records(addresses.pathOf(entity.id), column).some(({ id }) => id === record.id);
  }, `${name} does not stand in the column ${to.label} after its card was moved.`);
}

/** A world with a record more, which has these values. */
function withNew(stage: Stage, entity: Entity, given: WorldRecord['values']) {
  const found = newRecord(stage, entity, stage.world);
  const record = { ...found, values: { ...found.values, ...given } };
  const world = withRecord(stage.world, entity.id, record);
  return { record, world, name: recordName(stage.model, world, entity, record) };
}

async function showOnDay(stage: Stage, entity: Entity, view: View): Promise<void> {
  if (view.kind !== 'calendar') return;
  const { robot, addresses, today } = stage;
  const start = fieldOf(entity, view.start);
  const moment = start.type === 'datetime' ? `${today}T10:00` : today;
  const end = view.end === undefined ? {} : { [view.end]: moment };
  const { record, name } = withNew(stage, entity, { [view.start]: moment, ...end });
  // Alone, so that nothing hides it.
  await setUp(stage, { ...stage.world, [entity.id]: [record] });
  await openList(stage, entity, view);
  const isThere = () =>
    robot
      .findAll('gridcell')
      .filter((cell) => cell.querySelector(`time[datetime="${today}"]`) !== null)
      .some((cell) => robot.records(addresses.pathOf(entity.id), cell).some(({ id }) => id === record.id));
  await robot.until(isThere, `The calendar ${view.name} does not show ${name} on its day.`);
}
