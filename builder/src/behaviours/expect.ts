import type { Entity, Field } from '@tessera/shared/contracts';
import { BehaviourError } from './behaviour';
import { plain, shownText } from './shown';
import type { Stage } from './stage';
import type { World, WorldRecord } from './world';

/** What a trial compares with what it expects. */

/** A record in a list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
}

/** On the page that is open each of these fields shows the value of the record. */
export async function expectFacts(
  stage: Stage,
  world: World,
  record: WorldRecord,
  fields: readonly Field[],
): Promise<void> {
  for (const field of fields) {
    await expectFact(stage, field, shownText(stage.model, world, field, record.values[field.id] ?? null));
  }
}

/** The page shows this text for a field. */
export async function expectFact({ robot }: Stage, field: Field, expected: string): Promise<void> {
  const name = plain(field.name);
  const shown = () => plain(robot.facts().get(name) ?? 'nothing');
  await robot.until(
    () => isSame(field, shown(), expected),
    () => `${field.name} shows ${shown()}, expected ${expected}.`,
  );
}

/** The page is that of a record with this name. */
export async function expectHeading({ robot }: Stage, name: string): Promise<void> {
  await robot.until(() => robot.find('heading', name), `The page of ${name} does not open.`);
}

/** Texts with several parts may be set with other signs between them than here. */
function isSame({ type, many }: Field, shown: string, expected: string): boolean {
  if (shown === expected) return true;
  // Out of many a rating is shown shorter.
  if (type === 'rating') return shown === expected.replace(' of ', ' / ');
  if (type !== 'tags' && many !== true) return false;
  const parts = (text: string) =>
    text
      .split(/[\s,·]+/u)
      .filter(Boolean)
      .sort()
      .join(' ');
  return parts(shown) === parts(expected);
}

/** The list that is open shows these records, in whatever order. */
export async function expectShown(
  { robot, addresses }: Stage,
  entity: Entity,
  expected: readonly Listed[],
  where: string,
): Promise<void> {
  const path = addresses.pathOf(entity.id);
  const wanted = new Set(expected.map(({ id }) => id));
  const shown = () => robot.records(path);
  await robot.until(
    () => shown().length === wanted.size && shown().every(({ id }) => wanted.has(id)),
    () => differenceOf(shown(), expected, where),
  );
}

/** The list that is open shows these records in this order. */
export async function expectRecords(
  { robot, addresses }: Stage,
  entity: Entity,
  expected: readonly Listed[],
  where: string,
  within?: Element,
): Promise<void> {
  const path = addresses.pathOf(entity.id);
  const idsOf = (records: readonly Listed[]) => records.map(({ id }) => id).join('\n');
  const shown = () => robot.records(path, within);
  await robot.until(
    () => idsOf(shown()) === idsOf(expected),
    () => differenceOf(shown(), expected, where),
  );
}

function differenceOf(shown: readonly Listed[], expected: readonly Listed[], where: string): string {
  const isIn = (list: readonly Listed[], { id }: Listed) => list.some((other) => other.id === id);
  const missing = expected.find((record) => !isIn(shown, record));
  const extra = shown.find((record) => !isIn(expected, record));
  if (extra) return `${where} shows ${extra.name}, which does not belong there.`;
  if (missing) return `${where} does not show ${missing.name}.`;
  const names = (list: readonly Listed[]) => list.map(({ name }) => name).join(', ');
  return `${where} shows ${names(shown)}, expected ${names(expected)}.`;
}

export function fail(sentence: string): never {
  throw new BehaviourError(sentence);
}
