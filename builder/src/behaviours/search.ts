import type { Entity, Field } from '@tessera/shared/contracts';
import { inSentence } from '../kit/data/words';
import { Untried } from './behaviour';
import { expectShown } from './expect';
import { listed, openList } from './lists';
import { isPossible, newRecord, possibleRecords } from './new-record';
import { recordName, shownText } from './shown';
import { setUp, type Stage } from './stage';
import { entityOf, fieldOf, recordsIn, withRecord, type World, type WorldRecord } from './world';

/** A list can be searched. */

const SEARCHED = new Set<Field['type']>(['text', 'longtext', 'email', 'person']);
/** Nobody sees words of these. */
const UNSEARCHED = new Set<Field['type']>(['boolean', 'image']);

const WORD = 'Quagga';
/** So many records are looked at for something that no other has. */
const MOST_TRIED = 60;

/** A world with one record that some words find. */
interface Findable {
  readonly world: World;
  readonly record: WorldRecord;
  readonly words: string;
}

/** A new record with the word in a field of its own, or in the name of what it points at. */
function findable(stage: Stage, entity: Entity): Findable {
  const record = newRecord(stage, entity, stage.world);
  const written = writtenIn(entity, record, WORD);
  if (written) return { world: withRecord(stage.world, entity.id, written), record: written, words: WORD };
  for (const link of entity.fields.filter(({ reference }) => reference !== undefined)) {
    const target = entityOf(stage.model, link.reference?.entity ?? '');
    const named = writtenIn(target, newRecord(stage, target, stage.world), WORD, [target.labelField]);
    if (!named) continue;
    const pointing = {
      ...record,
      values: { ...record.values, [link.id]: link.many === true ? [named.id] : named.id },
    };
    const world = withRecord(stage.world, target.id, named);
    return { world: withRecord(world, entity.id, pointing), record: pointing, words: WORD };
  }
  for (const other of take(possibleRecords(stage, entity, stage.world), MOST_TRIED)) {
    const words = ownWords(stage, entity, other);
    if (words !== undefined && isPossible(stage.model, entity, stage.world, other))
      return { world: withRecord(stage.world, entity.id, other), record: other, words };
  }
  throw new Untried(`${entity.plural} hold nothing to search for.`);
}

function* take<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken === most) return;
    taken += 1;
    yield item;
  }
}

/** What a page shows of values, and what of them may be typed as well: a date by its digits. */
function textsOf({ model, world }: Stage, entity: Entity, record: WorldRecord): string[] {
  return entity.fields.flatMap((field) => {
    const value = record.values[field.id] ?? null;
    if (value === null || value === '' || UNSEARCHED.has(field.type) || field.computed !== undefined)
      return [];
    const shown = shownText(model, world, field, value);
    return field.type === 'choice' || field.type === 'reference' ? [shown] : [String(value), shown];
  });
}

/** A date, a number or an option that no other record has. */
function ownWords(stage: Stage, entity: Entity, record: WorldRecord): string | undefined {
  const others = recordsIn(stage.world, entity.id).map((other) =>
    textsOf(stage, entity, other).join('\n').toLowerCase(),
  );
  const isOwn = (text: string) => {
    const words = text.toLowerCase().split(/\s+/u);
    return !others.some((other) => words.every((word) => other.includes(word)));
  };
  return textsOf(stage, entity, record).find(isOwn);
}

/** The record with the word in the first of these fields that takes words. */
function writtenIn(
  entity: Entity,
  record: WorldRecord,
  word: string,
  ids: readonly string[] = [entity.labelField, ...entity.fields.map(({ id }) => id)],
): WorldRecord | null {
  const field = ids
    .map((id) => fieldOf(entity, id))
    .find(({ type: kind, computed }) => SEARCHED.has(kind) && computed === undefined);
  return field ? { ...record, values: { ...record.values, [field.id]: word } } : null;
}

/** Finds a record among all by words that it alone has, and all of them again without. */
export async function search(stage: Stage, entity: Entity): Promise<void> {
  const { robot, model } = stage;
  const { world, record: found, words } = findable(stage, entity);
  await setUp(stage, world);
  await openList(stage, entity);
  const box = await robot.until(
    () => robot.find('searchbox'),
    `There is no search on ${inSentence(entity.plural)}.`,
  );
  const label = robot.nameOf(box);
  await robot.fill(label, words.toLowerCase());
  const expected = [{ id: found.id, name: recordName(model, world, entity, found) }];
  await expectShown(stage, entity, expected, `The search for ${words}`);
  await robot.fill(label, '');
  await expectShown(stage, entity, listed(stage, entity, world), 'The list after the search');
}
