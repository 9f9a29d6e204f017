import type { Entity, Field } from '@tessera/shared/contracts';
import { dayKindOf, isDay } from '../../furnish/days';
import type { Token } from '../../language/token';
import { fieldNamed } from '../figures/names';
import { cutPhrase, phrases, withoutPhrases, type Phrases } from '../figures/phrases';
import type { Outcome } from '../rule';
import type { World } from '../world';

/** The words that say which records come first. */

export type Direction = 'asc' | 'desc';

interface Way {
  readonly words: Phrases;
  readonly direction: Direction;
  /** What is ordered by, where no field is named. */
  readonly of:
    | 'day'
    | 'birth'
    | 'ahead'
    | 'money'
    | 'number'
    | 'rating'
    | 'length'
    | 'speed'
    | 'urgency'
    | 'name'
    | 'any';
}

const way = (direction: Direction, of: Way['of'], list: string): Way => ({
  words: phrases(list),
  direction,
  of,
});

const WAYS: readonly Way[] = [
  way('desc', 'money', 'most expensive, dearest, priciest, most costly, most valuable'),
  way('asc', 'money', 'cheapest, least expensive, cheap'),
  way(
    'desc',
    'urgency',
    'most urgent, most important, most pressing, highest priority, most serious, most critical, urgent, important',
  ),
  way('desc', 'rating', 'best rated, highest rated, top rated, favourite, most liked, best'),
  way('asc', 'rating', 'worst rated, lowest rated, worst'),
  way(
    'desc',
    'day',
    `
      newest, latest, most recent, most recently, freshest, last, last added, lately, recent, new to old, newest
      to oldest, latest to earliest, reverse chronological, reverse chronologically
    `,
  ),
  way('desc', 'birth', 'youngest'),
  way('asc', 'ahead', 'soonest, most overdue, next up, upcoming, closest, nearest, next'),
  way(
    'asc',
    'day',
    'oldest, earliest, longest ago, chronological, chronologically, old to new, oldest to newest, earliest to latest',
  ),
  way('desc', 'length', 'longest, furthest, farthest'),
  way('asc', 'length', 'shortest'),
  way('desc', 'speed', 'fastest, quickest'),
  way('asc', 'speed', 'slowest'),
  way(
    'desc',
    'number',
    `
      highest, largest, biggest, greatest, heaviest, tallest, high to low, highest to lowest, largest to
      smallest, big to small, most, fullest, strongest, busiest
    `,
  ),
  way(
    'asc',
    'number',
    'lowest, smallest, least, fewest, lightest, emptiest, low to high, lowest to highest, smallest to largest, small to big',
  ),
  way(
    'desc',
    'any',
    'descending, desc, down, z to a, z-a, backwards, falling, decreasing, in descending order',
  ),
  way(
    'asc',
    'any',
    'ascending, asc, a to z, a-z, alphabetical, alphabetically, rising, increasing, upwards, in ascending order',
  ),
];

const TOP =
  phrases(`first, on top, on the top, at the top, at the very top, at top, up top, to the top, at the front,
  at the beginning, at the start, uppermost, topmost, up first, on the top, come first,
  right at the top`);
const BOTTOM = phrases(
  'last, at the bottom, at the end, to the bottom, on the bottom, at the very end, at the very bottom, come last, lowermost, further down',
);

export interface WaySaid {
  readonly direction: Direction;
  readonly of: Way['of'];
  readonly rest: readonly Token[];
  /** 'first', 'on top', 'last' were said: it is an order and nothing else. */
  readonly isPlaced: boolean;
}

const turned = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** Which end of the list words speak of, and the words without that. */
export function endSaid(tokens: readonly Token[]): {
  readonly end?: 'top' | 'bottom';
  readonly rest: readonly Token[];
} {
  const top = cutPhrase(tokens, TOP);
  if (top) return { end: 'top', rest: withoutPhrases(top.rest, TOP) };
  const bottom = cutPhrase(tokens, BOTTOM);
  return bottom ? { end: 'bottom', rest: bottom.rest } : { rest: tokens };
}

/** 'newest first', 'highest at the bottom', 'from high to low'. */
export function waySaid(tokens: readonly Token[]): WaySaid | undefined {
  const { end, rest } = endSaid(tokens);
  const found = WAYS.flatMap((one) => {
    const cut = cutPhrase(rest, one.words);
    return cut ? [{ one, cut, size: cut.found.split(' ').length }] : [];
  }).sort((a, b) => b.size - a.size || a.cut.at - b.cut.at)[0];
  if (!found) return undefined;
  const direction = end === 'bottom' ? turned(found.one.direction) : found.one.direction;
  return {
    direction,
    of: found.one.of,
    rest: found.cut.rest,
    isPlaced: end !== undefined || /chronolog/.test(found.cut.found),
  };
}

const LIGHT = new Set(
  `the a an my our their its it them they one ones entry entries record records everything all list with from to and so then please always should be is are come
  comes go goes stand stands show shows see want i we you put have by of in on for sort sorted order ordered listed list item items date dated thing things , - ( ) . : ; that which what those these
  would like need happen happens can could me us at up also just has having value values number first up get way s 's show going by day`.split(
    /\s+/,
  ),
);
/** Said of what is soonest, whatever the day is called. */
const DUE = /^(?:due|expire|happen|start|begin|come|need|run|ready|end|finish|arrive|leave|take)$/;
export const areDue = (tokens: readonly Token[]) =>
  tokens.every((token) => isLight(token) || DUE.test(token.lemma));

