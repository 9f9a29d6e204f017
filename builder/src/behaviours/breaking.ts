import type { Entity, Rule } from '@tessera/shared/contracts';
import { usesOfText } from '../expressions/uses';
import { Untried } from './behaviour';
import { onceChanged, twiceChanged } from './candidates';
import { typedFields } from './forms';
import { isFilledOut, isPossible, newRecord, ownCopy, possibleRecords } from './new-record';
import { oracleFor } from './oracle';
import { reachOf } from './reach';
import { isKept, newBreaches } from './rules';
import type { Stage } from './stage';
import { entityOf, recordsIn, withRecord, type World, type WorldRecord } from './world';

/** Finds values that break one rule and no other, by trying. */

/** A record that a rule has to refuse, in the world in which it does. */
export interface Refused {
  /** The kind of the record: that of the rule, or one that the rule adds up. */
  readonly entity: Entity;
  readonly world: World;
  readonly record: WorldRecord;
  /** Whether it is a record of the world that is changed, and no new one. */
  readonly isChange: boolean;
}

const MOST_TRIES = 4000;
const MOST_COPIES = 40;
/** Counts apart from those of other made-up records. */
const OWN_COPY = 60;

export function breakRule(stage: Stage, entity: Entity, rule: Rule): Refused {
  const found = rule.kind === 'check' ? breakCheck(stage, entity, rule) : breakTogether(stage, entity, rule);
  if (!found) throw new Untried(`No values were found that break the rule “${rule.message}”`);
  return found;
}

type Check = Extract<Rule, { kind: 'check' }>;

/** Changes one field that the rule names, then two, in a new record and in those that are there. */
function breakCheck(stage: Stage, entity: Entity, rule: Check): Refused | null {
  const { world } = stage;
  const fields = typedFields(entity).filter(({ id }) => reachOf(stage.model, rule.holds).fields.has(id));
  const bases = [newRecord(stage, entity, world), ...recordsIn(world, entity.id)];
  let tries = 0;
  for (const changes of [onceChanged, twiceChanged]) {
    for (const base of bases) {
      for (const record of changes(stage, fields, base)) {
        tries += 1;
        if (tries > MOST_TRIES) return null;
        if (breaksPlainly(stage, entity, rule, world, record))
          return { entity, world, record, isChange: base !== bases[0] };
      }
    }
  }
  return breakByLinks(stage, entity, rule) ?? breakBySources(stage, rule);
}

/** A record of another kind that is refused because of what it is worked into: a sale of more than there is. */
function breakBySources(stage: Stage, rule: Check): Refused | null {
  const { model, world } = stage;
  const reach = reachOf(model, rule.holds);
  for (const id of reach.entities) {
    const entity = entityOf(model, id);
    const fields = typedFields(entity).filter((field) => reach.fields.has(field.id));
    const breaks = (record: WorldRecord) => {
      const breaches = newBreaches(model, world, entity, record);
      return breaches.length > 0 && breaches.every((breach) => breach.rule.message === rule.message);
    };
    for (const base of [...possibleRecords(stage, entity, world)].slice(0, MOST_COPIES)) {
      for (const record of onceChanged(stage, fields, base)) {
        if (isFilledOut(entity, world, record) && breaks(record))
          return { entity, world, record, isChange: false };
      }
    }
  }
  return null;
}

/** Whether a record breaks a rule and is told so: it breaks no other, or those speak at other fields. */
function breaksPlainly(
  { model }: Stage,
  entity: Entity,
  rule: Rule,
  world: World,
  record: WorldRecord,
): boolean {
  const after = withRecord(world, entity.id, record);
  if (isKept(model, after, entity, rule, record)) return false;
  const others = newBreaches(model, world, entity, record).filter(
    ({ rule: other }) => other.message !== rule.message,
  );
  return others.every((breach) => breach.record === record && speakApart(rule, breach.rule));
}

function speakApart(rule: Rule, other: Rule): boolean {
  if (rule.kind !== 'check' || other.kind !== 'check') return false;
  return rule.field !== undefined && other.field !== undefined && rule.field !== other.field;
}

