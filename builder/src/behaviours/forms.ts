import type { Entity, Field } from '@tessera/shared/contracts';
import { BehaviourError, Untried } from './behaviour';
import { typedValue } from './shown';
import type { Stage } from './stage';
import { PICTURE } from './values';
import { readWorld, recordsIn, type World, type WorldRecord } from './world';

/** How a trial fills in forms. */

/** The fields of a form that can be filled in by typing; a picture is chosen. */
export function typedFields({ fields }: Entity): readonly Field[] {
  return fields.filter(({ computed, type }) => computed === undefined && type !== 'image');
}

/** Opens the form for a new record, and chooses the pictures that it needs. */
export async function openNew({ robot, addresses }: Stage, entity: Entity): Promise<void> {
  const pictures = entity.fields.filter(({ type: kind, required }) => kind === 'image' && required);
  if (pictures.length > 0 && !robot.readsPictures()) {
    throw new Untried(`${pictures[0]?.name ?? ''} needs a picture, which only a browser can read.`);
  }
  await robot.open(addresses.add(entity.id));
  for (const { name } of pictures) {
    await robot.fill(name, PICTURE);
    await robot.until(() => robot.find('img', `${name}, as it is kept`), `${name} does not take a picture.`);
  }
}

/** Whether a record has something to type into a field. */
export function isFilledIn(field: Field, { values }: WorldRecord): boolean {
  const value = values[field.id] ?? null;
  return value !== null && value !== false && !(typeof value === 'object' && value.length === 0);
}

/** Opens the form for a new record and types these values. */
export async function typeNew(
  stage: Stage,
  entity: Entity,
  world: World,
  record: WorldRecord,
): Promise<void> {
  await openNew(stage, entity);
  await type(stage, world, record, typedFields(entity));
}

/** Types the values of these fields into the form that is open. */
export async function type(
  { model, robot }: Stage,
  world: World,
  record: WorldRecord,
  fields: readonly Field[],
): Promise<void> {
  for (const field of fields) {
    await robot.fill(field.name, typedValue(model, world, field, record.values[field.id] ?? null));
  }
}

/** Saves the form for a new record. Gives the record as it is kept. */
export async function saveNew(stage: Stage, entity: Entity, before: World): Promise<WorldRecord> {
  const known = new Set(recordsIn(before, entity.id).map(({ id }) => id));
  await stage.robot.press('Save');
  return stage.robot.until(
    () => recordsIn(keptWorld(stage), entity.id).find(({ id }) => !known.has(id)),
    () => `The new ${entity.name.toLowerCase()} was not saved${reasonOf(stage, entity)}`,
  );
}

/** Saves the form of a record and waits for its page. */
export async function saveChanged(stage: Stage, entity: Entity, id: string): Promise<void> {
  await stage.robot.press('Save');
  const address = stage.addresses.record(entity.id, id);
  await stage.robot.until(
    () => stage.robot.isAt(address),
    () => `The changed ${entity.name.toLowerCase()} was not saved${reasonOf(stage, entity)}`,
  );
}

/** What the application keeps now. */
export function keptWorld({ model, robot }: Stage): World {
  return readWorld(model, robot.stored());
}

function reasonOf({ robot }: Stage, entity: Entity): string {
  const messages = typedFields(entity).flatMap(({ name }) => {
    const message = robot.messageAt(name);
    return message === '' ? [] : [`${name}: ${message}`];
  });
  const said = messages.length > 0 ? messages.join(' ') : robot.messages();
  return said === '' ? '.' : `. It says: ${said}`;
}

/** Presses Save and expects to be refused, with a message. */
export async function expectRefusal(
  stage: Stage,
  entity: Entity,
  isExpected: () => boolean,
  promise: string,
): Promise<void> {
  const { robot } = stage;
  const kept = () => JSON.stringify(recordsIn(keptWorld(stage), entity.id));
  const before = kept();
  await robot.press('Save');
  await robot.until(() => isExpected() || kept() !== before, `${promise}, but is not refused for it.`);
  if (kept() !== before) throw new BehaviourError(`${promise}, but it was saved.`);
}

/** Leaves a form without saving. */
export async function leaveForm({ robot }: Stage, entity: Entity): Promise<void> {
  await robot.press('Cancel');
  await robot.until(
    () => robot.find('button', 'Save') === null,
    `Cancel does not leave the form of ${entity.plural.toLowerCase()}.`,
  );
}
