import type { Badge, Entity, Rule } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { amountAt } from '../../meaning/amount';
import { outcomeOf } from '../../rules/fields-said';
import type { Outcome } from '../../rule';
import type { Operation } from '../../../operations/operation';
import type { World } from '../../world';
import { partNamed, type NamedPart } from './naming-parts';
import { fieldsOfSlots } from './removals';
import type { SlotReading } from './slots';

/** What lifts a rule: the one that is about the field, the number and the words that are said. */

interface Lifted {
  readonly operation: Operation;
  readonly fields: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  readonly names: readonly string[];
}

/** Everything of a rule that names fields or says numbers. */
function codeOf(rule: Rule): string {
  if (rule.kind === 'check') return `${rule.holds} ${rule.field ?? ''}`;
  if (rule.kind === 'unique') return rule.fields.join(' ');
  const span = rule.kind === 'noOverlap' ? `${rule.start} ${rule.end}` : rule.most;
  return `${span} ${rule.within.join(' ')} ${rule.where ?? ''}`;
}

const idsIn = (code: string) => new Set(code.match(/\bf\d+\b/g));
const numbersIn = (code: string) =>
  new Set((code.replace(/\b[a-z]+\d+\b/g, ' ').match(/\d+(?:\.\d+)?/g) ?? []).map(Number));

function liftedOf(id: string, part: 'rule' | 'badge', code: string, text: string, entity: Entity): Lifted {
  const fields = idsIn(code);
  const named = entity.fields.filter((field) => fields.has(field.id)).map(({ name }) => name);
  return {
    operation: { kind: 'removePart', part, id },
    fields,
    numbers: numbersIn(code),
    names: [[...named, text].join(' '), entity.plural],
  };
}

const ofRule = (entity: Entity) => (rule: Rule) =>
  liftedOf(rule.id, 'rule', codeOf(rule), rule.message, entity);
const ofBadge = (entity: Entity) => (badge: Badge) =>
  liftedOf(badge.id, 'badge', badge.when, badge.text, entity);

/** A value that may be there once only is kept by its field and by no rule. */
const uniqueOf = (entity: Entity): Lifted[] =>
  entity.fields
    .filter(({ unique }) => unique === true)
    .map(({ id, name }) => ({
      operation: { kind: 'setUnique', field: id, unique: false },
      fields: new Set([id]),
      numbers: new Set<number>(),
      names: [`${name} same twice unique double doubles duplicate duplicates`, entity.plural],
    }));

function numbersSaid(tokens: readonly Token[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isArticle = /^(?:an?|one|half|day|week|month|year|hour|minute)s?$/.test(tokens[at]?.key ?? '');
    const amount = isArticle ? undefined : amountAt(tokens, at);
    if (!amount) continue;
    found.push(amount.value);
    at += amount.size - 1;
  }
  return found;
}

/** Badges are meant only where the words say one. */
const SAYS_BADGE =
  /^(?:badge|badges|highlight|highlights|highlighting|flag|flags|colour|color|mark|marking)$/;

function candidates(tokens: readonly Token[], world: World): readonly Lifted[] {
  const isBadge = tokens.some(({ key }) => SAYS_BADGE.test(key));
  return world.model.entities.flatMap((entity) =>
    isBadge ? entity.badges.map(ofBadge(entity)) : [...entity.rules.map(ofRule(entity)), ...uniqueOf(entity)],
  );
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

const partsOf = (list: readonly Lifted[]): readonly NamedPart<Lifted>[] =>
  list.map((lifted) => ({ part: lifted, names: lifted.names }));

export const removeRule: SlotReading = (slots, tokens, world): Outcome | undefined => {
  const places = fieldsOfSlots(slots, world);
  const words = slots.all('m', 'v', 'n', 'f', 'o', 't').flat();
  const numbers = numbersSaid([...slots.all('v', 'm', 'n')].flat());
  // What is said of the rule has to be so of it: another number is another rule.
  const fitting = candidates(tokens, world).filter(
    (one) =>
      places.every(({ field }) => one.fields.has(field.id)) &&
      numbers.every((number) => one.numbers.has(number)),
  );
  const isTold = places.length > 0 || numbers.length > 0;
  const found = (isTold ? only(fitting) : undefined) ?? partNamed(partsOf(fitting), words);
  if (!found) return undefined;
  const outcome = outcomeOf(world, [found.operation]);
  return 'operations' in outcome ? outcome : undefined;
};
