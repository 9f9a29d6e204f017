import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { limitMessage } from '../../words/rule-messages';
import { ownField } from '../meaning/naming';
import type { Outcome } from '../rule';
import { groupOf } from '../rules/constraint-limits';
import { firstOf, outcomeOf } from '../rules/fields-said';
import { momentOf } from '../rules/span-of';
import type { World } from '../world';
import { asTypes } from './as-types';
import { rangeIn } from './rule-range';
import { canBeNumber, fieldBy } from './rule-compare';
import { contentOf, has } from './rule-words';

/** 'ten to a table', 'no more people on a course than it has places': how many records may share one of another kind. */

const PLACES: ReadonlySet<string> = wordList(
  'place places seat seats capacity max maximum bed beds bunk bunks spot spots chair chairs room edition stock sleeps',
);
const FULL: ReadonlySet<string> = wordList('full overbooked overloaded overloadet overfilled sold-out');
const PER = /^(?:per|a|an|in|on|at|for|to|each|every|one|same|of|no)$/;
/** 'four hours at a time' are of each. */
const EACH_TIME = /^(?:time|once|go|visit)$/;
const DAYS = /^(?:day|date|night|evening|morning)s?$/;
const LONG = /^(?:week|month|year|quarter)s?$/;

function limitIn(entity: Entity, group: readonly Field[], most: string, world: World): Outcome {
  const message = limitMessage(entity, most, group);
  const isThere = entity.rules.some(
    (rule) =>
      rule.kind === 'limit' && rule.most === most && rule.within.join() === group.map(({ id }) => id).join(),
  );
  if (isThere) return { already: 'there may be no more of them already' };
  const draft = { kind: 'limit' as const, message, most, within: group.map(({ id }) => id) };
  return outcomeOf(world, [{ kind: 'addPart', part: 'rule', owner: entity.id, draft }]);
}

/** What stands behind 'per', 'a', 'in the same': groups, the last word of each. */
function groupWords(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return tokens.flatMap((token, at) => {
    if (!PER.test(token.key)) return [];
    const next = tokens.slice(at + 1, at + 3).filter(({ tag }) => /^(?:noun|plural|adjective)$/.test(tag));
    return next.length > 0 ? [next, next.slice(0, 1)] : [];
  });
}

function groupField(words: readonly Token[], entity: Entity, world: World): Field | undefined {
  const last = words.at(-1)?.key ?? '';
  const named =
    groupOf(entity, words, world) ??
    ownField(words, entity, world, ({ type }) => type === 'integer' || type === 'number');
  // A number that is called like a kind of record stands for one.
  if (named && /^(?:integer|number)$/.test(named.type) && !world.entity(words)) return undefined;
  if (named) return named;
  if (DAYS.test(last)) return momentOf(entity);
  const moment = /^(?:hour|time|slot)s?$/.test(last)
    ? entity.fields.find(({ type }) => type === 'datetime' || type === 'time')
    : undefined;
  return moment;
}

/** 'never more than 8 a day', 'max four in one room': so many of what the group holds. */
export function atMostIn(tokens: readonly Token[], world: World): Outcome | undefined {
  const range = rangeIn(tokens);
  const most = range?.bounds.max;
  if (!range || most === undefined || range.bounds.min !== undefined || !Number.isInteger(most))
    return undefined;
  const behind = tokens.slice(range.to);
  const groups = [...groupWords(tokens.slice(0, range.from)), ...groupWords(behind)];
  if (EACH_TIME.test(behind.at(-1)?.key ?? '')) return undefined;
  if (groups.some((group) => LONG.test(group.at(-1)?.key ?? '')) && !groups.some((g) => namedGroup(g, world)))
    return { missing: 'how many there are in a week, a month or a year cannot be limited' };
  return firstOf(world, (entity) => {
    const fields = [...new Set(groups.map((group) => groupField(group, entity, world)))].filter(
      (field) => field !== undefined,
    );
    const isOwn = fields.length > 0 && fields.length < 3 && !isSum(contentOf(tokens), entity, world);
    return isOwn ? limitIn(entity, fields, String(most), world) : undefined;
  });
}

const namedGroup = (words: readonly Token[], world: World) =>
  LONG.test(words.at(-1)?.key ?? '') && groupOf(world.current, words, world) !== undefined;

const ALL_OF = /^(?:max|maximum|most|more)$/;

/** 'max 64': of all records, where nothing says of what. */
export function atMostOfAll(tokens: readonly Token[], world: World): Outcome | undefined {
  const range = rangeIn(tokens);
  const most =
    range && range.bounds.min === undefined && range.unit === undefined ? range.bounds.max : undefined;
  const isOne = world.model.entities.length === 1 && tokens.some(({ key }) => ALL_OF.test(key));
  if (most === undefined || !Number.isInteger(most) || !isOne) return undefined;
  const nouns = contentOf(tokens).filter(
    ({ tag, key }) => /^(?:noun|plural)$/.test(tag) && !/^max/.test(key),
  );
  const isAll = nouns.every((noun) => world.entity([noun]) !== undefined);
  return isAll ? limitIn(world.current, [], String(most), world) : undefined;
}

/** 'no more than 45 hours a week' adds up, and counts no records. */
const isSum = (words: readonly Token[], entity: Entity, world: World): boolean =>
  words
    .filter(({ tag }) => tag === 'noun' || tag === 'plural')
    .some((word) => {
      const field = ownField([word], entity, world, ({ type }) => /^(?:number|money|duration)$/.test(type));
      return field !== undefined && world.entity([word]) === undefined && word.tag === 'plural';
    });

/** How many it holds, by what is said behind 'than', else by a name that says it. */
function placesOf(tokens: readonly Token[], target: Entity, world: World): Field | undefined {
  const than = tokens.findIndex(({ key }) => key === 'than' || key === 'its' || key === 'over');
  const said = than >= 0 ? fieldBy(tokens.slice(than + 1), target, world, canBeNumber) : undefined;
  if (said && said.id !== target.labelField) return said;
  return target.fields.find(
    (field) =>
      canBeNumber(field) &&
      field.name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => PLACES.has(word)),
  );
}

/** 'a full course takes nobody', 'never more people than places': counted against what the group itself says. */
export function withinPlaces(tokens: readonly Token[], world: World): Outcome | undefined {
  const isThan = tokens.some(({ key }) => /^(?:than|then|over|exceed|beyond)$/.test(key));
  const isSaid = (isThan && has(tokens, PLACES)) || has(tokens, FULL);
  if (!isSaid) return undefined;
  return firstOf(world, (entity) => {
    for (const link of entity.fields) {
      const target = world.model.entities.find(({ id }) => id === link.reference?.entity);
      const places = target && link.many !== true ? placesOf(tokens, target, world) : undefined;
      if (!target || !places) continue;
      const type = /^(?:text|longtext)$/.test(places.type) ? 'integer' : places.type;
      return asTypes([[places, type]], world, (typed) =>
        limitIn(entity, [link], `${link.id}.${places.id}`, typed),
      );
    }
    return undefined;
  });
}
