import type { Entity, Field } from '@tessera/shared/contracts';
import { dayKindOf, isDay } from '../../furnish/days';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import { ownField } from '../meaning/naming';
import type { Outcome } from '../rule';
import type { World } from '../world';

/** What people say that a button does in words that are those of no field: 'one tablet less', 'prolong by six months', 'close'. */

const FEWER = wordList('less fewer minus down used eaten taken gone off out -');
const MORE = wordList('more plus another extra up again +');
const COUNTED = /\b(?:quantity|qty|stock|left|count|how many|have|pieces|number)\b/i;

const isCount = ({ type, computed }: Field) =>
  computed === undefined && (type === 'integer' || type === 'number');

/** The number that goes up and down: the one that is named, else the only one, else the one that says how many there are. */
function counter(clause: readonly Token[], entity: Entity, world: World): Field | undefined {
  const counts = entity.fields.filter(isCount);
  const nouns = clause.filter(({ tag }) => tag === 'noun' || tag === 'plural');
  const named = nouns
    .map((token) => ownField([token], entity, world, isCount))
    .find((field) => field !== undefined);
  const only = counts.length === 1 ? counts[0] : undefined;
  return named ?? only ?? counts.find(({ name }) => COUNTED.test(name));
}

const phrase = (text: string): readonly Token[] => tokenise(text);

/** 'one tablet less', '+1 / -1', 'a plus and a minus button': what goes up or down by how much. */
export function countings(clause: readonly Token[], world: World): readonly (readonly Token[])[] {
  const [isUp, isDown] = [MORE, FEWER].map((words) =>
    clause.some(({ key, text }) => words.has(key) || words.has(text)),
  );
  const hasNumber = clause.some(
    ({ tag, key }) => tag === 'number' || key === 'one' || key === 'plus' || key === 'minus',
  );
  if ((isUp !== true && isDown !== true) || !hasNumber) return [];
  const field = counter(clause, world.current, world);
  if (!field) return [];
  const step = clause.find(({ tag, text }) => tag === 'number' && /^\d+$/.test(text))?.text ?? '1';
  return [
    ...(isUp === true ? [phrase(`add ${step} to ${field.name}`)] : []),
    ...(isDown === true ? [phrase(`subtract ${step} from ${field.name}`)] : []),
  ];
}

const LONGER = /^(?:prolong\w*|extend\w*|renew\w*|lengthen\w*|postpon\w*|push\w*|snooz\w*)$/;
const SPAN = /^(?:day|week|fortnight|month|year)s?$/;

/** 'prolonging by six months': the day that is ahead. */
export function prolonging(clause: readonly Token[], world: World): readonly Token[] | undefined {
  const at = clause.findIndex(({ key }) => SPAN.test(key));
  if (at < 1 || !clause.some(({ key }) => LONGER.test(key))) return undefined;
  const days = world.current.fields.filter((field) => isDay(field) && field.computed === undefined);
  const day =
    days.find((field) => ['ahead', 'next', 'end'].includes(dayKindOf(world.current, field))) ?? days.at(-1);
  return day && phrase(`postpone ${day.name} by ${clause[at - 1]?.text ?? 'a'} ${clause[at]?.text ?? ''}`);
}

/** 'tick off' where it is done on a day: 'Collected', 'Returned on'. */
export function doneDay(world: World): readonly Token[] | undefined {
  const days = world.current.fields.filter((field) => isDay(field) && field.computed === undefined);
  const day = days.find((field) => dayKindOf(world.current, field) === 'done');
  return day && phrase(day.name);
}

/** Other words for what fields and options are often called. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['close', 'done'],
  ['closed', 'done'],
  ['complete', 'done'],
  ['finish', 'done'],
  ['finished', 'done'],
  ['solved', 'done'],
  ['awake', 'woke up'],
  ['asleep', 'fell asleep'],
  ['fetched', 'collected'],
  ['fed', 'last fed'],
  ['check-in', 'in'],
  ['check-out', 'out'],
  ['checkin', 'in'],
  ['checkout', 'out'],
  ['sign-in', 'in'],
  ['sign-out', 'out'],
]);

/** The same stretch in the other words; undefined where there are none. */
export function otherWords(words: readonly Token[]): readonly Token[] | undefined {
  const other = words.map(({ key }) => ALIASES.get(key)).find((word) => word !== undefined);
  return words.length <= 3 && other !== undefined ? phrase(other) : undefined;
}

/** 'full → in use → empty': each step is an option. */
export function steps(clause: readonly Token[], world: World): readonly (readonly Token[])[] {
  if (!clause.some(({ text }) => /^(?:[-=]+>|→|⇒)$/.test(text))) return [];
  for (const field of world.current.fields) {
    const said = (field.options ?? []).filter(({ label }) =>
      clause.some(({ key }) => label.toLowerCase().split(' ')[0] === key),
    );
    if (said.length > 1) return said.map(({ label }) => phrase(label));
  }
  return [];
}

const CANNOT: readonly (readonly [ReadonlySet<string>, string])[] = [
  [wordList('copy copies copied copying duplicate duplicates repeat clone'), 'a button cannot copy a record'],
  [wordList('random randomly dice shuffle draw'), 'nothing can be picked at random'],
  [wordList('all everything every everyone everybody'), 'a button changes one record, not all of them'],
  [
    wordList('email mail text sms call ring print send whatsapp'),
    'a button changes a record and reaches nothing outside',
  ],
];

/** What no button does. */
export function cannot(clause: readonly Token[]): Outcome | undefined {
  const [, missing] = CANNOT.find(([words]) => clause.some(({ key }) => words.has(key))) ?? [];
  return missing === undefined ? undefined : { missing };
}
