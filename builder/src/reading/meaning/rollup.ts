import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenPattern, wordSet } from '../token-pattern';
import type { World } from '../world';
import { readCondition } from './condition';
import { listIn, listsOf, type LinkedList } from './lists';
import { isMeasure } from './operands';
import { isNumber } from './measures';
import { isDate } from './dates';
import { kindNameAt, nameStems, ownField, stemOf, tellingStems, type Accepts } from './naming';
import { hasOne, neededWords } from './needed-words';
import { valueOf, type Value } from './typed';
import { wordList } from '../../language/word-list';

/** What is counted or added up over linked records: 'how many orders they have', 'total of their payments'. */

type Op = 'count' | 'sum' | 'average' | 'smallest' | 'largest';

const WAYS: readonly (readonly [op: Op, patterns: readonly string[]])[] = [
  [
    'average',
    [
      '(the)? (average|mean|avg) (of)? (all)? <what>',
      '<what> on average',
      '(how|what) <what> (be|do)* on average',
    ],
  ],
  [
    'count',
    [
      'how many (of)? <what>',
      '(the)? (number|count|amount) of <what>',
      '<what> count',
      'how often <what>',
      'how many times <what>',
      '(the)? times <what>',
      '(count|count up) (the|of|their|its|all)* <what>',
    ],
  ],
  [
    'sum',
    [
      '(the|a)? (total|sum|sum total|combined|overall) (of|from|for)? (all)? (the)? <what>',
      '(the)? (total|sum) (amount|number) of <what>',
      'how much <what>',
      '<what> (add up|added up|sum up|summed up|in total|altogether|all together|total|combined|together|put together|added together)',
      '(add|sum) up (all)? (the|their|its)* <what>',
      'all (the|their|its|of|our)* <what>',
      'what <what> (so far|altogether|in total|until now|up to now)',
    ],
  ],
  [
    'largest',
    [
      '(the|a)? (date|day|time) of (the|their|its|his|her)* (latest|last|most recent|newest) <what>',
      '(the|a|their|its)? (latest|last|most recent|newest) <what> (date|day)?',
      '(the|their|its)? (highest|largest|biggest|greatest|longest|best|most expensive|maximum|max|top) <what>',
      'when (they|he|she|it|we) (was|were|have|has|had)* last <what>',
      'when (their|its|his|her|the)* (last|latest|most recent) <what>',
    ],
  ],
  [
    'smallest',
    [
      '(the|a)? (date|day|time) of (the|their|its|his|her)* (first|earliest|oldest|next) <what>',
      '(the|their|its)? (first|earliest|oldest|next) <what>',
      '(the|their|its)? (lowest|smallest|shortest|cheapest|minimum|min|worst|fastest) <what>',
    ],
  ],
];

const compiled = WAYS.flatMap(([op, patterns]) =>
  patterns.map((source) => ({ op, pattern: tokenPattern(source) })),
);

const NEEDED = neededWords(WAYS.flatMap(([, patterns]) => patterns));

const SAYS_DATE = /\b(?:latest|last|recent|newest|first|earliest|oldest|next)\b/;
const TELLING = /\b(?:total|amount|sum|price|cost|value|paid|fee)\b/i;

interface Target {
  readonly list: LinkedList;
  readonly field?: Field;
  readonly where?: string;
}

const NOISE = wordList(
  'they it he she we there that which have has had do does did got made is are was were been be in on at for the',
  'their its his her all from of so far until now each every by with altogether total us to me them who up added',
  'ever already went go brought',
);
const isTelling = ({ key }: Token) => !NOISE.has(key);
const OF = wordList("of in on from for over across per by their its the all 's they he she we it");

/** The list behind a field: 'hours of the entries', 'amounts in payments', 'rating from reviews'. */
function target(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  accepts: Accepts,
): Target | undefined {
  const listed = whole(tokens, entity, world);
  if (listed) return { ...listed, ...withField(mainField(listed.list.entity, accepts)) };
  for (let cut = 1; cut < tokens.length; cut += 1) {
    const [head, tail] = [tokens.slice(0, cut), tokens.slice(cut)];
    const isOf = OF.has(tail[0]?.key ?? '');
    const found = isOf
      ? (whole(tail.slice(1), entity, world) ?? whole(tail, entity, world))
      : whole(head, entity, world);
    const rest = isOf ? head : tail.filter(isTelling);
    const field = found && rest.length > 0 ? ownField(rest, found.list.entity, world, accepts) : undefined;
    if (found && field) return { ...found, field };
  }
  return stated(tokens, entity, world, accepts);
}

