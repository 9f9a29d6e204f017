import type { Entity, Field } from '@tessera/shared/contracts';
import type { Tag, Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldPlace } from '../../model/find';
import { amountAt, amountCode } from '../meaning/amount';
import { ownField, withoutUn } from '../meaning/naming';
import { wordsOf, type Outcome } from '../rule';
import type { World } from '../world';
import { outcomeOf } from './fields-said';

/** What words say that a new record begins with, in a field of a kind. */

const YES = /^(?:yes|true|on|ticked|checked|marked|set|y|active|enabled|checked off|filled|selected)$/i;
const NO =
  /^(?:no|false|off|unticked|unchecked|not ticked|not set|n|not checked|inactive|disabled|unmarked|unset|not|unselected)$/i;
const NOTHING = /^(?:empty|blank|nothing|none|no value|unset)$/i;
export const TODAY =
  /^(?:(?:the )?(?:today|current date|todays date|today's date|date of today|day it is|current day|same day|day of today|date today|date of the day|day|present day|day's date|actual date))$/i;
const NOW =
  /^(?:(?:the )?(?:now|right now|current time|time now|time|current date and time|present time|current moment|moment|date and time|time of day|time it is))$/i;
export const OF_DAYS: ReadonlySet<Field['type']> = new Set(['date', 'datetime']);

const textOf = (tokens: readonly Token[]): string => wordsOf(tokens).toLowerCase();
const withoutArticle = (tokens: readonly Token[]): string => textOf(tokens).replace(/^(?:a|an) /, '');

const NEAR_DAYS: ReadonlyMap<string, string> = new Map([
  ['tomorrow', '+ 1 day'],
  ['yesterday', '- 1 day'],
  ['next week', '+ 1 week'],
  ['next month', '+ 1 month'],
  ['next year', '+ 1 year'],
]);

/** What may stand behind a span: 'a week from now', 'two days ago'. */
const LATER =
  /^(?:|later|on|ahead|from now|from today|from then|out|after that|away|time|ahead of today|after today|past today|after now|after)$/;
const AGO = /^(?:ago|before|earlier|before today)$/;

/** 'a week later', 'in 14 days', 'today plus 2 weeks': how far from today, as code. */
function spanSaid(tokens: readonly Token[]): string | undefined {
  const words = tokens.filter(({ key }) => !/^(?:in|after|,)$/.test(key));
  const span = /^(?:today|now)$/.test(words[0]?.key ?? '')
    ? words.slice(1).filter(({ key }) => !/^(?:plus|and|\+)$/.test(key))
    : words;
  const amount = amountAt(span);
  if (!amount?.unit) return undefined;
  const rest = wordsOf(span.slice(amount.size)).toLowerCase();
  if (AGO.test(rest)) return `- ${amountCode(amount)}`;
  return LATER.test(rest) ? `+ ${amountCode(amount)}` : undefined;
}

/** 'today', 'tomorrow', 'a week later', 'in 14 days'. */
function dayCode(tokens: readonly Token[], field: Field): string | undefined {
  const text = textOf(tokens);
  const start = field.type === 'datetime' ? 'now' : 'today';
  if (TODAY.test(text) || NOW.test(text)) return start;
  const span = NEAR_DAYS.get(text) ?? spanSaid(tokens);
  return span === undefined ? undefined : `${start} ${span}`;
}

/** 'now', '9:30'. */
function timeCode(tokens: readonly Token[]): string | undefined {
  const text = withoutArticle(tokens);
  if (NOW.test(text)) return 'time(now)';
  return /^\d{1,2}[:.]\d{2}$/.test(text) ? text.replace('.', ':').padStart(5, '0') : undefined;
}

const NO_TEXT: ReadonlySet<Tag> = new Set([
  'and',
  'mark',
  'pronoun',
  'be',
  'have',
  'not',
  'link',
  'question',
  'modal',
  'to',
]);

