import type { ApplicationModel, Entity, View } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { Untried, type Behaviour } from './behaviour';
import { expectRecords, expectShown } from './expect';
import { keptWorld } from './forms';
import { listed, openView } from './lists';
import { newRecord } from './new-record';
import { idsOf } from './oracle';
import { recordName } from './shown';
import { setUp, stageFor, type Stage } from './stage';
import { entityOf, fieldOf, findRecord, recordsIn, type WorldRecord } from './world';

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
  await openView(stage, entity, view);
  // The order of the entity is a promise of its own.
  const expect = view.sort === undefined ? expectShown : expectRecords;
  await expect(stage, entity, listed(stage, entity, stage.world, view), `The view ${view.name}`);
}

async function showAll(stage: Stage, entity: Entity, view: View): Promise<void> {
  await setUp(stage, stage.world);
  await openView(stage, entity, view);
  await expectShown(stage, entity, listed(stage, entity, stage.world, view), `The view ${view.name}`);
}

interface Column {
  /** The option, or the linked record. */
  readonly id: string;
  readonly name: string;
}

/** The columns of a board: what its field may be. */
function columnsOf({ model, world }: Stage, entity: Entity, by: string): readonly Column[] {
  const { options = [], reference } = fieldOf(entity, by);
  if (!reference) return options.map(({ id, label }) => ({ id, name: label }));
  const target = entityOf(model, reference.entity);
  return recordsIn(world, target.id).map((record) => ({
    id: record.id,
    name: recordName(model, world, target, record),
  }));
}

async function showInColumns(stage: Stage, entity: Entity, view: View): Promise<void> {
  await showAll(stage, entity, view);
  if (view.kind !== 'board') return;
  const { robot, addresses, world } = stage;
  for (const { id, name } of columnsOf(stage, entity, view.by)) {
    const column = await robot.until(
      () => robot.find('region', name),
      `The board ${view.name} has no column ${name}.`,
    );
    const cards = listed(stage, entity, world, view).filter(
      (card) => firstOf(findRecord(world, entity.id, card.id)?.values[view.by]) === id,
    );
    const shown = () => robot.records(addresses.pathOf(entity.id), column);
    await robot.until(
      () =>
        shown().length === cards.length && cards.every((card) => shown().some((one) => one.id === card.id)),
      () => `The column ${name} shows ${namesOf(shown())}, expected ${namesOf(cards)}.`,
    );
  }
}

const firstOf = (value: Value | undefined) => idsOf(value)[0];

function namesOf(records: readonly { readonly name: string }[]): string {
  return records.length === 0 ? 'nothing' : records.map(({ name }) => name).join(', ');
}

/** Lifts a card by keyboard, carries it to the column beside its own, and drops it. */
async function moveCard(stage: Stage, entity: Entity, view: View): Promise<void> {
  if (view.kind !== 'board') return;
  const { robot, addresses, world } = stage;
  const field = fieldOf(entity, view.by);
  const columns = columnsOf(stage, entity, view.by);
  const before = listed(stage, entity, world, view)[0];
  if (!before || columns.length < 2) throw new Untried(`The board ${view.name} has no two columns.`);
  const { id, name } = before;
  await setUp(stage, world);
  await openView(stage, entity, view);
  const columnAt = () => {
    const regions = robot
      .findAll('region')
      .filter((region) => columns.some((one) => one.name === robot.nameOf(region)));
    const place = regions.findIndex((region) =>
      robot.records(addresses.pathOf(entity.id), region).some((record) => record.id === id),
    );
    return { regions, place };
  };
  const card = await robot.until(
    () => robot.records(addresses.pathOf(entity.id)).find((record) => record.id === id),
    `The board ${view.name} does not show ${name}.`,
  );
  const { regions, place } = columnAt();
  const isLast = place === regions.length - 1;
  const target = regions[isLast ? place - 1 : place + 1];
  const to = target && robot.nameOf(target);
  const link = robot.find('link', name, card.element) ?? card.element;
  for (const key of [' ', isLast ? 'ArrowLeft' : 'ArrowRight', ' ']) await robot.key(link, key);
  const kept = () => {
    const value = firstOf(findRecord(keptWorld(stage), entity.id, id)?.values[view.by]);
    return columns.find((column) => column.id === value)?.name ?? 'empty';
  };
  await robot.until(
    () => kept() === to,
    () => `${field.name} of ${name} is ${kept()} after its card was moved to ${to ?? 'the next column'}.`,
  );
  await robot.until(
    () => {
      const now = columnAt();
      const region = now.regions[now.place];
      return region !== undefined && robot.nameOf(region) === to;
    },
    `${name} does not stand in the column ${to ?? ''} after its card was moved.`,
  );
}

/** A record more, which has these values. */
function withNew(stage: Stage, entity: Entity, given: WorldRecord['values']) {
  const found = newRecord(stage, entity, stage.world);
  const record = { ...found, values: { ...found.values, ...given } };
  return { record, name: recordName(stage.model, stage.world, entity, record) };
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
  await openView(stage, entity, view);
  const isThere = () =>
    robot
      .findAll('gridcell')
      .filter((cell) => cell.querySelector(`time[datetime="${today}"]`) !== null)
      .some((cell) => robot.records(addresses.pathOf(entity.id), cell).some(({ id }) => id === record.id));
  await robot.until(isThere, `The calendar ${view.name} does not show ${name} on its day.`);
}
