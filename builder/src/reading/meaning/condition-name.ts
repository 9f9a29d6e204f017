import { wordTable } from '../../language/word-table';
import type { Entity, Field } from '@tessera/shared/contracts';
import { parse } from '../../expressions/parse';
import { printWords } from '../../expressions/print';
import type { World } from '../world';
import { capitalise, shorten } from '../../words/text';
import { inSentence } from '../../words/casing';
import { wordsOf } from '../rule';
import { wordList } from '../../language/word-list';
import type { ConditionSaid } from './about';

/** What a condition is called on a badge or a filter, in a word or two: 'Overdue', 'Not paid', 'Low stock'. */

const fieldOf = (id: string | undefined, entity: Entity): Field | undefined =>
  entity.fields.find((field) => field.id === id);
const optionOf = (id: string | undefined, entity: Entity) =>
  entity.fields.flatMap(({ options = [] }) => options).find((option) => option.id === id)?.label;

const EXPIRES = /\bexpir|\bbest before\b|\buse by\b|\bvalid\b|\buntil\b|\brights\b|\binsured\b/i;
const UNIT_NAMES = /^(?:stock|left|have|on hand|in stock|quantity|bottles|how many)/i;

type Namer = (match: RegExpExecArray, entity: Entity) => string | undefined;

const NAMERS: readonly (readonly [RegExp, Namer])[] = [
  [/^(f\d+) < (?:today|now)$/, ([, id], entity) => pastName(fieldOf(id, entity))],
  [
    /^(f\d+) >= (?:today|now) and \1 <= today \+ (.+)$/,
    ([, id, span], entity) =>
      `${EXPIRES.test(fieldOf(id, entity)?.name ?? '') ? 'Ends' : 'Due'} within ${span ?? ''}`,
  ],
  [/^(f\d+) = today$/, () => 'Today'],
  [/^(f\d+) = today \+ 1 day$/, () => 'Tomorrow'],
  [/^(f\d+) >= today - \(weekday\(today\) - 1\) and .*$/, () => 'This week'],
  [/^(f\d+) >= today \+ \(8 - weekday\(today\)\) and .*$/, () => 'Next week'],
  [/^month\((f\d+)\) = month\(today\) and .*$/, () => 'This month'],
  [/^year\((f\d+)\) = year\(today\)$/, () => 'This year'],
  [
    /^(f\d+) (?:>=|>) (?:today|now)$/,
    ([, id], entity) => (EXPIRES.test(fieldOf(id, entity)?.name ?? '') ? 'Still running' : 'Upcoming'),
  ],
  [
    /^(f\d+) <=? (?:today|now) \+ (.+)$/,
    ([, id], entity) => (EXPIRES.test(fieldOf(id, entity)?.name ?? '') ? 'Ends soon' : 'Due soon'),
  ],
  [/^(f\d+) < (?:today|now) - (.+)$/, ([, , span]) => `Over ${span ?? ''} ago`],
  [/^f\d+ < year\(today\) - (\d+)$/, ([, years]) => `Over ${years ?? ''} years ago`],
  [
    /^(f\d+) < -?[\d.]+ or \1 > -?[\d.]+$/,
    ([, id], entity) => `${fieldOf(id, entity)?.name ?? ''} out of range`,
  ],
  [/^not (f\d+)$/, ([, id], entity) => notName(fieldOf(id, entity))],
  [/^(f\d+)$/, ([, id], entity) => fieldOf(id, entity)?.name],
  [/^(f\d+) = (o\d+)$/, ([, , option], entity) => optionOf(option, entity)],
  [/^(f\d+) != (o\d+)$/, ([, , option], entity) => prefixed('Not', optionOf(option, entity))],
  [/^(f\d+) is empty$/, ([, id], entity) => prefixed('No', fieldOf(id, entity)?.name)],
  [/^(f\d+) is not empty$/, ([, id], entity) => prefixed('With', fieldOf(id, entity)?.name)],
  [/^(f\d+) < (f\d+)$/, ([, id, other], entity) => lowName(fieldOf(id, entity), fieldOf(other, entity))],
  [/^(f\d+) > (f\d+)$/, ([, id, other], entity) => aboveName(fieldOf(id, entity), fieldOf(other, entity))],
  [
    /^(f\d+) ([<>]=?) (-?[\d.]+)(?: (\w+))?$/,
    ([, id, sign, number, unit], entity) => measuredName(fieldOf(id, entity), sign, number, unit),
  ],
];

const prefixed = (word: string, name: string | undefined) =>
  name === undefined ? undefined : `${word} ${inSentence(name)}`;

function pastName(field: Field | undefined): string | undefined {
  if (!field) return undefined;
  if (EXPIRES.test(field.name)) return 'Expired';
  if (/^(?:end|ends|ended|finish)/i.test(field.name)) return 'Ended';
  if (/\bend(?:s|ed)?\b/i.test(field.name)) return 'Ended';
  return /^(?:start|begin)/i.test(field.name) ? 'Started' : 'Overdue';
}

const notName = (field: Field | undefined) =>
  field?.name === 'Paid' ? 'Unpaid' : prefixed('Not', field?.name);

