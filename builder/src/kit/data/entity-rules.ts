import { fieldsOf } from './entity';
import { sameKey } from './same-value';
import { overlaps, spanOf, type Span } from './spans';
import type { Entity, Field, Live, Row, Rule } from './types';
import { inSentence } from './words';

/** What a rule needs to know of one record; it is kept until the record changes. */
export interface Fact {
  /** Only records of the same group bear on each other. */
  readonly group: string;
  /** False where the record breaks the rule by itself. */
  readonly holds?: boolean;
  readonly span?: Span;
  readonly most?: number;
}

/** A rule, whatever its kind. */
export interface EntityRule {
  readonly message: string;
  /** The key of the field that the message belongs to. */
  readonly key: string | null;
  /** Whether records of the same group bear on each other. */
  readonly hasPeers: boolean;
  /** Null when the rule has nothing to say about the record. */
  find(row: Row): Fact | null;
  isBroken(fact: Fact, peers: Peers): boolean;
}

/** The others of a record's group. How many they are is known without looking at each. */
export interface Peers {
  readonly count: number;
  facts(): readonly Fact[];
}

/** The rules of one kind of record, with those that its fields state. */
export function rulesOf(entity: Entity): readonly EntityRule[] {
  const unique = fieldsOf(entity).filter((field) => field.unique === true);
  return [
    ...unique.map((field) => {
      const message = `Another ${inSentence(entity.name)} has this ${inSentence(field.name)}.`;
      return uniqueRule([field], message, field.key);
    }),
    ...entity.rules.map((rule) => ruleOf(entity, rule)),
  ];
}

function ruleOf(entity: Entity, rule: Rule): EntityRule {
  switch (rule.kind) {
    case 'check': {
      const key = rule.field === undefined ? null : (entity.fields[rule.field]?.key ?? null);
      return checkRule(rule, key);
    }
    case 'unique':
      return uniqueRule(fieldsNamed(entity, rule.fields), rule.message, null);
    case 'noOverlap':
      return overlapRule(rule, fieldsNamed(entity, rule.within));
    case 'limit':
      return limitRule(rule, fieldsNamed(entity, rule.within));
  }
}

function fieldsNamed(entity: Entity, names: readonly string[]): readonly Field[] {
  return names.flatMap((name) => entity.fields[name] ?? []);
}

/** What the record is like in these fields; null when one of them is empty. */
function groupOf(row: Row, fields: readonly Field[]): string | null {
  const keys = fields.map((field) => sameKey(field, row.values[field.key] ?? null));
  return keys.includes(null) ? null : JSON.stringify(keys);
}

function uniqueRule(fields: readonly Field[], message: string, key: string | null): EntityRule {
  return {
    message,
    key,
    hasPeers: true,
    find: (row) => {
      const group = groupOf(row, fields);
      return group === null ? null : { group };
    },
    isBroken: (_, { count }) => count > 0,
  };
}

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { readonly kind: Kind }>;

function checkRule(rule: RuleOf<'check'>, key: string | null): EntityRule {
  return {
    message: rule.message,
    key,
    hasPeers: false,
    find: ({ live }) => ({ group: '', holds: rule.holds(live) }),
    isBroken: ({ holds }) => holds === false,
  };
}

/** The group of a record that the rule is about. */
function groupWhere(
  row: Row,
  within: readonly Field[],
  rule: { where?(record: Live): boolean },
): string | null {
  return rule.where && !rule.where(row.live) ? null : groupOf(row, within);
}

function overlapRule(rule: RuleOf<'noOverlap'>, within: readonly Field[]): EntityRule {
  return {
    message: rule.message,
    key: null,
    hasPeers: true,
    find: (row) => {
      const group = groupWhere(row, within, rule);
      const span = group === null ? null : spanOf(rule.start(row.live), rule.end(row.live));
      return group === null || span === null ? null : { group, span };
    },
    isBroken: ({ span }, peers) =>
      span !== undefined && peers.facts().some((peer) => peer.span && overlaps(span, peer.span)),
  };
}

function limitRule(rule: RuleOf<'limit'>, within: readonly Field[]): EntityRule {
  return {
    message: rule.message,
    key: null,
    hasPeers: true,
    find: (row) => {
      const group = groupWhere(row, within, rule);
      const most = group === null ? null : rule.most(row.live);
      return group === null || most === null ? null : { group, most };
    },
    isBroken: ({ most }, { count }) => most !== undefined && count + 1 > most,
  };
}

/** Whether a rule sees a record as it saw it before. */
export function isSameFact(one: Fact, other: Fact): boolean {
  return (
    one.group === other.group &&
    one.holds === other.holds &&
    one.most === other.most &&
    one.span?.start === other.span?.start &&
    one.span?.end === other.span?.end
  );
}
