import type { Entity, Filter, View } from '@tessera/shared/contracts';
import { ALL } from '../kit/data/filters';
import { inSentence } from '../kit/data/words';
import { Untried } from './behaviour';
import type { Listed } from './expect';
import { oracleFor } from './oracle';
import { inOrder } from './order';
import { recordName } from './shown';
import type { Stage } from './stage';
import { recordsIn, type World, type WorldRecord } from './world';

/** Lists and their views, as a trial opens and expects them. */

const IN_ROWS = new Set<View['kind']>(['table', 'list', 'cards']);
/** Those that show each record once and in order. */
const IN_ORDER = new Set<View['kind']>([...IN_ROWS, 'gallery']);

/** The view in which a list is tried: one with all records in rows, the one that it opens with before others. */
export function rowsView({ views, defaultView, plural }: Entity): View {
  const first = views.find(({ id }) => id === defaultView);
  const all = [...(first ? [first] : []), ...views];
  const fitting = [IN_ROWS, IN_ORDER].flatMap((kinds) => all.filter(({ kind }) => kinds.has(kind)));
  const view = fitting.find(({ where }) => where === undefined) ?? fitting[0];
  if (!view) throw new Untried(`${plural} have no view with rows.`);
  return view;
}

/** Opens the list of an entity with all that one of its views has, by its address: how one gets there is no part of the trial. */
export async function openList(stage: Stage, entity: Entity, view: View = rowsView(entity)): Promise<void> {
  await stage.robot.open(stage.addresses.list(entity.id, { filter: ALL, view: view.id }));
}

/** Opens a view of a list as a person does, by its button. */
export async function openView(stage: Stage, entity: Entity, view: View): Promise<void> {
  const { robot, addresses } = stage;
  await robot.open(addresses.list(entity.id, { filter: ALL }));
  const group = robot.find('group', 'View');
  const button = group && robot.find('button', view.name, group);
  // Of a single view nothing is to choose.
  if (!button && entity.views.length === 1) return;
  if (button && isPressed(button)) return;
  await robot.press(view.name, group ?? undefined);
  await robot.until(
    () => {
      const pressed = robot.find('button', view.name, robot.find('group', 'View') ?? undefined);
      return pressed !== null && isPressed(pressed);
    },
    `The view ${view.name} of ${inSentence(entity.plural)} does not open.`,
  );
}

/** Of several buttons the one that stands. */
export const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';

/** Presses a saved filter of the list that is open; null shows everything. */
export async function chooseFilter({ robot }: Stage, entity: Entity, filter: Filter | null): Promise<void> {
  if (entity.filters.length === 0) return;
  const name = filter?.name ?? 'All';
  const tab = await robot.until(
    () => {
      const group = robot.find('group', `Show ${inSentence(entity.plural)}`);
      // Behind its name stands how many there are.
      const tabs = group ? robot.findAll('button', undefined, group) : [];
      return tabs.find((button) => robot.nameOf(button).replace(/ [\d.,]+$/u, '') === name);
    },
    `The list of ${inSentence(entity.plural)} has no filter ${name}.`,
  );
  if (!isPressed(tab)) await robot.pressElement(tab);
}

/** What a view of the list should show of a world, in order. */
export function listed(stage: Stage, entity: Entity, world: World, view: View = rowsView(entity)): Listed[] {
  const oracle = oracleFor(stage.model, world);
  const records = recordsIn(world, entity.id).filter((record) =>
    oracle.isTrue(entity.id, view.where, record),
  );
  return namedIn(
    stage,
    entity,
    world,
    inOrder(stage.model, world, entity, records, view.sort ?? entity.sort),
  );
}

export function namedIn(
  { model }: Stage,
  entity: Entity,
  world: World,
  records: readonly WorldRecord[],
): Listed[] {
  return records.map((record) => ({ id: record.id, name: recordName(model, world, entity, record) }));
}
