import { wordTable } from '../../language/word-table';
import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { spanCode, type Amount, type TimeUnit } from './amount';
import { kindNameAt, nameStems, reference, tellingStems, type Reference } from './naming';

/** Which date is meant, and what 'this week' and 'a year ago' are of it. */

export const isDate = ({ type }: Field): boolean => type === 'date' || type === 'datetime';
const isYear = ({ name, type }: Field) => (type === 'integer' || type === 'number') && /\byear\b/i.test(name);
const isDay = (field: Field) => isDate(field) || isYear(field);

/** What has to be by then, the most telling first. */
const DUE = [
  /\bdue\b|\bdeadline\b/i,
  /\bby\b|\buntil\b|\bexpir|\bvalid\b|\bbest before\b|\buse by\b|\bpromised\b|\bneeded\b|\brenew/i,
  /^to$|\bnext\b|\breturn|\bdeliver|\bcollect|\bpick|\bend|\bfinish|\bwanted\b|\bscheduled\b|\bplanned\b/i,
];
const PAST =
  /\b(?:born|birth|birthday|bought|created|added|made|started|joined|since|opened|found|taken|lent|out|last)\b/i;

export function dueDate(entity: Entity): Field | undefined {
  const dates = entity.fields.filter(isDate);
  const telling = DUE.map((pattern) => dates.find(({ name }) => pattern.test(name))).find(Boolean);
  if (telling) return telling;
  const [only, more] = dates.filter(({ name }) => !PAST.test(name));
  return more ? undefined : only;
}

/** What happened or was begun on a day: what something is older than. */
export function pastDate(entity: Entity): Field | undefined {
  const dates = entity.fields.filter(isDate);
  const [only, more] = dates;
  if (!more) return only;
  const isDue = ({ name }: Field) => DUE.some((pattern) => pattern.test(name));
  return (
    dates.find(({ name }) => PAST.test(name) && !/born|birth/i.test(name)) ??
    dates.find((field) => !isDue(field))
  );
}

export type Kind = 'due' | 'past' | 'any';

const GENERAL = new Set(
  'expire lapse run lose due date day deadline fall come left away old happen occur schedule time plan take place be there in still term go dated'.split(
    ' ',
  ),
);

function general(tokens: readonly Token[], entity: Entity): boolean {
  return tellingStems(tokens).every((stem) => GENERAL.has(stem) || nameStems(entity.name).includes(stem));
}

/** Words without the name of the kind of record. */
function withoutKind(tokens: readonly Token[], entity: Entity): readonly Token[] {
  if (tokens.length < 2) return tokens;
  for (let at = 0; at < tokens.length; at += 1) {
    const size = kindNameAt(tokens, at, entity);
    if (size > 0) return [...tokens.slice(0, at), ...tokens.slice(at + size)];
  }
  return tokens;
}

/** The date that words name; where they name none, the one that this is usually said of. */
export function dateIn(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  kind: Kind,
): Reference | undefined {
  const own = withoutKind(tokens, entity);
  const named = own.length > 0 ? reference(own, entity, world, isDay) : undefined;
  if (named) return named;
  if (!general(own, entity)) return undefined;
  const isDue = tokens.some(({ key }) => /^(?:due|deadline|overdue)$/.test(key));
  const field = touchedDate(entity, world) ?? usualDate(entity, isDue ? 'due' : kind);
  return field && { code: field.id, field };
}

const touchedDate = (entity: Entity, world: World) =>
  entity.fields.find((field) => field.id === world.touched.field && isDate(field));

function usualDate(entity: Entity, kind: Kind): Field | undefined {
  if (kind === 'due') return dueDate(entity);
  return kind === 'past' ? pastDate(entity) : (dueDate(entity) ?? entity.fields.find(isDate));
}

/** Today; for what has a time of day, now. */
export const nowFor = ({ type }: Field): string => (type === 'datetime' ? 'now' : 'today');

/** So long before or after today. */
export function shifted({ value, unit = 'day' }: Amount, sign: '+' | '-', field: Field): string {
  if (isYear(field)) return `year(today) ${sign} ${String(unit === 'month' ? Math.ceil(value / 12) : value)}`;
  const isShort = unit === 'minute' || unit === 'hour';
  return `${isShort ? 'now' : 'today'} ${sign} ${spanCode(value, unit)}`;
}

/** Today, of a field that may be a year. */
export const todayFor = (field: Field): string => (isYear(field) ? 'year(today)' : 'today');

const WEEKS = wordTable<readonly [string, string]>({
  this: ['today - (weekday(today) - 1)', 'today + (8 - weekday(today))'],
  next: ['today + (8 - weekday(today))', 'today + (15 - weekday(today))'],
  last: ['today - (weekday(today) + 6)', 'today - (weekday(today) - 1)'],
});
const SHIFT = wordTable<string>({ this: '', next: ' + 1 ', last: ' - 1 ' });

/** 'this week', 'next month', 'last year' of a date. */
export function inPeriod(code: string, which: string, unit: TimeUnit): string | undefined {
  const shift = SHIFT[which];
  const week = WEEKS[which];
  if (shift === undefined || !week) return undefined;
  if (unit === 'week') return `${code} >= ${week[0]} and ${code} < ${week[1]}`;
  const day = shift === '' ? 'today' : `today${shift}${unit}`;
  if (unit === 'month') return `month(${code}) = month(${day}) and year(${code}) = year(${day})`;
  return unit === 'year' ? `year(${code}) = year(${day})` : undefined;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const monthOf = (word: string) =>
  MONTHS.findIndex((month) => month === word || (word.length >= 3 && month.startsWith(word))) + 1;
const two = (value: number) => String(value).padStart(2, '0');

/** A day that is written out: '2026-03-09', '9 March 2026', 'March 9th, 2026', 'tomorrow'. */
export function dayLiteral(tokens: readonly Token[]): string | undefined {
  const words = tokens.map(({ key }) => key).filter((word) => !/^(?:the|of|,|on)$/.test(word));
  const text = words.join(' ');
  if (/^\d{4} ?- ?\d{2} ?- ?\d{2}$/.test(text)) return text.replaceAll(' ', '');
  if (text === 'today' || text === 'now') return text;
  if (text === 'tomorrow') return 'today + 1 day';
  if (text === 'yesterday') return 'today - 1 day';
  const year = words.find((word) => /^(?:19|20)\d{2}$/.test(word));
  const month = words.map(monthOf).find((number) => number > 0);
  const day = words.find((word) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word));
  const rest = words.filter(
    (word) => word !== year && word !== day && monthOf(word) === 0 && !/^(?:st|nd|rd|th)$/.test(word),
  );
  if (rest.length > 0 || year === undefined || month === undefined || day === undefined) return undefined;
  return `${year}-${two(month)}-${two(Number.parseInt(day, 10))}`;
}

/** A year alone: '2020'. */
export const yearLiteral = (tokens: readonly Token[]): string | undefined => {
  const [token, more] = tokens;
  return token && !more && /^(?:19|20)\d{2}$/.test(token.key) ? token.key : undefined;
};