export const areLight = (tokens: readonly Token[]) =>
  tokens.every(({ key, lemma }) => LIGHT.has(key) || LIGHT.has(lemma));
export const isLight = ({ key, lemma }: Token) => LIGHT.has(key) || LIGHT.has(lemma);

const NUMBERS: readonly Field['type'][] = ['integer', 'number', 'money', 'percent', 'duration', 'rating'];

/** The day of a list that is put in order by age: one that is ahead for what is soonest, else when it was. */
function dayOf(entity: Entity): Field | undefined {
  const days = entity.fields.filter(isDay);
  return (
    days.find((field) => field.id === entity.sort.field) ??
    days.find((field) => !['birth', 'end'].includes(dayKindOf(entity, field))) ??
    days[0]
  );
}

const named = ({ fields }: Entity, name: RegExp) => fields.find((field) => name.test(field.name));
const typed = ({ fields }: Entity, ...types: readonly Field['type'][]) =>
  fields.filter(({ type }) => types.includes(type));
const dayOfKind = (entity: Entity, ...kinds: readonly string[]) =>
  entity.fields.find((field) => isDay(field) && kinds.includes(dayKindOf(entity, field)));
const labelOf = ({ fields, labelField }: Entity) => fields.find(({ id }) => id === labelField);

function onlyNumber(entity: Entity): Field | undefined {
  const [only, ...more] = typed(entity, ...NUMBERS);
  return more.length === 0 ? only : undefined;
}

const FIELDS: Readonly<Record<Way['of'], (entity: Entity) => Field | undefined>> = {
  day: dayOf,
  birth: (entity) => dayOfKind(entity, 'birth'),
  ahead: (entity) => dayOfKind(entity, 'ahead', 'next') ?? dayOf(entity),
  money: (entity) => named(entity, /^(?:price|cost|total|amount|value)$/i) ?? typed(entity, 'money')[0],
  rating: (entity) =>
    typed(entity, 'rating')[0] ?? named(entity, /\b(?:rating|score|stars|points|mark|grade)\b/i),
  length: (entity) =>
    named(entity, /\b(?:distance|length|duration|time|hours|minutes|pages)\b/i) ??
    typed(entity, 'duration')[0],
  speed: (entity) =>
    named(entity, /\b(?:speed|pace|tempo|time|duration|minutes|seconds)\b/i) ?? typed(entity, 'duration')[0],
  urgency: (entity) => named(entity, /\b(?:urgency|urgent|priority|severity|importance)\b/i),
  number: onlyNumber,
  name: labelOf,
  any: labelOf,
};

/** The field that a way is of where none is named: 'cheapest' is of the only amount of money. */
export const fieldOfWay = ({ of }: Pick<WaySaid, 'of'>, entity: Entity): Field | undefined =>
  FIELDS[of](entity);

const TAKES_TIME = /\b(?:time|duration|minutes|hours|seconds|days|pace|time taken)\b/i;

/** 'Most urgent' of Low, Medium and High is the last of them; of Critical to Minor the first. */
export function directionFor(field: Field, { of, direction }: Pick<WaySaid, 'of' | 'direction'>): Direction {
  // The fastest takes the least time, and has the most of everything else.
  if (of === 'speed') return TAKES_TIME.test(`${field.type} ${field.name}`) ? turned(direction) : direction;
  if (of !== 'urgency' && of !== 'number' && of !== 'rating') return direction;
  const [first] = field.options ?? [];
  const isHighFirst =
    first !== undefined &&
    /^(?:p[01]|1|a|critical|urgent|blocker|very high|highest|high|now|must|severe|asap)\b/i.test(first.label);
  return isHighFirst ? turned(direction) : direction;
}

const UNSORTED: readonly Field['type'][] = ['image', 'longtext'];

/** The longest beginning of the words that is a field, and what stands behind it. */
export function fieldAtStart(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
): { readonly field: Field; readonly rest: readonly Token[] } | undefined {
  for (let from = 0; from === 0 || LEAD.test(tokens[from - 1]?.key ?? ''); from += 1) {
    const found = fieldFrom(tokens, from, entity, world);
    if (found || from >= tokens.length) return found;
  }
  return undefined;
}

/** 'by the day they are ready', 'by when it starts', 'by number of seats' */
const LEAD =
  /^(?:the|their|its|our|my|your|whatever|,|day|date|time|they|it|that|are|is|be|when|number|of|how|many|much|what|which|by|who|it's|'s|we|i)$/;

function fieldFrom(tokens: readonly Token[], from: number, entity: Entity, world: World) {
  for (let size = Math.min(7, tokens.length - from); size > 0; size -= 1) {
    const words = tokens.slice(from, from + size);
    if (/^(?:,|and|then|the|of|on|in|first|by|-)$/.test(words.at(-1)?.key ?? '')) continue;
    const field = fieldNamed(words, entity, world);
    if (field && !UNSORTED.includes(field.type)) return { field, rest: tokens.slice(from + size) };
  }
  return undefined;
}

export function sorted(field: Field, direction: Direction, entity: Entity): Outcome {
  const operations = [{ kind: 'setSort', field: field.id, direction }] as const;
  return entity.sort.field === field.id && entity.sort.direction === direction
    ? { already: `${entity.plural} already stand in this order`, holds: operations }
    : { operations };
}
