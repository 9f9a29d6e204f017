import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenPattern, wordSet, type TokenPattern } from '../token-pattern';
import type { World } from '../world';
import { dateIn, dueDate, inPeriod, isDate, nowFor, shifted, todayFor, type Kind } from './dates';
import { withMoments, type Moments } from './moments';
import { likelyField, stemOf, tellingStems } from './naming';
import { hasOne, neededWords } from './needed-words';
import { openCode } from './settled';
import { TIMING_WAYS, type TimingWay } from './timing-ways';

/** Conditions about when: 'overdue', 'due this week', 'expires in less than a week', 'older than six months'. */

interface Seen extends Moments {
  readonly what: readonly Token[];
  readonly isNot: boolean;
  readonly entity: Entity;
  readonly world: World;
}

const subject = (seen: Seen, kind: Kind) => dateIn(seen.what, seen.entity, seen.world, kind);
const also = (code: string, more: string | undefined) => (more === undefined ? code : `${code} and ${more}`);

/** What is done may be late without a fuss; what is due again and again, or goes off, is never done. */
const stillOpen = (entity: Entity, field: Field) =>
  /\bnext\b|\bexpir|\bvalid\b|\bbest before\b|\bend\b/i.test(field.name)
    ? undefined
    : openCode(entity, field);

function when(
  seen: Seen,
  kind: Kind,
  build: (code: string, field: Field) => string | undefined,
): string | undefined {
  const date = subject(seen, kind);
  return date && build(date.code, date.field);
}

/** A day, or a year, on the other side of a sign. */
function compared(seen: Seen, sign: string, opposite: string): string | undefined {
  const by = seen.isNot ? opposite : sign;
  return when(seen, 'any', (code) => {
    if (seen.year !== undefined) return `year(${code}) ${by} ${seen.year}`;
    return seen.day === undefined ? undefined : `${code} ${by} ${seen.day}`;
  });
}

/** So long before or after today. */
function spanned(
  seen: Seen,
  kind: Kind,
  build: (code: string, day: (sign: '+' | '-') => string, field: Field) => string | undefined,
) {
  const { span } = seen;
  return span && when(seen, kind, (code, field) => build(code, (sign) => shifted(span, sign, field), field));
}

/** Nobody is seen or visited on the day of a birth. */
const isBirth = ({ name }: Field) => /\bborn\b|birth/i.test(name);

/** Minutes ago is said of a moment, and not of a day. */
const isTooShort = ({ span }: Seen, { type }: Field) =>
  type !== 'datetime' && /^(?:minute|hour)$/.test(span?.unit ?? '');

/** 'that is past' is said of a date; 'it is finished' is not. */
function isOfSomething({ what, tokens }: Seen): boolean {
  if (tellingStems(what).length > 0) return true;
  return what.some(({ key }) => /^(?:that|it|this)$/.test(key)) && tokens.at(-1)?.key === 'past';
}

const BUILD: Readonly<Record<TimingWay, (seen: Seen) => string | undefined>> = {
  overdue: (seen) =>
    seen.isNot
      ? undefined
      : when(seen, 'due', (code, field) => also(`${code} < today`, stillOpen(seen.entity, field))),
  passed: (seen) => when(seen, 'due', (code, field) => `${code} ${seen.isNot ? '>=' : '<'} ${nowFor(field)}`),
  ended: (seen) =>
    !isOfSomething(seen)
      ? undefined
      : when(seen, 'due', (code, field) => `${code} ${seen.isNot ? '>=' : '<'} ${nowFor(field)}`),
  ahead: (seen) => when(seen, 'due', (code, field) => `${code} ${seen.isNot ? '<' : '>='} ${nowFor(field)}`),
  soon: (seen) => when(seen, 'due', (code) => `${code} >= today and ${code} <= today + 7 days`),
  // 'not been in 3 months' looks back.
  within: (seen) =>
    seen.isNot
      ? spanned(seen, 'past', (code, day, field) => (isBirth(field) ? undefined : `${code} < ${day('-')}`))
      : spanned(
          seen,
          'due',
          (code, day, field) => `${code} >= ${todayFor(field)} and ${code} <= ${day('+')}`,
        ),
  sooner: (seen) => spanned(seen, 'due', (code, day) => `${code} < ${day('+')}`),
  orPast: (seen) => spanned(seen, 'due', (code, day) => `${code} <= ${day('+')}`),
  lateBy: (seen) =>
    spanned(seen, 'due', (code, day, field) => also(`${code} < ${day('-')}`, stillOpen(seen.entity, field))),
  recent: (seen) => spanned(seen, 'past', (code, day) => `${code} ${seen.isNot ? '<' : '>='} ${day('-')}`),
  longAgo: (seen) =>
    spanned(seen, 'past', (code, day, field) =>
      isTooShort(seen, field) ? undefined : `${code} < ${day('-')}`,
    ),
  notSince: (seen) =>
    seen.isNot
      ? spanned(seen, 'past', (code, day, field) => (isBirth(field) ? undefined : `${code} < ${day('-')}`))
      : undefined,
  on: (seen) => compared(seen, '=', '!='),
  before: (seen) => compared(seen, '<', '>='),
  after: (seen) => compared(seen, '>', '<='),
  from: (seen) => compared(seen, '>=', '<'),
  until: (seen) => compared(seen, '<=', '>'),
  period: (seen) =>
    seen.isNot
      ? undefined
      : when(seen, 'any', (code) => seen.period && inPeriod(code, seen.period.which, seen.period.unit)),
};

interface Compiled {
  readonly pattern: TokenPattern;
  readonly way: TimingWay;
}

const compiled: readonly Compiled[] = TIMING_WAYS.flatMap(([way, patterns]) =>
  patterns.map((source) => ({ pattern: tokenPattern(source), way })),
);

const NEEDED = neededWords(TIMING_WAYS.flatMap(([, patterns]) => patterns));

/** 'ended', 'has started': the date of that name has come. */
const SCHEDULED = new Set(['end', 'start', 'begin', 'expire', 'lapse', 'finish']);

function happened(tokens: readonly Token[], entity: Entity, isNot: boolean): string | undefined {
  const [token, more] = tokens.filter(({ tag }) => !/^(?:have|be|do|adverb|pronoun)$/.test(tag));
  if (!token || more || !SCHEDULED.has(stemOf(token.key)) || (token.tag !== 'past' && !isNot))
    return undefined;
  const field =
    likelyField([token], entity, isDate) ??
    (/^(?:expire|lapse)$/.test(stemOf(token.key)) ? dueDate(entity) : undefined);
  return field && `${field.id} ${isNot ? '>=' : '<'} ${nowFor(field)}`;
}

/** Reads tokens without the words that deny them; `isNot` says whether there was one. */
export function readTiming(
  tokens: readonly Token[],
  isNot: boolean,
  entity: Entity,
  world: World,
): string | undefined {
  const plain = tokens.filter(
    ({ key }) => !/^(?:already|yet|now|just|ever|more recently|probably)$/.test(key) || tokens.length === 1,
  );
  const moments = withMoments(plain);
  const words = wordSet(moments.tokens);
  for (const { pattern, way } of hasOne(NEEDED, words) ? compiled : []) {
    const captures = pattern.match(moments.tokens, words);
    if (!captures) continue;
    const code = BUILD[way]({ ...moments, what: captures['what'] ?? [], isNot, entity, world });
    const read = code === undefined ? undefined : world.expression(code, entity, 'condition');
    if (read !== undefined) return read;
  }
  const code = happened(plain, entity, isNot);
  return code === undefined ? undefined : world.expression(code, entity, 'condition');
}
