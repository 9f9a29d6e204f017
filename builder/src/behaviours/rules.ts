import type { ApplicationModel, Entity, Rule } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { oracleFor, type Oracle } from './oracle';
import { reachOf } from './reach';
import { recordsIn, withRecord, type World, type WorldRecord } from './world';

/** Which rules records break. */

/** A rule that a record breaks. */
export interface Breach {
  readonly rule: Rule;
  readonly entity: Entity;
  readonly record: WorldRecord;
}

/** The records of a world that break a rule. */
function breachesOf(model: ApplicationModel, world: World, entity: Entity, rule: Rule): readonly Breach[] {
  return recordsIn(world, entity.id)
    .filter((record) => !isKept(model, world, entity, rule, record))
    .map((record) => ({ rule, entity, record }));
}

const known = new WeakMap<World, Map<Rule, ReadonlySet<string>>>();

/** The ids of the records that broke a rule already. */
function brokenBefore(
  model: ApplicationModel,
  world: World,
  entity: Entity,
  rule: Rule,
): ReadonlySet<string> {
  const rules = known.get(world) ?? new Map<Rule, ReadonlySet<string>>();
  known.set(world, rules);
  const ids =
    rules.get(rule) ?? new Set(breachesOf(model, world, entity, rule).map(({ record }) => record.id));
  rules.set(rule, ids);
  return ids;
}

/** What a record breaks when it comes into a world, or into the place of one that is there. */
export function newBreaches(
  model: ApplicationModel,
  world: World,
  entity: Entity,
  record: WorldRecord,
): readonly Breach[] {
  const after = withRecord(world, entity.id, record);
  const own = entity.rules
    .filter((rule) => !isKept(model, after, entity, rule, record))
    .map((rule) => ({ rule, entity, record }));
  const others = rulesOver(model, entity).flatMap(({ entity: owner, rule }) => {
    const before = brokenBefore(model, world, owner, rule);
    return breachesOf(model, after, owner, rule).filter((breach) => !before.has(breach.record.id));
  });
  return [...own, ...others.filter((breach) => breach.record !== record)];
}

interface OwnedRule {
  readonly entity: Entity;
  readonly rule: Rule;
}

const rulesKnown = new WeakMap<Entity, readonly OwnedRule[]>();

/** The rules that records of another kind, or others of this one, may break because of this one. */
function rulesOver(model: ApplicationModel, entity: Entity): readonly OwnedRule[] {
  const found = rulesKnown.get(entity);
  if (found) return found;
  const ids = new Set(entity.fields.map(({ id }) => id));
  const rules = model.entities.flatMap((owner) =>
    owner.rules
      .filter((rule) =>
        expressionsOf(rule).some((text) => {
          const reach = reachOf(model, text);
          return (
            reach.entities.has(entity.id) || (owner !== entity && [...reach.fields].some((id) => ids.has(id)))
          );
        }),
      )
      .map((rule) => ({ entity: owner, rule })),
  );
  rulesKnown.set(entity, rules);
  return rules;
}

/** All that a rule works out. */
function expressionsOf(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case 'check':
      return [rule.holds];
    case 'unique':
      return [];
    case 'noOverlap':
      return [rule.start, rule.end, ...(rule.where === undefined ? [] : [rule.where])];
    case 'limit':
      return [rule.most, ...(rule.where === undefined ? [] : [rule.where])];
  }
}

/** Whether a record of the world keeps a rule of its entity. */
export function isKept(
  model: ApplicationModel,
  world: World,
  entity: Entity,
  rule: Rule,
  record: WorldRecord,
): boolean {
  const oracle = oracleFor(model, world);
  const others = recordsIn(world, entity.id).filter(({ id }) => id !== record.id);
  switch (rule.kind) {
    case 'check':
      return oracle.give(entity.id, rule.holds, 'rule', record) === true;
    case 'unique':
      return !others.some((other) => agree(oracle, rule.fields, record, other));
    case 'noOverlap':
      return !others.some((other) => overlap(oracle, entity, rule, record, other));
    case 'limit':
      return isWithinLimit(oracle, entity, rule, record);
  }
}

/** Whether two records have the same values in these fields. */
function agree(oracle: Oracle, fields: readonly string[], record: WorldRecord, other: WorldRecord): boolean {
  return fields.every((field) => {
    const value = folded(oracle.value(record, field));
    return value !== null && value === folded(oracle.value(other, field));
  });
}

/** The same text for values that count as the same; null for an empty one, which is the same as no other. */
function folded(value: Value): string | null {
  const isEmpty = value === null || value === '' || (typeof value === 'object' && value.length === 0);
  return isEmpty ? null : JSON.stringify(value).toLowerCase();
}

type NoOverlap = Extract<Rule, { kind: 'noOverlap' }>;
type Limit = Extract<Rule, { kind: 'limit' }>;

function overlap(
  oracle: Oracle,
  entity: Entity,
  rule: NoOverlap,
  record: WorldRecord,
  other: WorldRecord,
): boolean {
  if (![record, other].every((one) => oracle.isTrue(entity.id, rule.where, one))) return false;
  if (!agree(oracle, rule.within, record, other)) return false;
  const [start, end, otherStart, otherEnd] = [record, other].flatMap((one) => [
    oracle.give(entity.id, rule.start, 'moment', one),
    oracle.give(entity.id, rule.end, 'moment', one),
  ]);
  return isBefore(start, otherEnd) && isBefore(otherStart, end);
}

function isBefore(left: Value | undefined, right: Value | undefined): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  return typeof left === 'string' && typeof right === 'string' && left < right;
}

function isWithinLimit(oracle: Oracle, entity: Entity, rule: Limit, record: WorldRecord): boolean {
  if (!oracle.isTrue(entity.id, rule.where, record)) return true;
  const most = oracle.give(entity.id, rule.most, 'number', record);
  if (typeof most !== 'number') return true;
  const counted = oracle
    .all(entity.id)
    .filter((other) => other.id === record.id || agree(oracle, rule.within, record, other))
    .filter((other) => oracle.isTrue(entity.id, rule.where, other));
  return counted.length <= most;
}
