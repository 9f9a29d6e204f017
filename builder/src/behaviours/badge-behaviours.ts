import type { ApplicationModel, Badge, Entity } from '@tessera/shared/contracts';
import type { Behaviour } from './behaviour';
import { bothWays } from './conditions';
import { fail } from './expect';
import { openList } from './lists';
import { oracleFor } from './oracle';
import { setUp, stageFor, type Stage } from './stage';
import { recordsIn } from './world';

/** Every badge stands beside the records of which it is true, and beside no others. */
export function badgeBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  return entity.badges.map((badge) => ({
    id: `${badge.id}.marks`,
    title: `“${badge.text}” marks the right ${entity.plural.toLowerCase()}`,
    nodes: [badge.id],
    perform: (robot) => markRight(stageFor(model, robot), entity, badge),
  }));
}

async function markRight(stage: Stage, entity: Entity, badge: Badge): Promise<void> {
  const { robot, model, addresses } = stage;
  const world = bothWays(stage, entity, badge.when);
  const oracle = oracleFor(model, world);
  await setUp(stage, world);
  await openList(stage, entity);
  for (const record of recordsIn(world, entity.id)) {
    const shown = robot.records(addresses.pathOf(entity.id)).find(({ id }) => id === record.id);
    if (!shown) continue;
    const isMarked = robot.says(shown.element, badge.text);
    const isRight = oracle.isTrue(entity.id, badge.when, record);
    if (isMarked && !isRight) fail(`“${badge.text}” stands beside ${shown.name}, where it does not hold.`);
    if (!isMarked && isRight) fail(`“${badge.text}” is missing beside ${shown.name}.`);
  }
}
