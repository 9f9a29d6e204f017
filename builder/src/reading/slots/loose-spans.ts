import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { amountAt, spanCode, type Amount } from '../meaning/amount';
import { dueDate, isDate, pastDate } from '../meaning/dates';
import { listsOf } from '../meaning/lists';
import { nameStems } from '../meaning/naming';
import type { World } from '../world';
import { loose } from './guessed-types';
import { isDenied, rootsIn, saidOf } from './loose-words';

/** 'Anything dry for three days', 'six weeks before it ends': a length of time, and the date that it is most likely of. */

interface SpanSaid {
  readonly amount: Amount;
  readonly rest: readonly Token[];
}

/** 'A day is missing' is of no length. */
const isLength = (tokens: readonly Token[], at: number, { unit }: Amount): boolean =>
  unit !== undefined && !(at === 0 && unit === 'day' && /^an?$/.test(tokens[at]?.key ?? ''));

function lengthAt(tokens: readonly Token[], at: number): Amount | undefined {
  const amount = amountAt(tokens, at);
  if (!amount || isLength(tokens, at, amount)) return amount;
  // 'within 10' counts days.
  const isWithin = amount.unit === undefined && /^(?:within|inside)$/.test(tokens[at - 1]?.key ?? '');
  return isWithin ? { ...amount, unit: 'day' } : undefined;
}

function spanIn(tokens: readonly Token[]): SpanSaid | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = lengthAt(tokens, at);
    if (amount) return { amount, rest: [...tokens.slice(0, at), ...tokens.slice(at + amount.size)] };
  }
  return undefined;
}

const AHEAD = wordList(
  'within inside before until till left next coming ahead less under fewer upcoming ending',
);
const DIRECTIONS = wordList(
  'within inside before until till left next coming ahead less under fewer after over more longer older than for since',
  'without not no in of ago old to go now have has been be is are been the a an it they still last past since',
);

/** So long after it was, or so long before it has to be. */
export function bySpan(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  const span = spanIn(tokens);
  if (!span || /^(?:minute|hour)$/.test(span.amount.unit ?? '')) return undefined;
  const { amount, rest } = span;
  const isAhead = rest.some(({ key }) => AHEAD.has(key)) && !isDenied(rest);
  if (isAhead) return aheadCode(span, entity);
  const since = sinceCode(rest, entity, world, amount.unit === 'year');
  if (since === undefined) return undefined;
  const state = stateBeside(rest, since, entity, world);
  return `${since} < ${spanStart(since, amount, entity)}${state === undefined ? '' : ` and (${state})`}`;
}

function aheadCode({ amount, rest }: SpanSaid, entity: Entity): string | undefined {
  const dates = entity.fields.filter(isDate);
  const named = saidOf(dates, rootsIn(rest));
  const due = named ?? dueDate(entity) ?? onlyOf(dates);
  if (!due || (!named && IS_PAST.test(due.name))) return undefined;
  return `${due.id} >= today and ${due.id} <= today + ${spanCode(amount.value, amount.unit ?? 'day')}`;
}

const onlyOf = ([only, more]: readonly Field[]) => (more ? undefined : only);

const isYear = ({ name, type }: Field) => type === 'integer' && /^year\b|(?<!last )\byear$/i.test(name);

const spanStart = (since: string, { value, unit = 'day' }: Amount, entity: Entity) =>
  entity.fields.some((field) => field.id === since && isYear(field))
    ? `year(today) - ${String(value)}`
    : `today - ${spanCode(value, unit)}`;

/** 'Unpaid after 14 days', 'without an answer after 90 days': what is not so yet. */
function stateBeside(
  rest: readonly Token[],
  since: string,
  entity: Entity,
  world: World,
): string | undefined {
  const said = rest.filter(
    ({ key, tag }) => tag !== 'mark' && (!DIRECTIONS.has(key) || DENIES.has(key) || tag === 'not'),
  );
  const state = said.length > 0 ? world.condition(said, entity) : undefined;
  const isSame =
    state === undefined ||
    state.includes(since) ||
    state.endsWith('is not empty') ||
    /\d (?:day|week|month)/.test(state);
  return isSame ? undefined : state;
}

const DENIES = wordList('not no without');
const IS_PAST = /\b(?:done|received|sent|issued|arrived|given|born|birth\w*|made|bought)\b/i;

/** The day that it was, of the record itself, or the last one of those linked to it. */
function sinceCode(
  rest: readonly Token[],
  entity: Entity,
  world: World,
  isYears: boolean,
): string | undefined {
  const roots = rootsIn(rest);
  const dates = entity.fields.filter((field) => isDate(field) && !/\bborn\b|birth/i.test(field.name));
  const own = saidOf(dates, roots) ?? pastDate({ ...entity, fields: dates });
  if (own) return own.id;
  const year = isYears && dates.length === 0 ? onlyOf(entity.fields.filter(isYear)) : undefined;
  return year?.id ?? lastOfList(roots, entity, world);
}

function lastOfList(roots: ReadonlySet<string>, entity: Entity, world: World): string | undefined {
  const lists = listsOf(entity, world).flatMap((list) => {
    const date = pastDate(list.entity) ?? list.entity.fields.find(isDate);
    return date ? [{ list, date }] : [];
  });
  const meant = lists.filter(({ list }) =>
    nameStems(list.entity.name).some((stem) => roots.has(loose(stem))),
  );
  const [only, more] = meant.length > 0 ? meant : lists;
  return only && !more ? `largest(${only.date.id} in ${only.list.code})` : undefined;
}
