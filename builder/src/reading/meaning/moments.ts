import { wordTable } from '../../language/word-table';
import type { Token } from '../../language/token';
import { amountAt, type Amount, type TimeUnit } from './amount';
import { dayLiteral, yearLiteral } from './dates';

/** Days, lengths of time and periods that are said, each made one token for patterns to name: DAY, SPAN, PERIOD. */

interface Period {
  readonly which: 'this' | 'next' | 'last';
  readonly unit: TimeUnit;
}

export interface Moments {
  readonly tokens: readonly Token[];
  readonly day?: string;
  readonly year?: string;
  readonly span?: Amount;
  readonly period?: Period;
}

const WHICH = wordTable<Period['which']>({
  this: 'this',
  current: 'this',
  next: 'next',
  coming: 'next',
  following: 'next',
  last: 'last',
  previous: 'last',
  past: 'last',
});
const PERIODS: ReadonlySet<string> = new Set(['week', 'month', 'year']);
/** What every day that is said has in it. */
const OF_DAY = /\d|^(?:today|now|tomorrow|yesterday)$/;
const BEFORE_YEAR = /^(?:in|before|after|since|from|until|by|during|for|of|than)$/;

type Found = { readonly key: string; readonly size: number } & Omit<Moments, 'tokens'>;

function periodAt(tokens: readonly Token[], at: number): Found | undefined {
  const which = WHICH[tokens[at]?.key ?? ''];
  const unit = tokens[at + 1]?.key ?? '';
  if (!which || !PERIODS.has(unit)) return undefined;
  // 'in the next month' counts from today; 'next month' is one of the calendar.
  const counts = which !== 'this' && tokens[at - 1]?.key === 'the';
  if (!counts) return { key: 'PERIOD', size: 2, period: { which, unit: unit as TimeUnit } };
  return undefined;
}

function dayAt(tokens: readonly Token[], at: number): Found | undefined {
  const end = Math.min(at + 5, tokens.length);
  const isDated = tokens.slice(at, end).some(({ key }) => OF_DAY.test(key));
  for (let size = isDated ? end - at : 0; size > 0; size -= 1) {
    const part = tokens.slice(at, at + size);
    const day = /^(?:on|the|of|,)$/.test(part[0]?.key ?? '') ? undefined : dayLiteral(part);
    if (day !== undefined) return { key: 'DAY', size, day };
  }
  const year = BEFORE_YEAR.test(tokens[at - 1]?.key ?? '')
    ? yearLiteral(tokens.slice(at, at + 1))
    : undefined;
  return year === undefined ? undefined : { key: 'DAY', size: 1, year };
}

function spanAt(tokens: readonly Token[], at: number): Found | undefined {
  const amount = amountAt(tokens, at);
  if (amount?.unit) return { key: 'SPAN', size: amount.size, span: amount };
  const unit = tokens[at]?.key ?? '';
  const isNext = WHICH[tokens[at - 1]?.key ?? ''] !== undefined && tokens[at - 2]?.key === 'the';
  if (!isNext || !PERIODS.has(unit)) return undefined;
  return {
    key: 'SPAN',
    size: 1,
    span: { value: 1, unit: unit as TimeUnit, isPercent: false, isMoney: false, size: 1 },
  };
}

/** The first of each is what counts. */
export function withMoments(tokens: readonly Token[]): Moments {
  const result: Token[] = [];
  let found: Omit<Moments, 'tokens'> = {};
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const moment = periodAt(tokens, at) ?? dayAt(tokens, at) ?? spanAt(tokens, at);
    if (moment) {
      const { key, size, ...rest } = moment;
      found = { ...rest, ...found };
      result.push({ ...token, key, lemma: key, tag: 'noun' });
      at += size;
    } else {
      result.push(token);
      at += 1;
    }
  }
  return { tokens: result, ...found };
}