/** A new record that is refused because of what it points at: the last bottle is gone already. */
function breakByLinks(stage: Stage, entity: Entity, rule: Check): Refused | null {
  const { model } = stage;
  const record = newRecord(stage, entity, stage.world);
  const { fields } = reachOf(model, rule.holds);
  for (const link of entity.fields.filter(({ id, reference }) => reference !== undefined && fields.has(id))) {
    const target = entityOf(model, link.reference?.entity ?? '');
    const named = typedFields(target).filter(({ id }) => fields.has(id));
    for (const linked of oracleFor(model, stage.world).targets(record, link.id)) {
      for (const changed of onceChanged(stage, named, linked)) {
        const world = withRecord(stage.world, target.id, changed);
        const isAllowed = newBreaches(model, stage.world, target, changed).length === 0;
        if (isAllowed && breaksPlainly(stage, entity, rule, world, record))
          return { entity, world, record, isChange: false };
      }
    }
  }
  return null;
}

/** Takes what a rule compares from a record that is there, again and again until there are too many. */
function breakTogether(stage: Stage, entity: Entity, rule: Exclude<Rule, Check>): Refused | null {
  const shared = sharedFields(rule);
  for (const like of recordsIn(stage.world, entity.id)) {
    const refused = repeat(stage, entity, rule, like, shared);
    if (refused) return refused;
  }
  return null;
}

function sharedFields(rule: Exclude<Rule, Check>): ReadonlySet<string> {
  if (rule.kind === 'unique') return new Set(rule.fields);
  const texts = rule.kind === 'noOverlap' ? [rule.start, rule.end, rule.where] : [rule.where];
  const named = texts.flatMap((text) => [...(text === undefined ? [] : (usesOfText(text)?.fields ?? []))]);
  return new Set([...rule.within, ...named]);
}

function repeat(
  stage: Stage,
  entity: Entity,
  rule: Rule,
  like: WorldRecord,
  shared: ReadonlySet<string>,
): Refused | null {
  let { world } = stage;
  let hasOthers = false;
  for (let count = 0; count < MOST_COPIES; count += 1) {
    const id = `${entity.id}-more-${String(count)}`;
    const copies = copiesOf(stage, entity, world, like, shared).map((copy) => ({ ...copy, id }));
    const record = copies.find((copy) => isRefused(stage, entity, rule, world, copy));
    if (record) return { entity, world, record, isChange: false };
    if (rule.kind !== 'limit') return null;
    const allowed = copies.find((copy) => isPossible(stage.model, entity, world, copy));
    if (!allowed && hasOthers) return null;
    hasOthers = !allowed;
    world = allowed ? withRecord(world, entity.id, allowed) : withOthers(stage, entity, world, shared, count);
  }
  return null;
}

/** The world with one more of each that a record may point at, so that a copy is stopped by nothing that is taken. */
function withOthers(
  stage: Stage,
  entity: Entity,
  world: World,
  shared: ReadonlySet<string>,
  count: number,
): World {
  return freeLinks(entity, shared).reduce((sofar, { reference }) => {
    const other = newRecord({ ...stage, world: sofar }, entityOf(stage.model, reference.entity), sofar);
    return withRecord(sofar, reference.entity, {
      ...other,
      id: `${reference.entity}-other-${String(count)}`,
    });
  }, world);
}

/** The links to one record that a copy may choose. */
function freeLinks({ fields }: Entity, shared: ReadonlySet<string>) {
  return fields.flatMap(({ id, many, reference }) =>
    reference && many !== true && !shared.has(id) ? [{ id, reference }] : [],
  );
}

/** Whether a record could be added but for this rule. */
function isRefused(stage: Stage, entity: Entity, rule: Rule, world: World, record: WorldRecord): boolean {
  return isFilledOut(entity, world, record) && breaksPlainly(stage, entity, rule, world, record);
}

/** New records that agree with one that is there in these fields: its own copy, then others. */
function copiesOf(
  stage: Stage,
  entity: Entity,
  world: World,
  like: WorldRecord,
  shared: ReadonlySet<string>,
): readonly WorldRecord[] {
  const kept = Object.fromEntries([...shared].map((id) => [id, like.values[id] ?? null]));
  const copies = [ownCopy(stage, entity, world, like, OWN_COPY), ...possibleRecords(stage, entity, world)];
  const newest = Object.fromEntries(
    freeLinks(entity, shared).map(({ id, reference }) => [
      id,
      recordsIn(world, reference.entity).at(-1)?.id ?? null,
    ]),
  );
  const pointing = copies.slice(0, 1).map(({ id, values }) => ({ id, values: { ...values, ...newest } }));
  return [...copies, ...pointing].map(({ id, values }) => ({ id, values: { ...values, ...kept } }));
}
