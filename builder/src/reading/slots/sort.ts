import type { Entity, Field } from '@tessera/shared/contracts';
import { isDay } from '../../furnish/days';
import type { Token } from '../../language/token';
import { entityNamed } from '../figures/names';
import { phraseAt, phrases } from '../figures/phrases';
import type { Outcome } from '../rule';
import { directionFor, endSaid, fieldOfWay, sorted, waySaid, type Direction } from '../rules/sort-words';
import type { World } from '../world';
import type { SlotReader } from './slot-reader';
import { dayMeant, fieldIn, orderOfPlace, orderOfWords, type Order } from './sort-ways';

/** Reads in which order records stand: by which field, and which end of it comes first. */

const BY = phrases(
  'by order of, in order of, in the order of, order of, according to, sorted on, sort on, order:, order :, sort :, by',
);
const PLACED = phrases('in the order, in order, in sequence, running order, in turn');

const turned = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** Those that the words name, else the one that is spoken of before the others. */
function entitiesFor(tokens: readonly Token[], world: World): readonly Entity[] {
  const named = tokens
    .filter(({ tag }) => /^(?:noun|plural)$/.test(tag))
    .map(({ text }) => entityNamed(text, world))
    .filter((entity) => entity !== undefined);
  return [...new Set([...named, world.current, ...world.model.entities])];
}

/** The words of the first order only: another behind 'then' decides between equals, which no list tells apart. */
function untilThen(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ key }, index) => index > 0 && key === 'then');
  return at < 0 ? tokens : tokens.slice(0, at);
}

const USUAL: readonly (readonly [RegExp, (entity: Entity) => Field | undefined])[] = [
  [/^(?:date|day|time|when|age|deadline|chronolog\w*)$/, dayMeant],
  [/^(?:name|title|surname|alphabet\w*|a-z|a–z)$/, (entity) => fieldOfWay({ of: 'name' }, entity)],
  [/^(?:urgency|importance|priority)$/, (entity) => fieldOfWay({ of: 'urgency' }, entity)],
  [/^(?:price|cost|money|amount|value)$/, (entity) => fieldOfWay({ of: 'money' }, entity)],
];

const usual = (tokens: readonly Token[], entity: Entity): Field | undefined => {
  for (const { key } of tokens) {
    const found = USUAL.find(([word]) => word.test(key))?.[1](entity);
    if (found) return found;
  }
  return undefined;
};

/** 'by litres, top milkers up': the field behind 'by', then which end. */
function byField(tokens: readonly Token[], entity: Entity, world: World): Order | undefined {
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, BY) > 0);
  const isLed = at >= 0;
  const words = isLed ? tokens.slice(at + phraseAt(tokens, at, BY)) : tokens;
  const field = fieldIn(words, entity, world) ?? (isLed ? usual(words, entity) : undefined);
  if (!field) return undefined;
  const way = waySaid(tokens);
  const isMost = tokens.some(({ key }) => /^(?:top|most|best|highest|rank|ranked)$/.test(key));
  const direction = way ? directionFor(field, way) : isMost || field.type === 'rating' ? 'desc' : 'asc';
  return isLed || tokens.length <= 5 ? { field, direction } : undefined;
}

/** 'urgent before normal', 'old before new': what is said first stands first. */
function before(tokens: readonly Token[], entity: Entity, world: World): Order | undefined {
  const at = tokens.findIndex(({ key }) => key === 'before');
  if (at < 1) return undefined;
  const [one, other] = [
    world.option(tokens.slice(at - 1, at), entity),
    world.option(tokens.slice(at + 1, at + 2), entity),
  ];
  const options = one?.field.options?.map(({ id }) => id) ?? [];
  if (one && other && one.field === other.field)
    return {
      field: one.field,
      direction: options.indexOf(one.id) < options.indexOf(other.id) ? 'asc' : 'desc',
    };
  return orderOfWords(tokens.slice(at - 1, at), entity, world);
}

const RISES = /^(?:up|top|above|bubble|float|lead|leads|rise|head|front)$/;

/** 'crashes bubble to the top', 'open ones first': an option at the end of its list. */
function optionFirst(tokens: readonly Token[], entity: Entity, world: World): Order | undefined {
  const { end, rest } = endSaid(tokens);
  if (!end && !rest.some(({ key }) => RISES.test(key))) return undefined;
  for (const token of rest) {
    const order = OPTION_TAGS.has(token.tag) ? optionOrder(token, entity, world) : undefined;
    if (order) return end === 'bottom' ? { ...order, direction: turned(order.direction) } : order;
  }
  return undefined;
}

const OPTION_TAGS = new Set<Token['tag']>(['noun', 'plural', 'adjective', 'past', 'ing', 'verb', 'verbs']);

/** Only the first and the last of the options can be put in front by an order. */
function optionOrder(token: Token, entity: Entity, world: World): Order | undefined {
  const found = optionSaid(token, entity, world);
  const ids = found?.field.options?.map(({ id }) => id) ?? [];
  if (!found || (found.id !== ids[0] && found.id !== ids.at(-1))) return undefined;
  return { field: found.field, direction: found.id === ids[0] ? 'asc' : 'desc' };
}

