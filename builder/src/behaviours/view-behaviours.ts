import type { ApplicationModel, Entity, View } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { Untried, type Behaviour } from './behaviour';
import { expectRecords, expectShown, type Listed } from './expect';
import { keptWorld } from './forms';
import { isPressed, listed, openView } from './lists';
import { isPossible, newRecord } from './new-record';
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
      ...(shows
        ? [behave('shows', `The view ${view.name} shows ${entity.plural.toLowerCase()}`, shows)]
        : []),
      ...(view.kind === 'board'
        ? [behave('move', `Moving a card changes ${fieldOf(entity, view.by).name}`, moveCard)]
        : []),
    ];
  });
}

type Board = Extract<View, { kind: 'board' }>;
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
      `The view ${view.name} has no column ${name}.`,
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

interface Move {
  readonly card: Listed;
  readonly to: Column;
  readonly key: 'ArrowRight' | 'ArrowLeft';
}

const STEPS = [
  [1, 'ArrowRight'],
  [-1, 'ArrowLeft'],
] as const;

/** A card that every rule allows to stand in the column beside its own; columns in the order of the page. */
function findMove(stage: Stage, entity: Entity, view: Board, columns: readonly Column[]): Move | null {
  const { model, world } = stage;
  for (const card of listed(stage, entity, world, view)) {
    const record = findRecord(world, entity.id, card.id);
    const place = columns.findIndex(({ id }) => id === firstOf(record?.values[view.by]));
    if (!record || place === -1) continue;
    for (const [step, key] of STEPS) {
      const to = columns[place + step];
      if (!to) continue;
      const moved = { ...record, values: { ...record.values, [view.by]: to.id } };
      if (isPossible(model, entity, world, moved)) return { card, to, key };
    }
  }
  return null;
}

/** Lifts a card by keyboard, carries it to the column beside its own, and drops it. */
async function moveCard(stage: Stage, entity: Entity, view: View): Promise<void> {
  if (view.kind !== 'board') return;
  const { robot, addresses, world } = stage;
  const field = fieldOf(entity, view.by);
  const columns = columnsOf(stage, entity, view.by);
  await setUp(stage, world);
  await openView(stage, entity, view);
  const shown = () =>
    robot.findAll('region').flatMap((region) => {
      const column = columns.find(({ name }) => name === robot.nameOf(region));
      return column ? [{ region, column }] : [];
    });
  await robot.until(() => shown().length === columns.length, `The view ${view.name} lacks a column.`);
  const inOrder = shown().map(({ column }) => column);
  const move = findMove(stage, entity, view, inOrder);
  if (!move) throw new Untried(`The view ${view.name} has no card that may be moved.`);
  const { id, name } = move.card;
  const to = move.to.name;
  const card = await robot.until(
    () => robot.records(addresses.pathOf(entity.id)).find((record) => record.id === id),
    `The view ${view.name} does not show ${name}.`,
  );
  const link = robot.find('link', name, card.element) ?? card.element;
  for (const key of [' ', move.key, ' ']) await robot.key(link, key);
  const kept = () => {
    const value = firstOf(findRecord(keptWorld(stage), entity.id, id)?.values[view.by]);
    return columns.find((column) => column.id === value)?.name ?? 'empty';
  };
  await robot.until(
    () => kept() === to,
    () => `${field.name} of ${name} is ${kept()} after its card was moved to ${to}.`,
  );
  const isIn = (region: Element) =>
    robot.records(addresses.pathOf(entity.id), region).some((record) => record.id === id);
  await robot.until(
    () => shown().some(({ region, column }) => column.name === to && isIn(region)),
    `${name} does not stand in the column ${to} after its card was moved.`,
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
  await openMonth(stage);
  const isThere = () =>
    robot
      .findAll('gridcell')
      .filter((cell) => cell.querySelector(`time[datetime="${today}"]`) !== null)
      .some((cell) => robot.records(addresses.pathOf(entity.id), cell).some(({ id }) => id === record.id));
  await robot.until(isThere, `The view ${view.name} does not show ${name} on its day.`);
}

/** On a narrow page a calendar opens as an agenda; a person turns it to the month. */
async function openMonth({ robot }: Stage): Promise<void> {
  const modes = robot.find('group', 'Calendar') ?? undefined;
  const month = modes && robot.find('button', 'Month', modes);
  if (month && !isPressed(month)) await robot.pressElement(month);
}
