import type { Entity, Field } from '@tessera/shared/contracts';
import { isDay } from '../../furnish/days';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { fieldNamed } from '../figures/names';
import { likelyField, rootOf, stemOf } from '../meaning/naming';
import { directionFor, fieldOfWay, waySaid, type Direction } from '../rules/sort-words';
import { nameKey } from '../../words/text';
import { wordsOf } from '../rule';
import type { World } from '../world';

/** Which field an order goes by, and which end of it stands first, however few words say so. */

export interface Order {
  readonly field: Field;
  readonly direction: Direction;
}

const SILENT = wordList(
  `the a an my our their its it them they ones one first last top bottom up down above below on at to of in by and or then that which what
  whatever whichever whoever who whose is are be should shall ought goes go stand stands comes come leads lead list please want always i we you order
  ordered sort sorted sorting see show next newest oldest most least best worst biggest smallest highest lowest longest shortest soonest nearest
  latest earliest with for from not so if would like have put bubble bubbles rise sink float high low before after time turn when how many much`,
);
const UNSORTED = new Set<Field['type']>(['image', 'longtext']);
const isTelling = (token: Token | undefined) =>
  token !== undefined &&
  !SILENT.has(token.key) &&
  !/^(?:article|pronoun|mark|be|and|to|modal|preposition)$/.test(token.tag);

/** The first field that the words name. */
export function fieldIn(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  for (let at = 0; at < Math.min(tokens.length, 40); at += 1)
    for (let size = Math.min(6, tokens.length - at); size > 0; size -= 1) {
      const words = tokens.slice(at, at + size);
      const exact = entity.fields.find(
        ({ name, type }) => nameKey(name) === nameKey(wordsOf(words)) && !UNSORTED.has(type),
      );
      if (exact) return exact;
      if (!isTelling(words[0]) || !isTelling(words.at(-1))) continue;
      const field = fieldNamed(words, entity, world) ?? likelyField(words, entity);
      if (field && !UNSORTED.has(field.type)) return field;
    }
  return undefined;
}

const named = (entity: Entity, name: RegExp) =>
  entity.fields.find((field) => name.test(field.name) && !UNSORTED.has(field.type));
const typed = (entity: Entity, ...types: readonly Field['type'][]) =>
  entity.fields.filter(({ type }) => types.includes(type));

const TIMES = /\b(?:year|date|when|wen|since|month|born|joined|added|vint\w*|received|arrived|built|age)\b/i;
const ENDS = /\b(?:due|deadline|by when|next|until|expir\w*|use by|promised|wanted|needed|best before)\b/i;

/** What says when, where no field is a day: a year, an age. */
const whenOf = (entity: Entity): Field | undefined =>
  named(entity, TIMES) ?? typed(entity, 'time', 'datetime')[0];

/** Superlatives that say by what: 'quickest' is the least time, 'tastiest' the most of taste. */
const BY_WORD: ReadonlyMap<string, readonly [RegExp, Direction]> = new Map<
  string,
  readonly [RegExp, Direction]
>([
  ['quickest', [/\b(?:time|duration|minutes|hours|seconds|length)\b/i, 'asc']],
  ['fastest', [/\b(?:time|duration|minutes|hours|seconds|pace|speed)\b/i, 'asc']],
  ['slowest', [/\b(?:time|duration|minutes|hours|seconds|pace|speed)\b/i, 'desc']],
  ['easiest', [/\b(?:difficulty|effort|energy|level|hard\w*)\b/i, 'asc']],
  ['hardest', [/\b(?:difficulty|effort|energy|level|hard\w*)\b/i, 'desc']],
  ['loudest', [/\b(?:loud\w*|volume|noise|decibel\w*)\b/i, 'desc']],
  ['tastiest', [/\b(?:taste|flavou?r|rating|score)\b/i, 'desc']],
  ['funniest', [/\b(?:laugh?s|laff\w*|funny|rating|score)\b/i, 'desc']],
  ['heaviest', [/\b(?:weight|kg|kilos?|grams?|mass)\b/i, 'desc']],
  ['lightest', [/\b(?:weight|kg|kilos?|grams?|mass)\b/i, 'asc']],
  ['tallest', [/\b(?:height|tall)\b/i, 'desc']],
  ['generous', [/\b(?:amount|per|donation|promised|received|given|sum)\b/i, 'desc']],
  ['hottest', [/\b(?:temperature|heat|scoville|degrees|hot\w*)\b/i, 'desc']],
  ['deepest', [/\b(?:depth|deep)\b/i, 'desc']],
  ['strongest', [/\b(?:strength|rating|abv|score)\b/i, 'desc']],
  ['busiest', [/\b(?:number|count|visitors|guests|people)\b/i, 'desc']],
]);

