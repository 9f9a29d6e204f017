import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { Untried, type Behaviour } from './behaviour';
import { expectRefusal, leaveForm, type, typedFields, typeNew } from './forms';
import { newRecord } from './new-record';
import { setUp, stageFor, type Stage } from './stage';
import { recordsIn } from './world';

/** Above this many steps a rating is typed as a number; below, nothing out of its bounds can be picked. */
const MOST_RATING_STEPS = 11;

/** What single fields promise: that they have to be filled in, are there once, and stay within bounds. */
export function fieldBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  return typedFields(entity).flatMap((field) => {
    const behave = (
      id: string,
      title: string,
      perform: (stage: Stage, entity: Entity, field: Field) => Promise<void>,
    ): Behaviour => ({
      id: `${field.id}.${id}`,
      title,
      nodes: [field.id],
      perform: (robot) => perform(stageFor(model, robot), entity, field),
    });
    return [
      ...(field.required && field.type !== 'boolean'
        ? [behave('required', `${field.name} must be filled in`, refuseEmpty)]
        : []),
      ...(field.unique === true
        ? [behave('unique', `${field.name} cannot be used twice`, refuseSecond)]
        : []),
      ...(hasBounds(field)
        ? [behave('bounds', `The field ${field.name} stays within its bounds`, refuseOutside)]
        : []),
    ];
  });
}

function hasBounds({ type: kind, min, max }: Field): boolean {
  if (kind === 'rating') return (max ?? 5) - (min ?? 1) > MOST_RATING_STEPS;
  return min !== undefined || max !== undefined;
}

async function refuseEmpty(stage: Stage, entity: Entity, field: Field): Promise<void> {
  const { robot } = stage;
  await setUp(stage, stage.world);
  await robot.open(stage.addresses.add(entity.id));
  const held = robot.held(field.name);
  const isFilled = typeof held === 'string' && held !== '';
  if (isFilled) await robot.fill(field.name, '');
  await expectRefusal(
    stage,
    entity,
    () => robot.messageAt(field.name) !== '',
    `${field.name} must be filled in`,
  );
  // The form as it was serves the next field too.
  if (isFilled) await leaveForm(stage, entity);
}

async function refuseSecond(stage: Stage, entity: Entity, field: Field): Promise<void> {
  const { robot, world } = stage;
  const taken = recordsIn(world, entity.id).find(({ values }) => (values[field.id] ?? null) !== null);
  if (!taken) throw new Untried(`No record of ${entity.plural.toLowerCase()} has a value for ${field.name}.`);
  await setUp(stage, world);
  const record = newRecord(stage, entity, world);
  const values = { ...record.values, [field.id]: taken.values[field.id] ?? null };
  await typeNew(stage, entity, world, { ...record, values });
  await expectRefusal(stage, entity, () => robot.messageAt(field.name) !== '', `${field.name} is taken`);
  await leaveForm(stage, entity);
}

async function refuseOutside(stage: Stage, entity: Entity, field: Field): Promise<void> {
  const { robot, world } = stage;
  await setUp(stage, world);
  await robot.open(stage.addresses.add(entity.id));
  const { min, max } = field;
  const outside = [...(min === undefined ? [] : [min - 1]), ...(max === undefined ? [] : [max + 1])];
  for (const value of outside) {
    const typed = field.type === 'money' ? String(value) : value;
    await type(stage, world, { id: '', values: { [field.id]: typed } }, [field]);
    await expectRefusal(
      stage,
      entity,
      () => robot.messageAt(field.name) !== '',
      `${field.name} is ${String(value)}, out of its bounds`,
    );
  }
  await leaveForm(stage, entity);
}
