import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenPattern, wordSet } from '../token-pattern';
import type { World } from '../world';
import { amountAt } from './amount';
import { chain } from './arithmetic';
import { isNumber } from './measures';
import { moneyLeft } from './money-left';
import { ownField, type Accepts } from './naming';
import { hasOne, neededWords } from './needed-words';
import {
  after,
  age,
  codeOf,
  difference,
  duration,
  said,
  since,
  until,
  value,
  type Seen,
} from './said-moments';
import type { Value } from './typed';

/** Calculations that have a name: 'the difference between', 'days until', 'age', 'how long it took', 'a per b'. */

/** 'a in percent of b', 'a per b': one by the other. */
function ratio(seen: Seen, isPercent: boolean): Value | undefined {
  const [a, b] = [codeOf(said(seen, 'a'), seen), codeOf(said(seen, 'b'), seen)];
  if (a === undefined || b === undefined || a === b || /^\d/.test(b)) return undefined;
  const found = value(`${a} / ${b}`, seen);
  return found && isPercent && (found.type === 'number' || found.type === 'integer')
    ? { ...found, type: 'percent' }
    : found;
}

function percentOf(seen: Seen): Value | undefined {
  const amount = amountAt(said(seen, 'n'));
  const of = codeOf(said(seen, 'a'), seen);
  return amount && of !== undefined ? value(`${of} * ${String(amount.value)}%`, seen) : undefined;
}

const scaled =
  (by: string) =>
  (seen: Seen): Value | undefined => {
    const a = codeOf(said(seen, 'a'), seen);
    return a !== undefined && !/^\d/.test(a) ? value(`${a} ${by}`, seen) : undefined;
  };

const isText: Accepts = ({ type }) => /^(?:text|person|email|phone|longtext)$/.test(type);

/** 'first name and last name together'. */
function together(seen: Seen): Value | undefined {
  const { entity, world } = seen;
  const [a, b] = [
    ownField(said(seen, 'a'), entity, world, isText),
    ownField(said(seen, 'b'), entity, world, isText),
  ];
  return a && b && a.id !== b.id ? value(`${a.id} + " " + ${b.id}`, seen) : undefined;
}

function fullName(seen: Seen): Value | undefined {
  const first = seen.entity.fields.find(({ name }) => /^(?:first|given|fore)[ -]?name$/i.test(name));
  const last = seen.entity.fields.find(({ name }) => /^(?:last ?name|surname|family name)$/i.test(name));
  return first && last ? value(`${first.id} + " " + ${last.id}`, seen) : undefined;
}

function product(seen: Seen): Value | undefined {
  return chain(said(seen, 'all'), '*', seen.entity, seen.world);
}

/** Figures that are named, or said to be so and so many. */
function added(seen: Seen): Value | undefined {
  const words = said(seen, 'all');
  const named = chain(words, '+', seen.entity, seen.world);
  if (named) return named;
  const count = words
    .map(({ key }) => ({ two: 2, both: 2, three: 3, four: 4, five: 5, all: 0 })[key])
    .find((size) => size !== undefined);
  if (count === undefined || words.some(({ tag }) => tag === 'plural' || tag === 'ing')) return undefined;
  const fields = seen.entity.fields.filter((field) => isNumber(field) && field.computed === undefined);
  const same = fields.filter(({ type }) => type === fields[0]?.type);
  const isRight = same.length > 1 && (count === 0 || same.length === count);
  return isRight ? value(same.map(({ id }) => id).join(' + '), seen) : undefined;
}

type Way = readonly [patterns: readonly string[], read: (seen: Seen) => Value | undefined];