const isFigure = ({ type }: Field) => /^(?:integer|number|money|percent|duration|rating)$/.test(type);
const BIG = wordList(
  'biggest bigest largest highest most big large greatest heaviest richest fattest top bulkiest',
);
const SMALL = wordList('smallest lowest least fewest small tiniest');
const CHEAP = wordList('cheapest cheap');
const DEAR = wordList('dearest priciest');
const COSTS = /\b(?:price|cost|total|fee|rent|amount|quote)\b/i;
const BEST = wordList('best favourite favorite finest greatest loved');
const WORST = wordList('worst poorest');
const NEW = wordList('new newest latest recent fresh freshest youngest last');
const OLD = wordList('old oldest earliest longest eldest');
const AHEAD = wordList('due next soonest upcoming overdue nearest closest expiring soon urgent coming');

/** The figure that is meant where none is named: an amount of money, else the only one. */
function figureOf(entity: Entity): Field | undefined {
  const figures = entity.fields.filter(isFigure);
  const money = figures.filter(({ type }) => type === 'money');
  const whole = figures.filter(({ type }) => type === 'integer');
  const total = figures.filter(({ name }) => /^(?:total|amount|size)$/i.test(name));
  return [money, figures, total, whole].find((list) => list.length === 1)?.[0];
}

const RATED =
  /\b(?:rating|score|stars|points|mark|grade|feeling|verdict|laff\w*|laughs|creativity|how good|gut)\b/i;
const judged = (entity: Entity) => typed(entity, 'rating')[0] ?? named(entity, RATED);

const ahead = (entity: Entity) =>
  entity.fields.find((field) => isDay(field) && ENDS.test(field.name)) ??
  fieldOfWay({ of: 'ahead' }, entity) ??
  named(entity, ENDS);

const day = (entity: Entity) => fieldOfWay({ of: 'day' }, entity) ?? whenOf(entity);

const PLACED = /\b(?:position|order|sequence|running|stop no|rank|place in)\b/i;

/** 'biggest', 'best', 'next' and their like, each with the field that is meant where none is named. */
const BY_KIND: readonly (readonly [ReadonlySet<string>, (entity: Entity) => Field | undefined, Direction])[] =
  [
    [AHEAD, ahead, 'asc'],
    [OLD, day, 'asc'],
    [NEW, day, 'desc'],
    [BEST, judged, 'desc'],
    [WORST, judged, 'asc'],
    [CHEAP, (entity) => fieldOfWay({ of: 'money' }, entity) ?? named(entity, COSTS), 'asc'],
    [DEAR, (entity) => fieldOfWay({ of: 'money' }, entity) ?? named(entity, COSTS), 'desc'],
    [BIG, figureOf, 'desc'],
    [SMALL, figureOf, 'asc'],
  ];

const kindOf = (tokens: readonly Token[]) =>
  BY_KIND.find(([words]) => tokens.some(({ key }) => words.has(key)));

/** A word with a superlative of its own name: 'strongest' of Strength, 'loveliest' of Love. */
function superlative(tokens: readonly Token[], entity: Entity): Order | undefined {
  for (const { key } of tokens) {
    const [name, direction] = BY_WORD.get(key) ?? [];
    const field = name && named(entity, name);
    if (field && direction) return { field, direction };
    const root = /^\p{L}{3,}iest$/u.test(key)
      ? key.slice(0, -4)
      : /^\p{L}{3,}est$/u.test(key)
        ? key.slice(0, -3)
        : undefined;
    const like =
      root === undefined || root.length < 4 ? undefined : entity.fields.find((one) => begins(one.name, root));
    if (like) return { field: like, direction: 'desc' };
  }
  return undefined;
}

const begins = (name: string, root: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.startsWith(root) || rootOf(stemOf(word)) === root);

/** The order that words without any 'by' say: 'biggest first', 'quickest on top'. */
export function orderOfWords(tokens: readonly Token[], entity: Entity, world: World): Order | undefined {
  const field = fieldIn(tokens, entity, world);
  const own = superlative(tokens, entity);
  if (own && (!field || own.field === field)) return own;
  const way = waySaid(tokens);
  const kind = kindOf(tokens);
  if (field && way) return { field, direction: directionFor(field, way) };
  if (field && kind) return { field, direction: kind[2] };
  return orderMeant(kind, way, entity);
}

/** Of the field that a word like 'biggest' is of, where none is named. */
function orderMeant(
  kind: ReturnType<typeof kindOf>,
  way: ReturnType<typeof waySaid>,
  entity: Entity,
): Order | undefined {
  const meant = kind?.[1](entity);
  if (kind && meant) return { field: meant, direction: turnedFor(meant, kind[2]) };
  const usual = way && fieldOfWay(way, entity);
  return usual && { field: usual, direction: directionFor(usual, way) };
}

/** The youngest have the least age, the newest the latest year. */
const turnedFor = (field: Field, direction: Direction): Direction =>
  /^age\b/i.test(field.name) && isFigure(field) ? (direction === 'asc' ? 'desc' : 'asc') : direction;

/** 'in the order they are driven': what says so, else when it was. */
export const orderOfPlace = (entity: Entity): Order | undefined => {
  const field = named(entity, PLACED) ?? day(entity);
  return field && { field, direction: 'asc' };
};

/** 'as they fall due': what says when, whatever it is called. */
export const dayMeant = day;
