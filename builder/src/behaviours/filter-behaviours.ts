import type { ApplicationModel, Entity, Filter } from '@tessera/shared/contracts';
import type { Robot } from '../robot/robot';
import type { Behaviour } from './behaviour';
import { bothWays } from './conditions';
import { expectShown } from './expect';
import { chooseFilter, namedIn, openList, rowsView } from './lists';
import { oracleFor } from './oracle';
import { setUp, stageFor, type Stage } from './stage';
import { recordsIn } from './world';

/** Every saved filter shows the records of which it is true, and no others. */
export function filterBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  return entity.filters.map((filter) => {
    const promise = {
      id: `${filter.id}.filters`,
      title: `The filter ${filter.name} shows the right ${entity.plural.toLowerCase()}`,
      nodes: [filter.id],
    };
    const begin = (robot: Robot) => openWithBoth(stageFor(model, robot), entity, filter);
    const show = (robot: Robot) => showMatching(stageFor(model, robot), entity, filter);
    const showFromStart = async (robot: Robot) => {
      const { addresses } = stageFor(model, robot);
      await robot.open(addresses.list(entity.id, { view: rowsView(entity).id }));
      await show(robot);
    };
    // What nobody chose is there from the start.
    return filter.id === entity.defaultFilter
      ? { ...promise, perform: begin, afterReload: showFromStart }
      : { ...promise, perform: (robot) => begin(robot).then(() => show(robot)) };
  });
}

async function openWithBoth(stage: Stage, entity: Entity, filter: Filter): Promise<void> {
  await setUp(stage, bothWays(stage, entity, filter.where));
  await openList(stage, entity);
}

async function showMatching(stage: Stage, entity: Entity, filter: Filter): Promise<void> {
  const { model } = stage;
  const world = bothWays(stage, entity, filter.where);
  await chooseFilter(stage, entity, filter);
  const oracle = oracleFor(model, world);
  const view = rowsView(entity);
  const matching = recordsIn(world, entity.id).filter(
    (record) =>
      oracle.isTrue(entity.id, filter.where, record) && oracle.isTrue(entity.id, view.where, record),
  );
  await expectShown(stage, entity, namedIn(stage, entity, world, matching), `The filter ${filter.name}`);
  await chooseFilter(stage, entity, null);
}