/** 'paid fees', 'unpaid fees of their visits': a field of one kind of linked records, and what these have to be. */
function stated(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  accepts: Accepts,
): Target | undefined {
  const at = tokens.findIndex(({ key }) => key === 'of');
  const from = at < 0 ? undefined : whole(tokens.slice(at + 1), entity, world);
  if (at >= 0 && (!from || from.where !== undefined)) return undefined;
  const words = tokens.slice(0, at < 0 ? tokens.length : at).filter(isTelling);
  const found = (from ? [from.list] : listsOf(entity, world)).flatMap((list): Target[] => {
    for (let cut = 1; cut < words.length; cut += 1) {
      const field = calledSo(words.slice(cut), list.entity, accepts);
      const where = field && readCondition(words.slice(0, cut), list.entity, world);
      if (field && where !== undefined && !where.includes(field.id)) return [{ list, field, where }];
    }
    return [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The field that words are the whole name of. */
const calledSo = (words: readonly Token[], entity: Entity, accepts: Accepts): Field | undefined =>
  entity.fields
    .filter(accepts)
    .find(({ name }) => nameStems(name).join(' ') === words.map(({ key }) => stemOf(key)).join(' '));

const withField = (field: Field | undefined) => (field ? { field } : {});

/** "a car's jobs" are the jobs, on the car. */
function withoutOwner(tokens: readonly Token[], entity: Entity): readonly Token[] {
  const at = tokens.findIndex(({ text }) => /^['’]s?$/.test(text));
  const isOwner = at > 0 && kindNameAt(tokens, at - 1, entity) > 0;
  const isFirst = tokens.slice(0, Math.max(at - 1, 0)).every(({ tag }) => tag === 'article');
  return isOwner && isFirst ? tokens.slice(at + 1) : tokens;
}

/** Words that are a list and nothing else but what its records have to be: 'open tasks', 'the orders they have'. */
function whole(tokens: readonly Token[], entity: Entity, world: World): Target | undefined {
  const bare = withoutOwner(tokens, entity).filter(isTelling);
  const list = listIn(bare, entity, world);
  if (list) return { list };
  for (const one of listsOf(entity, world)) {
    const at = bare.findIndex(({ key }) => nameStems(one.entity.name).at(-1) === stemOf(key));
    const where = at < 0 || bare.length < 2 ? undefined : readCondition(bare, one.entity, world);
    if (where !== undefined) return { list: one, where };
  }
  return undefined;
}

function mainField(entity: Entity, accepts: Accepts): Field | undefined {
  const fields = entity.fields.filter(accepts);
  const [only, more] = fields;
  if (!more) return only;
  // Of a visit with a date and a follow-up the date says when it is.
  const days = fields.filter(({ name }) => /^(?:date|day|when|time)$/i.test(name));
  if (days.length === 1 && fields.every(isDate)) return days[0];
  const money = fields.filter(({ type }) => type === 'money');
  return (
    money.find(({ name }) => /\b(?:total|amount|sum)\b/i.test(name)) ??
    (money.length === 1 ? money[0] : fields.find(({ name }) => TELLING.test(name)))
  );
}

/** A field of linked records that is named without them: 'hours added up', 'average mark'. */
function behind(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  accepts: Accepts,
): Target | undefined {
  const words = tokens.filter(isTelling);
  if (words.length === 0) return undefined;
  const found = listsOf(entity, world).flatMap((list) => {
    const field = ownField(words, list.entity, world, accepts);
    return field ? [{ list, field }] : [];
  });
  const [one, more] = found;
  return more
    ? found.find(({ field }) => field.name.toLowerCase() === words.map(({ key }) => key).join(' '))
    : one;
}

/** 'how much they spent', 'what it cost so far': the only amounts there are. */
function amounts(tokens: readonly Token[], entity: Entity, world: World): Target | undefined {
  const isSpent = tellingStems(tokens).every((stem) =>
    /^(?:spend|cost|pay|owe|give|earn|bring|buy|get|total|make|far)$/.test(stem),
  );
  const found = isSpent
    ? listsOf(entity, world).flatMap((list) => {
        const field = mainField(list.entity, ({ type }) => type === 'money');
        return field ? [{ list, field }] : [];
      })
    : [];
  const [one, more] = found;
  return more ? undefined : one;
}

function codeFor(op: Op, { list, field, where }: Target): string | undefined {
  const kept = where === undefined ? '' : ` where ${where}`;
  if (op === 'count') return `count(${list.code}${kept})`;
  return field && `${op}(${field.id} in ${list.code}${kept})`;
}

type Read = (what: readonly Token[], words: string, entity: Entity, world: World) => Target | undefined;

/** How each way finds the list, and what is taken of its records. */
const FOUND: Readonly<Record<Op, Read>> = {
  count: (what, _, entity, world) => whole(what, entity, world) ?? ofField(what, entity, world, isNumber),
  sum: (what, _, entity, world) => ofField(what, entity, world, isNumber) ?? amounts(what, entity, world),
  average: (what, _, entity, world) => ofField(what, entity, world, isNumber),
  smallest: (what, words, entity, world) => ofField(what, entity, world, endsOf(words)),
  largest: (what, words, entity, world) => ofField(what, entity, world, endsOf(words)),
};

/** 'the last' is one of days, 'the highest' one of anything that has an order. */
const endsOf = (words: string): Accepts => (SAYS_DATE.test(words) ? isDate : isMeasure);

const ofField: typeof target = (what, entity, world, accepts) =>
  target(what, entity, world, accepts) ?? behind(what, entity, world, accepts);

function read(
  op: Op,
  what: readonly Token[],
  words: string,
  entity: Entity,
  world: World,
): Value | undefined {
  const found = FOUND[op](what, words, entity, world);
  // 'number of seats sold', 'how many hours': added up, where they are numbers of the linked records.
  const isSum = op === 'count' && found?.field !== undefined;
  const code = found && codeFor(isSum ? 'sum' : op, found);
  return code === undefined ? undefined : valueOf(code, entity, world);
}

export function readRollup(tokens: readonly Token[], entity: Entity, world: World): Value | undefined {
  const words = wordSet(tokens);
  if (!hasOne(NEEDED, words) || listsOf(entity, world).length === 0) return undefined;
  const text = tokens.map(({ key }) => key).join(' ');
  for (const { op, pattern } of compiled) {
    const captures = pattern.match(tokens, words);
    const value = captures && read(op, captures['what'] ?? [], text, entity, world);
    if (value) return value;
  }
  return undefined;
}
