import type { Entity, View } from '@tessera/shared/contracts';
import { inSentence } from '../kit/data/words';
import { Untried } from './behaviour';
import type { Listed } from './expect';
import { inOrder } from './order';
import { recordName } from './shown';
import type { Stage } from './stage';
import { recordsIn, type World } from './world';

/** Lists and their views, as a trial opens and expects them. */

const IN_ROWS = new Set<View['kind']>(['table', 'list', 'cards']);

/** The view in which a list is tried: the one that it opens with, where that shows records in an order. */
export function rowsView({ views, defaultView, plural }: Entity): View {
  const first = views.find(({ id }) => id === defaultView);
  const view = first && IN_ROWS.has(first.kind) ? first : views.find(({ kind }) => IN_ROWS.has(kind));
  if (!view) throw new Untried(`${plural} have no view with rows.`);
  return view;
}

/** Opens the list of an entity in one of its views. */
export async function openList(stage: Stage, entity: Entity, view: View = rowsView(entity)): Promise<void> {
  const { robot, addresses } = stage;
  await robot.open(addresses.list(entity.id));
  const group = robot.find('group', 'View');
  const button = group && robot.find('button', view.name, group);
  // Of a single view nothing is to choose.
  if (!button && entity.views.length > 1) {
    await robot.press(view.name);
  } else if (button && button.getAttribute('aria-pressed') !== 'true') {
    await robot.press(view.name, group);
    await robot.until(
      () => button.getAttribute('aria-pressed') === 'true',
      `The view ${view.name} of ${inSentence(entity.plural)} does not open.`,
    );
  }
}

/** What a view of the list should show of a world, in order. */
export function listed(stage: Stage, entity: Entity, world: World, view: View = rowsView(entity)): Listed[] {
  const records = recordsIn(world, entity.id);
  return inOrder(stage.model, world, entity, records, view.sort ?? entity.sort).map((record) => ({
    id: record.id,
    name: recordName(stage.model, world, entity, record),
  }));
}