function textCode(tokens: readonly Token[]): string | undefined {
  const text = wordsOf(tokens);
  if (tokens.some(({ tag }) => NO_TEXT.has(tag))) return undefined;
  return tokens.length > 0 && tokens.length <= 6 && !text.includes('"') ? `"${text}"` : undefined;
}

/** A number, with what it counts behind it: '10', '30 minutes', '5 pieces'. */
function amountSaid(tokens: readonly Token[], field: Field): string | undefined {
  const amount = amountAt(tokens);
  const rest = amount ? tokens.slice(amount.size) : [];
  return amount && rest.length < 2 && rest.every(({ tag }) => tag === 'noun' || tag === 'plural')
    ? numberCode(amountCode({ ...amount, ...(field.type === 'percent' && { isPercent: true }) }), field)
    : undefined;
}

/** 'yes', 'off', or what the field is called: 'unpaid'. */
function yesOrNo(tokens: readonly Token[], field: Field, entity: Entity, world: World): string | undefined {
  const text = withoutArticle(tokens);
  if (YES.test(text)) return 'true';
  return NO.test(text) ? 'false' : flagCode(tokens, field, entity, world);
}

type ReadStart = (tokens: readonly Token[], field: Field, entity: Entity, world: World) => string | undefined;

/** How a value of each type is said; of the other types none is. */
const STARTS: Readonly<Partial<Record<Field['type'], ReadStart>>> = {
  date: dayCode,
  datetime: dayCode,
  time: timeCode,
  boolean: yesOrNo,
  choice: (tokens, field, entity, world) => world.option(tokens, { ...entity, fields: [field] })?.id,
  integer: amountSaid,
  number: amountSaid,
  money: amountSaid,
  percent: amountSaid,
  rating: amountSaid,
  duration: amountSaid,
  text: textCode,
  longtext: textCode,
  person: textCode,
};

/** A value in words as a new record begins with it; null for none. */
export function startOf(
  tokens: readonly Token[],
  field: Field,
  entity: Entity,
  world: World,
): string | null | undefined {
  if (NOTHING.test(withoutArticle(tokens))) return null;
  return STARTS[field.type]?.(tokens, field, entity, world);
}

const numberCode = (code: string, { type }: Field) =>
  type === 'duration' && /^\d+$/.test(code) ? `${code} minutes` : code;

/** 'unpaid' and 'not paid' of a field Paid are no, 'paid' is yes. */
function flagCode(tokens: readonly Token[], field: Field, entity: Entity, world: World): string | undefined {
  const words = tokens.filter(({ tag }) => tag !== 'not');
  const isNot = words.length < tokens.length || NO.test(tokens.at(-1)?.key ?? '');
  const isUn = words.some(
    ({ key }) => withoutUn(key) !== undefined && !field.name.toLowerCase().includes(key),
  );
  const named = ownField(words, entity, world, ({ id }) => id === field.id);
  return named ? String(!(isNot || isUn)) : undefined;
}

export function setDefault(
  { entity, field }: FieldPlace,
  tokens: readonly Token[],
  world: World,
): Operation | Outcome | undefined {
  if (field.computed !== undefined)
    return { missing: `${field.name} is worked out, so it begins with nothing` };
  if (field.type === 'reference')
    return world.entity(wordsOf(tokens))
      ? undefined
      : { missing: `${field.name} is a link, and a link cannot begin with one of its records` };
  const words = startOf(tokens, field, entity, world);
  if (words === undefined) return undefined;
  const start = words === null ? null : (world.expression(words, entity, field) ?? undefined);
  if (start === undefined) return undefined;
  return (field.default ?? null) === start
    ? { already: `${field.name} begins so already` }
    : { kind: 'setDefault', field: field.id, default: start };
}

export function outcome(found: Operation | Outcome | undefined, world: World): Outcome | undefined {
  return found === undefined || !('kind' in found) ? found : outcomeOf(world, [found]);
}
