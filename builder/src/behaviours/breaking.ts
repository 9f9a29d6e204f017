import type { Entity, Field, Rule } from '@tessera/shared/contracts';
import { usesOfText } from '../expressions/uses';
import { Untried } from './behaviour';
import { candidates } from './candidates';
import { typedFields } from './forms';
import { newRecord, ownCopy } from './new-record';
import { oracleFor } from './oracle';
import { reachOf } from './reach';
import { isKept, newBreaches } from './rules';
import type { Stage } from './stage';
import { entityOf, recordsIn, withRecord, type World, type WorldRecord } from './world';

/** Finds values that break one rule and no other, by trying. */

/** A record that a rule has to refuse, in the world in which it does. */
export interface Refused {
  readonly world: World;
  readonly record: WorldRecord;
  /** Whether it is a record of the world that is changed, and no new one. */
  readonly isChange: boolean;
}

const MOST_TRIES = 4000;
const MOST_COPIES = 40;

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
        if (breaksOnly(stage, entity, rule, world, record))
          return { world, record, isChange: base !== bases[0] };
      }
    }
  }
  return breakByLinks(stage, entity, rule);
}

function breaksOnly(
  { model }: Stage,
  entity: Entity,
  rule: Rule,
  world: World,
  record: WorldRecord,
): boolean {
  const after = withRecord(world, entity.id, record);
  if (isKept(model, after, entity, rule, record)) return false;
  return newBreaches(model, world, entity, record).length === 1;
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
        if (isAllowed && breaksOnly(stage, entity, rule, world, record))
          return { world, record, isChange: false };
      }
    }
  }
  return null;
}

function* onceChanged(stage: Stage, fields: readonly Field[], base: WorldRecord): Generator<WorldRecord> {
  for (const field of fields) {
    for (const value of candidates(stage, field)) {
      yield { ...base, values: { ...base.values, [field.id]: value } };
    }
  }
}

function* twiceChanged(stage: Stage, fields: readonly Field[], base: WorldRecord): Generator<WorldRecord> {
  for (const [place, field] of fields.entries()) {
    const others = fields.slice(place + 1);
    for (const once of onceChanged(stage, [field], base)) yield* onceChanged(stage, others, once);
  }
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
  const { model } = stage;
  let { world } = stage;
  for (let count = 0; count < MOST_COPIES; count += 1) {
    const record = {
      ...copyOf(stage, entity, world, like, shared, count),
      id: `${entity.id}-more-${String(count)}`,
    };
    const after = withRecord(world, entity.id, record);
    if (!isKept(model, after, entity, rule, record)) {
      return { world, record, isChange: false };
    }
    if (rule.kind !== 'limit') return null;
    world = after;
  }
  return null;
}

/** A new record that agrees with one that is there in these fields. */
function copyOf(
  stage: Stage,
  entity: Entity,
  world: World,
  like: WorldRecord,
  shared: ReadonlySet<string>,
  count: number,
): WorldRecord {
  const own = ownCopy(stage, entity, world, like, 60 + count);
  const kept = [...shared].map((id) => [id, like.values[id] ?? null] as const);
  return { ...own, values: { ...own.values, ...Object.fromEntries(kept) } };
}
