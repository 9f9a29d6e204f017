import type { Entity, Field } from '@tessera/shared/contracts';
import { Untried } from './behaviour';
import { candidates, onceChanged, twiceChanged } from './candidates';
import { isFilledIn, openNew, saveChanged, saveNew, type, typedFields } from './forms';
import { isPossible, possibleRecords } from './new-record';
import { setUp, type Stage } from './stage';
import { withRecord, type World, type WorldRecord } from './world';

/** Something that is worked out over records: it follows when one of them is added, changed and deleted. */
export interface Followed {
  /** What it is called: 'Total'. */
  readonly name: string;
  /** What it should be in a world, as text that tells two results apart. */
  readonly resultIn: (world: World) => string;
  /** Opens the page that shows it, and compares. */
  readonly expectIn: (world: World) => Promise<void>;
  /** What a record of the entity must have to count: a link to the record at hand. */
  readonly given: WorldRecord['values'];
  /** The fields that it is worked out from. */
  readonly uses: ReadonlySet<string>;
}

export async function follow(stage: Stage, entity: Entity, followed: Followed): Promise<void> {
  const { robot, addresses, world } = stage;
  const added = findCounting(stage, entity, followed);
  if (!added) throw new Untried(`No ${entity.name.toLowerCase()} was found that changes ${followed.name}.`);
  await setUp(stage, world);
  await followed.expectIn(world);

  await openNew(stage, entity);
  await type(
    stage,
    world,
    added,
    typedFields(entity).filter((field) => isFilledIn(field, added) || field.default !== undefined),
  );
  const { id } = await saveNew(stage, entity, world);
  const withAdded = withRecord(world, entity.id, { ...added, id });
  await followed.expectIn(withAdded);

  const change = findChange(stage, entity, withAdded, { ...added, id }, followed);
  if (change) {
    await robot.open(addresses.edit(entity.id, id));
    await type(stage, world, change.record, [change.field]);
    await saveChanged(stage, entity, id);
    await followed.expectIn(withRecord(withAdded, entity.id, change.record));
  }

  await robot.open(addresses.record(entity.id, id));
  await robot.press('Delete');
  await followed.expectIn(world);
}

/** A record that could be added and changes the result, with as few values as it can have. */
export function findCounting(stage: Stage, entity: Entity, followed: Followed): WorldRecord | null {
  const { world, model } = stage;
  const before = followed.resultIn(world);
  const isNeeded = ({ id, required, unique, default: start }: Field) =>
    required || start !== undefined || unique === true || id === entity.labelField || followed.uses.has(id);
  const needed = new Set(
    typedFields(entity)
      .filter(isNeeded)
      .map(({ id }) => id),
  );
  const counts = (record: WorldRecord) =>
    isPossible(model, entity, world, record) &&
    followed.resultIn(withRecord(world, entity.id, record)) !== before;
  const all = [...possibleRecords(stage, entity, world)].map((record) => ({
    ...record,
    values: { ...record.values, ...followed.given },
  }));
  for (const full of all) {
    const short = Object.fromEntries(Object.entries(full.values).filter(([id]) => needed.has(id)));
    const found = [{ ...full, values: short }, full].find(counts);
    if (found) return found;
  }
  let tries = 0;
  for (const varied of variedIn(stage, entity, followed, all)) {
    if (counts(varied)) return varied;
    tries += 1;
    if (tries === MOST_TRIES) return null;
  }
  return null;
}

const MOST_TRIES = 1000;
const MOST_VARIED = 6;

/** Records with other values in one or two of the fields that the result comes from: at the edges of what they take. */
function* variedIn(
  stage: Stage,
  entity: Entity,
  followed: Followed,
  records: readonly WorldRecord[],
): Generator<WorldRecord> {
  const fields = typedFields(entity).filter(({ id }) => followed.uses.has(id) && !(id in followed.given));
  for (const changed of [onceChanged, twiceChanged]) {
    for (const record of records.slice(0, MOST_VARIED)) yield* changed(stage, fields, record);
  }
}

interface Change {
  readonly field: Field;
  readonly record: WorldRecord;
}

/** A change of one field that changes the result; null where only being there counts. */
function findChange(
  stage: Stage,
  entity: Entity,
  world: World,
  record: WorldRecord,
  followed: Followed,
): Change | null {
  const before = followed.resultIn(world);
  for (const field of typedFields(entity)) {
    if (!followed.uses.has(field.id) || field.id in followed.given) continue;
    for (const value of candidates(stage, field)) {
      const changed = { ...record, values: { ...record.values, [field.id]: value } };
      const after = withRecord(world, entity.id, changed);
      if (followed.resultIn(after) === before) continue;
      if (isPossible(stage.model, entity, world, changed)) return { field, record: changed };
    }
  }
  return null;
}
