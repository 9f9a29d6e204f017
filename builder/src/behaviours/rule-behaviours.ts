import type { ApplicationModel, Entity, Rule } from '@tessera/shared/contracts';
import type { Behaviour } from './behaviour';
import { breakRule } from './breaking';
import { expectRefusal, leaveForm, type, typedFields, typeNew } from './forms';
import { setUp, stageFor, type Stage } from './stage';
import { findRecord } from './world';

/** Every rule refuses what breaks it, with its message. */
export function ruleBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  return entity.rules.map((rule) => ({
    id: `${rule.id}.refused`,
    title: `${entity.plural}: “${rule.message}”`,
    nodes: [rule.id],
    perform: (robot) => refuse(stageFor(model, robot), entity, rule),
  }));
}

async function refuse(stage: Stage, owner: Entity, rule: Rule): Promise<void> {
  const { robot, addresses } = stage;
  const { entity, world, record, isChange } = breakRule(stage, owner, rule);
  await setUp(stage, world);
  if (isChange) {
    const before = findRecord(world, entity.id, record.id);
    const changed = typedFields(entity).filter(({ id }) => before?.values[id] !== record.values[id]);
    await robot.open(addresses.edit(entity.id, record.id));
    await type(stage, world, record, changed);
  } else {
    await typeNew(stage, entity, world, record);
  }
  const isSaid = () =>
    robot.messages().includes(rule.message) ||
    typedFields(entity).some(({ name }) => robot.messageAt(name).includes(rule.message));
  await expectRefusal(stage, entity, isSaid, `What breaks “${rule.message}” has to be refused`);
  await leaveForm(stage, entity);
}
