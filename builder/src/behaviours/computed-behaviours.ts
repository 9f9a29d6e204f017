import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { usesOfText, type Uses } from '../expressions/uses';
import { inSentence } from '../kit/data/words';
import { Untried, type Behaviour } from './behaviour';
import { candidates } from './candidates';
import { expectFact } from './expect';
import { findCounting, follow, type Followed } from './follow';
import { saveChanged, type, typedFields } from './forms';
import { isPossible } from './new-record';
import { oracleFor } from './oracle';
import { reachOf } from './reach';
import { shownText } from './shown';
import { setUp, stageFor, type Stage } from './stage';
import { entityOf, recordsIn, withRecord, type World, type WorldRecord } from './world';

/** What is worked out is right, and stays right when what it is worked out from changes. */
export function computedBehaviours(model: ApplicationModel, entity: Entity): Behaviour[] {
  return entity.fields.flatMap((field) => {
    const uses = field.computed === undefined ? null : usesOfText(field.computed);
    if (!uses) return [];
    const behaviour: Behaviour = {
      id: `${field.id}.computed`,
      title: `The field ${field.name} is worked out`,
      nodes: [field.id],
      perform: (robot) => showResult(stageFor(model, robot), entity, field, uses),
    };
    return [behaviour, ...followBehaviours(model, entity, field, uses)];
  });
}

/** With so many records it is tried whether one of them can change. */
const MOST_RECORDS = 8;

function followBehaviours(model: ApplicationModel, entity: Entity, field: Field, uses: Uses): Behaviour[] {
  return [...uses.entities].map((id) => {
    const source = entityOf(model, id);
    return {
      id: uses.entities.size === 1 ? `${field.id}.follows` : `${field.id}.follows.${id}`,
      title: `The field ${field.name} follows its ${inSentence(source.plural)}`,
      nodes: [field.id],
      perform: (robot) => followSource(stageFor(model, robot), entity, field, uses, source),
    };
  });
}

const resultIn = ({ model }: Stage, world: World, field: Field, record: WorldRecord) =>
  shownText(model, world, field, oracleFor(model, world).value(record, field.id));

async function expectResult(
  stage: Stage,
  entity: Entity,
  field: Field,
  world: World,
  record: WorldRecord,
): Promise<void> {
  await stage.robot.open(stage.addresses.record(entity.id, record.id));
  await expectFact(stage, field, resultIn(stage, world, field, record));
}

/** Shows the right result for a record, and after a change of one of its own fields. */
async function showResult(stage: Stage, entity: Entity, field: Field, uses: Uses): Promise<void> {
  const { robot, addresses, world } = stage;
  const records = recordsIn(world, entity.id);
  const record = records.find((one) => resultIn(stage, world, field, one) !== 'empty') ?? records[0];
  if (!record) throw new Untried(`There are no ${inSentence(entity.plural)} that could show ${field.name}.`);
  await setUp(stage, world);
  await expectResult(stage, entity, field, world, record);
  const change = findChange(stage, entity, field, uses, record);
  if (!change) return;
  await robot.open(addresses.edit(entity.id, record.id));
  await type(stage, world, change.record, [change.field]);
  await saveChanged(stage, entity, record.id);
  const after = withRecord(world, entity.id, change.record);
  await expectResult(stage, entity, field, after, change.record);
}

/** A change of one of the record's own fields that changes the result. */
function findChange(stage: Stage, entity: Entity, field: Field, uses: Uses, record: WorldRecord) {
  const { model, world } = stage;
  const before = resultIn(stage, world, field, record);
  for (const own of typedFields(entity).filter(({ id }) => uses.fields.has(id))) {
    for (const value of candidates(stage, own)) {
      const changed = { ...record, values: { ...record.values, [own.id]: value } };
      const after = withRecord(world, entity.id, changed);
      if (resultIn(stage, after, field, changed) === before) continue;
      if (isPossible(model, entity, world, changed)) return { field: own, record: changed };
    }
  }
  return null;
}

/** Follows when a record that it is worked out from is added, changed and deleted. */
async function followSource(
  stage: Stage,
  entity: Entity,
  field: Field,
  uses: Uses,
  source: Entity,
): Promise<void> {
  const links = source.fields.filter(
    ({ id, reference }) => reference?.entity === entity.id && uses.fields.has(id),
  );
  const reach = reachOf(stage.model, field.computed ?? '');
  const followedBy = (record: WorldRecord, given: readonly Field[]): Followed => ({
    name: field.name,
    resultIn: (world) => resultIn(stage, world, field, record),
    expectIn: (world) => expectResult(stage, entity, field, world, record),
    given: Object.fromEntries(given.map(({ id, many }) => [id, many === true ? [record.id] : record.id])),
    uses: reach.fields,
  });
  // What adds up over records that are worked out themselves only follows what those come from.
  const further = [...reach.entities].filter((id) => id !== source.id).map((id) => entityOf(stage.model, id));
  const ways = [
    { from: source, given: links },
    // A match has two teams, and never the same one twice.
    ...(links.length > 1 ? links.map((link) => ({ from: source, given: [link] })) : []),
    ...further.map((from) => ({ from, given: [] })),
  ];
  for (const { from, given } of ways) {
    for (const record of recordsIn(stage.world, entity.id).slice(0, MOST_RECORDS)) {
      const followed = followedBy(record, given);
      if (findCounting(stage, from, followed)) return follow(stage, from, followed);
    }
  }
  throw new Untried(`No ${inSentence(source.name)} was found that changes ${field.name}.`);
}