const WAYS: readonly Way[] = [
  [
    ['(the)? difference (between|of|in) <a> (and|to|from|with) <b>', '<a> compared (to|with) <b>'],
    difference,
  ],
  [
    [
      '(the|how many|number of|how much|amount of)* <unit> (from|between) <a> (to|until|till|and) <b>',
      'how long (it|they|he|she)? (be|last|take|do)* (from|between) <a> (to|until|till|and) <b>',
      '(the)? (length|duration|distance) (from|between) <a> (to|until|till|and) <b>',
    ],
    difference,
  ],
  [
    [
      '(the|their|its|his|her)* age (in years|of <who>)*',
      'how old (they|it|he|she|each|every|the|be|someone|<who>)*',
      'years old',
    ],
    age,
  ],
  [
    [
      '(the|how many|number of|a count of)* days (left|to go|remaining|be left)? (until|till|to|before|for) (it|they|we)? (be|have to|must|need to)* <what>',
      'how (long|many days|soon) (it|there)? (be|do)* (left|to go)? (until|till|to|before) (the)? <what>',
      'how (long|many days) (left|until|till|to|before) <what>',
      '(the|how many)* days (left|to go|remaining|until)',
    ],
    until,
  ],
  [
    [
      '(the|how many|number of)* days (since|after|past|over|overdue|late) <what?>',
      'how (long|many days) (ago|since|it be since|it has be since|has pass since|have pass since) <what>',
      'how long ago <what>',
      'how many days (it|they) (be|have)* (overdue|late)',
    ],
    since,
  ],
  [
    ['<span> (after|from|past|later than|following) <what>', '<what> (and|with) <span> (more|later|on top)'],
    (seen) => after(seen, '+'),
  ],
  [['<span> (before|ahead of|prior to|earlier than) <what>'], (seen) => after(seen, '-')],
  [['<n> (%|percent) (of|from) <a>'], percentOf],
  [
    [
      '(the)? (percentage|percent|share|rate|proportion|%) (of)? <a> (of|from|in|out of|to|over|against) <b>',
      '<a> (as|in) (a|an)? (percentage|percent|%|share|proportion|fraction) of <b>',
      '(what|which) (percentage|percent|share) of <b> (be)? <a> (be)?',
    ],
    (seen) => ratio(seen, true),
  ],
  [
    [
      '<a> (per|for each|for every|for one|each|by|out of) <b>',
      '(the)? ratio (of|between) <a> (and|to) <b>',
      '<a> split by <b>',
    ],
    (seen) => ratio(seen, false),
  ],
  [['half (of)? (the)? <a>', '(the)? <a> halved'], scaled('/ 2')],
  [['(double|twice) (of)? (the)? <a>', '(the)? <a> doubled'], scaled('* 2')],
  [['(a)? third of (the)? <a>'], scaled('/ 3')],
  [['(a)? quarter of (the)? <a>'], scaled('/ 4')],
  [['(the)? full name', '(the)? whole name'], fullName],
  [
    [
      '<a> (and|with|,) <b> (together|joined|combined|in one|behind each other|as one)',
      '(combine|join) <a> (and|with) <b>',
      '<a> followed by <b>',
    ],
    together,
  ],
  [
    [
      '(the)? product of <all>',
      '<all> (multiplied|multiplied together|multiplied with each other)',
      'multiply <all>',
    ],
    product,
  ],
  [
    [
      '(the)? (sum|total|sum total) (of|from) <all>',
      '<all> (added together|added up|together|combined|in total|added|summed|summed up|summed together|put together|add up|add)',
      '(add|sum) (up|together)? <all> (together|up)?',
      '<all> altogether',
    ],
    added,
  ],
  [
    [
      '(how|what) (much|is|be)* (be|is)? (left|remaining|outstanding|still open|open|still owed|owed|due|unpaid|still due|missing) (to pay|over|to be paid|still|to go|of the <x>)?',
      '(what|how much) (they|he|she|it|we|customers|people|i|the <who>)? (still|yet)? (owe|owes|have to pay|has to pay|need to pay|must pay) (me|us)?',
      '(what|how much)? (be)? (still|left|yet|remaining)* to (pay|come|be paid|get|collect)',
      "(what|how much) (be|'s)? (still)? to (pay|come|be paid|get) (on|for|of <x>)?",
      '(the)? (rest|balance|remainder|outstanding amount|amount due|balance due|remaining amount|amount left|open amount|amount still owed|outstanding balance|still to pay|left to pay|left over|profit|margin)',
    ],
    (seen) => value(moneyLeft(seen.entity, seen.world), seen),
  ],
  [
    [
      'how long (it|they|he|she|each|everything|someone|we|be|the <x>)* (take|last|stay|be|run|was|were|did|here|there|away|out|work|worked)*',
      '(the)? (duration|length|time taken|time spent|running time|elapsed time|time worked|length of stay|hours worked|time they were here)',
      '(the|how many|number of|total)* <unit> (worked|stayed|spent|of stay|taken|it took|they stayed|here|there)',
      '(the)? (how many|number of) <unit>',
    ],
    duration,
  ],
];

const compiled = WAYS.map(([patterns, read]) => ({
  patterns: patterns.map((source) => tokenPattern(source)),
  read,
}));
const NEEDED = neededWords(WAYS.flatMap(([patterns]) => patterns));
const IS_UNIT = /^(?:days?|nights?|hours?|minutes?|weeks?|months?|years?|time)$/;

export function readSaid(tokens: readonly Token[], entity: Entity, world: World): Value | undefined {
  const words = wordSet(tokens);
  if (!hasOne(NEEDED, words)) return undefined;
  for (const { patterns, read } of compiled)
    for (const pattern of patterns) {
      const captures = pattern.match(tokens, words);
      const unit = captures?.['unit'];
      if (!captures || (unit && !(unit.length === 1 && IS_UNIT.test(unit[0]?.key ?? '')))) continue;
      const found = read({ captures, entity, world });
      if (found) return found;
    }
  return undefined;
}