const optionSaid = (token: Token, entity: Entity, world: World) =>
  world.option([token], entity) ?? world.option(token.lemma, entity);

/** 'open ones first', of a condition that one yes-or-no says. */
function flagFirst(tokens: readonly Token[], entity: Entity, world: World): Order | undefined {
  const { end, rest } = endSaid(tokens);
  const telling = rest.filter(
    ({ tag, key }) => !/^(?:article|mark|pronoun|be)$/.test(tag) && !/^(?:ones?|come|go|first)$/.test(key),
  );
  const code = end && telling.length > 0 ? (world.condition(telling, entity) ?? '') : '';
  const [, not, id] = /^(not )?(f\d+)$/.exec(code) ?? [];
  const field = entity.fields.find((one) => one.id === id);
  if (!field) return undefined;
  const direction = not === undefined ? 'desc' : 'asc';
  return { field, direction: end === 'bottom' ? turned(direction) : direction };
}

const ALPHABETICAL = /^(?:alphabetical|alphabetically|alphabet|a-z|az|abc)$/;

function byName(tokens: readonly Token[], entity: Entity): Order | undefined {
  const isNamed =
    tokens.some(({ key }) => ALPHABETICAL.test(key)) ||
    /^a ?[-–—] ?z$/i.test(tokens.map(({ text }) => text).join(''));
  const field = isNamed ? fieldOfWay({ of: 'name' }, entity) : undefined;
  return field && { field, direction: 'asc' };
}

/** 'longest not visited', 'not turned for longest': the day that is longest ago. */
function longestAgo(tokens: readonly Token[], entity: Entity): Order | undefined {
  const keys = new Set(tokens.map(({ key }) => key));
  const isSo =
    keys.has('longest') &&
    (keys.has('not') || keys.has('without') || keys.has('since') || keys.has('waiting'));
  const field = isSo ? dayMeant(entity) : undefined;
  return field && { field, direction: 'asc' };
}

const inTurn = (tokens: readonly Token[], entity: Entity): Order | undefined =>
  tokens.some((_, at) => phraseAt(tokens, at, PLACED) > 0) ? orderOfPlace(entity) : undefined;

/** 'use by first': the day itself. */
function dayFirst(tokens: readonly Token[], entity: Entity, world: World): Order | undefined {
  const { end, rest } = endSaid(tokens);
  const field = end === 'top' ? fieldIn(rest, entity, world) : undefined;
  return field && isDay(field) ? { field, direction: 'asc' } : undefined;
}

function orderOf(tokens: readonly Token[], entity: Entity, world: World): Order | undefined {
  const isBy = tokens.some((_, at) => phraseAt(tokens, at, BY) > 0);
  return (
    byName(tokens, entity) ??
    longestAgo(tokens, entity) ??
    (isBy ? byField(tokens, entity, world) : undefined) ??
    dayFirst(tokens, entity, world) ??
    before(tokens, entity, world) ??
    optionFirst(tokens, entity, world) ??
    orderOfWords(tokens, entity, world) ??
    flagFirst(tokens, entity, world) ??
    byField(tokens, entity, world) ??
    inTurn(tokens, entity)
  );
}

function readSort(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = untilThen(clause.slice(0, 40));
  // 'most expensive per wear' is worked out first.
  if (tokens.some(({ key }, at) => at > 0 && key === 'per')) return undefined;
  for (const entity of entitiesFor(tokens, world)) {
    const words = tokens.filter(
      ({ text, tag }) => !/^(?:noun|plural)$/.test(tag) || entityNamed(text, world) !== entity,
    );
    const order = orderOf(words, entity, world) ?? orderOf(tokens, entity, world);
    if (order) return sorted(order.field, order.direction, entity);
  }
  return undefined;
}

export const SORT: SlotReader = {
  class: 'sort',
  read: readSort,
  examples: {
    'by due': '+ sort Order Due asc',
    'due first': '+ sort Order Due asc',
    'whatever is due next goes at the top': '+ sort Order Due asc',
    'old first': '+ sort Order Due asc',
    'newest above': '+ sort Order Due desc',
    'in the order they were packed': '+ sort Order Due asc',
    'big ones up': '+ sort Order Total desc',
    'city then name': '+ sort Customer City asc',
    'A–Z': 'already',
    'sent before open': '+ sort Order Status desc',
    'open orders bubble to the top': '+ sort Order Status asc',
    'customers by points, top ones up': '+ sort Customer Points desc',
    'order: number': 'already',
    'tasks: urgent before anything, so by priority the most': '+ sort Task Priority desc',
    'tasks: the nearest deadline leads the list': '+ sort Task Deadline asc',
    'runs: longest not worn shoes up': '+ sort Shoe Bought asc',
    'runs: best on top': '+ sort Run Mood desc',
    'stock: best before first': '+ sort Item Best before asc',
  },
};