function lowName(field: Field | undefined, other: Field | undefined): string | undefined {
  if (!field || !other) return undefined;
  const isBound = /\b(?:min|minimum|reorder|threshold|par)/i.test(other.name);
  if (isBound && (UNIT_NAMES.test(field.name) || /stock/i.test(field.name))) return 'Low stock';
  return field.type === 'date' || field.type === 'datetime'
    ? undefined
    : `${field.name} under ${inSentence(other.name)}`;
}

const aboveName = (field: Field | undefined, other: Field | undefined) =>
  field && other && !/date/.test(field.type) ? `${field.name} over ${inSentence(other.name)}` : undefined;

const SIGN_WORDS = wordTable<string>({
  '>': 'over',
  '<': 'under',
  '>=': 'at least',
  '<=': 'at most',
});

function measuredName(field: Field | undefined, sign = '', number = '', unit = ''): string | undefined {
  return field && `${field.name} ${SIGN_WORDS[sign] ?? ''} ${number}${unit ? ` ${unit}` : ''}`;
}

function plainName(code: string, entity: Entity): string | undefined {
  for (const [pattern, name] of NAMERS) {
    const match = pattern.exec(code);
    const found = match && name(match, entity);
    if (found) return found;
  }
  return undefined;
}

const NOISE = wordList(
  "the a an one ones that which who are is be has have been if when only just those all any anything it's",
  'everything it they still yet of its their my our where with i we',
);

/** The words as they were said, where they are short. */
function wordsSaid({ tokens, entity }: ConditionSaid): string | undefined {
  const kind = new Set([entity.name.toLowerCase(), entity.plural.toLowerCase()]);
  const kept = tokens.filter(({ key, tag }) => tag !== 'mark' && !NOISE.has(key) && !kind.has(key));
  const text = wordsOf(kept);
  return kept.length > 0 &&
    kept.length <= 3 &&
    text.length <= 24 &&
    kept.every(({ tag }) => tag !== 'pronoun')
    ? capitalise(text.toLowerCase())
    : undefined;
}

/** 'Due >= today and Due <= today + 7 days' is one thing said. */
const partsOf = (code: string): string[] =>
  code
    .replace(/(f\d+ >= (?:today|now)) and (f\d+ <= today \+ )/g, '$1 & $2')
    .split(' and ')
    .map((part) => part.replace(' & ', ' and '));

const LIST_WORDS = wordTable<string>({ '> 0': 'With', '= 0': 'Without' });

/** 'Fewer than 2 reviews', 'Without orders'. */
function listName(code: string, world: World): string | undefined {
  const [, id, sign = '', bound = ''] = /^count\((e\d+)\.f\d+\) ([<>=]+) (\d+|f\d+)$/.exec(code) ?? [];
  const list = world.model.entities.find((entity) => entity.id === id);
  if (!list) return undefined;
  const other = world.model.entities.flatMap(({ fields }) => fields).find((field) => field.id === bound);
  const word = LIST_WORDS[`${sign} ${bound}`];
  if (word) return `${word} ${inSentence(list.plural)}`;
  const how = sign.startsWith('<') ? 'Fewer' : 'More';
  return `${how} ${other ? `${inSentence(list.plural)} than ${inSentence(other.name)}` : `than ${bound} ${inSentence(list.plural)}`}`;
}

const MOST_LETTERS = 60;
const NONE_WORDS = wordList("no without empty missing blank not n't");

/** Of several conditions the first says most: an overdue record is overdue, whatever else it is not yet. */
export function conditionName(said: ConditionSaid, world: World): string {
  const name = wholeName(said, world) ?? nameOfParts(said) ?? wordsSaid(said) ?? printed(said, world);
  return shorten(name, MOST_LETTERS);
}

/** What the whole condition is called; what is missing without a word that says so, is called as it was said. */
function wholeName(said: ConditionSaid, world: World): string | undefined {
  const { code, entity, tokens } = said;
  const whole = plainName(code, entity) ?? listName(code, world);
  if (whole === undefined) return undefined;
  const isUnsaid = /^f\d+ is empty$/.test(code) && !tokens.some(({ key }) => NONE_WORDS.has(key));
  return (isUnsaid ? wordsSaid(said) : undefined) ?? whole;
}

/** What says that something is not over yet. */
const STILL_OPEN = /^(?:not f\d+|f\d+ (?:!= o\d+|< today|is empty))$/;

function nameOfParts({ code, entity }: ConditionSaid): string | undefined {
  const isEither = / or /.test(code);
  const plain = isEither ? code : code.replace(/[()]/g, '');
  const parts = partsOf(plain).map((part) => plainName(part, entity));
  const past = parts.find((part) => part === 'Overdue' || part === 'Expired');
  if (past !== undefined && code.split(' and ').every((part) => STILL_OPEN.test(part))) return past;
  const known = parts.filter((part) => part !== undefined);
  if (isEither || known.length < 2) return undefined;
  const [one = '', other = ''] = known;
  return `${one}, ${parts.length === 2 ? inSentence(other) : other}`;
}

function printed({ code, entity }: ConditionSaid, world: World): string {
  const scope = { model: world.model, entity: entity.id };
  const parsed = parse(code, scope);
  return 'tree' in parsed ? printWords(parsed.tree, scope) : code;
}
