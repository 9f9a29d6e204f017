import type { ApplicationModel, Entity, Field, Reference } from '@tessera/shared/contracts';
import { inSentence } from '../kit/data/words';
import type { Behaviour } from './behaviour';
import { fail } from './expect';
import { keptWorld, typedFields } from './forms';
import { newRecord } from './new-record';
import { idsOf } from './oracle';
import { recordName } from './shown';
import { setUp, stageFor, type Stage } from './stage';
import { entityOf, findRecord, withRecord, type World, type WorldRecord } from './world';

/** Links are listed where they point, and a deletion does with them what the model says. */
export function referenceBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  return typedFields(entity).flatMap((field) => {
    const { reference } = field;
    if (!reference) return [];
    const target = entityOf(model, reference.entity);
    const one = inSentence(target.name);
    return [
      {
        id: `${field.id}.listed`,
        title: `The page of a ${one} lists its ${inSentence(reference.inverse)}`,
        nodes: [field.id],
        perform: (robot) => listLinked(stageFor(model, robot), entity, field, reference),
      },
      {
        id: `${field.id}.onDelete`,
        title: `Deleting a ${one} ${CONSEQUENCES[consequenceOf(field, reference)]} its ${inSentence(reference.inverse)}`,
        nodes: [field.id],
        perform: (robot) => deleteTarget(stageFor(model, robot), entity, field, reference),
      },
    ];
  });
}

const CONSEQUENCES = { refuse: 'is refused while there are', cascade: 'deletes', clear: 'leaves' } as const;

/** A link to many is only ever cleared. */
const consequenceOf = ({ many }: Field, { onDelete }: Reference) => (many === true ? 'clear' : onDelete);

interface Pair {
  readonly world: World;
  readonly target: WorldRecord;
  readonly linked: WorldRecord;
}

/** A new record to point at, and a new one that alone points at it. */
function linkedPair(stage: Stage, entity: Entity, field: Field, reference: Reference): Pair {
  const owner = entityOf(stage.model, reference.entity);
  const target = { ...newRecord(stage, owner, stage.world), id: `${owner.id}-target` };
  const world = withRecord(stage.world, owner.id, target);
  // Of one kind they are told apart by their names.
  const found = newRecord(stage, entity, stage.world, owner === entity ? 1 : 0);
  const id = field.many === true ? [target.id] : target.id;
  const linked = { id: `${entity.id}-linked`, values: { ...found.values, [field.id]: id } };
  return { world: withRecord(world, entity.id, linked), target, linked };
}

async function listLinked(stage: Stage, entity: Entity, field: Field, reference: Reference): Promise<void> {
  const { robot, addresses, model } = stage;
  const { world, target, linked } = linkedPair(stage, entity, field, reference);
  const name = recordName(model, world, entity, linked);
  await setUp(stage, world);
  await robot.open(addresses.record(reference.entity, target.id));
  const list = await robot.until(
    () =>
      robot
        .findAll('region')
        .find((region) => robot.nameOf(region).replace(/ [\d.,]+$/u, '') === reference.inverse),
    `The page of ${recordName(model, world, entityOf(model, reference.entity), target)} has no list ${reference.inverse}.`,
  );
  const shown = robot.records(addresses.pathOf(entity.id), list);
  if (shown.length !== 1 || shown[0]?.id !== linked.id) {
    const names = shown.map((record) => record.name).join(', ');
    fail(`${reference.inverse} lists ${names === '' ? 'nothing' : names}, expected ${name}.`);
  }
}

async function deleteTarget(stage: Stage, entity: Entity, field: Field, reference: Reference): Promise<void> {
  const { robot, addresses, model } = stage;
  const owner = entityOf(model, reference.entity);
  const pair = linkedPair(stage, entity, field, reference);
  const consequence = consequenceOf(field, reference);
  const name = recordName(model, pair.world, owner, pair.target);
  const isThere = () => findRecord(keptWorld(stage), owner.id, pair.target.id) !== undefined;
  const linkedNow = () => findRecord(keptWorld(stage), entity.id, pair.linked.id);
  await setUp(stage, pair.world);
  await robot.open(addresses.record(owner.id, pair.target.id));
  await robot.press('Delete');
  if (consequence === 'refuse') {
    await robot.until(
      () => robot.find('dialog') ?? (robot.messages().includes('cannot be deleted') || !isThere()),
      `Nothing says that ${name} cannot be deleted.`,
    );
    if (!isThere()) fail(`${name} was deleted although ${inSentence(reference.inverse)} point at it.`);
    await closeDialog(stage);
    return;
  }
  // It is asked first, because others go too or lose their link.
  await robot.press(consequence === 'cascade' ? 'Delete all' : `Delete ${inSentence(owner.name)}`);
  await robot.until(() => !isThere(), `${name} is still there after it was deleted.`);
  await robot.until(
    () => (consequence === 'cascade' ? !linkedNow() : isCleared(linkedNow(), field)),
    consequence === 'cascade'
      ? `${reference.inverse} of ${name} are still there after it was deleted.`
      : `${reference.inverse} of ${name} were not left without it.`,
  );
  await robot.press('Undo');
  await robot.until(
    () => isThere() && idsOf(linkedNow()?.values[field.id]).includes(pair.target.id),
    `Undo does not bring ${name} back with its ${inSentence(reference.inverse)}.`,
  );
}

function isCleared(record: WorldRecord | undefined, field: Field): boolean {
  return record !== undefined && idsOf(record.values[field.id]).length === 0;
}

async function closeDialog({ robot }: Stage): Promise<void> {
  const dialog = robot.find('dialog');
  if (!dialog) return;
  const [close] = robot.findAll('button', /^(?:Close|Cancel|OK)/u, dialog);
  if (close) await robot.pressElement(close);
}
