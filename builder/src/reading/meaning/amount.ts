import { wordTable } from '../../language/word-table';
import type { Token } from '../../language/token';

/** Numbers, amounts and lengths of time as people say them: 'two hundred', '£5', '10k', 'six months', 'half an hour'. */

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

export interface Amount {
  readonly value: number;
  readonly unit?: TimeUnit;
  readonly isPercent: boolean;
  readonly isMoney: boolean;
  /** How many tokens it takes. */
  readonly size: number;
}

const UNITS = wordTable<readonly [unit: TimeUnit, of: number]>(
  Object.fromEntries(
    (
      [
        ['minute', 1, 'minute minutes min mins'],
        ['hour', 1, 'hour hours hr hrs h'],
        ['day', 1, 'day days d'],
        ['day', 1, 'night nights'],
        ['week', 1, 'week weeks wk wks'],
        ['month', 1, 'month months'],
        ['year', 1, 'year years yr yrs'],
        ['day', 14, 'fortnight fortnights'],
        ['month', 3, 'quarter quarters'],
        ['year', 10, 'decade decades'],
      ] as const
    ).flatMap(([unit, of, words]) => words.split(' ').map((word) => [word, [unit, of] as const])),
  ),
);

const SMALL = wordTable<number>(
  Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, index) => [word, index]),
  ),
);
const TENS = wordTable<number>({
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
});
const BIG = wordTable<number>({
  hundred: 100,
  thousand: 1000,
  k: 1000,
  grand: 1000,
  million: 1_000_000,
});
const MONEY = /^(?:€|£|\$|¥|euros?|eur|pounds?|quid|dollars?|bucks|usd|gbp|chf|francs?|pence|cents?)$/;

/** '1,200.50', '1.200,50', '12,5' and '40'. */
function digitsOf(text: string): number | undefined {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

interface Counted {
  readonly value: number;
  readonly size: number;
}

/** A number as far as it has been read: the thousands that are done with, and what may still grow. */
interface Reckoned {
  readonly total: number;
  readonly part: number;
}

/** 'five' and 'fifty'. */
const smallOf = (word: string): number | undefined => SMALL[word] ?? TENS[word];

function beginNumber(word: string, next: string): Reckoned | undefined {
  if (ARTICLE.test(word) && BIG_NAME.test(next)) return { total: 0, part: 1 };
  const part = digitsOf(word) ?? smallOf(word);
  return part === undefined ? undefined : { total: 0, part };
}

/** The number with one more word read; undefined where the word is none of it. */
function goOn({ total, part }: Reckoned, word: string, next: string): Reckoned | undefined {
  const small = smallOf(word);
  const big = BIG[word];
  if (small !== undefined && part % 10 === 0) return { total, part: part + small };
  if (big === 100) return { total, part: part * big };
  if (big !== undefined) return { total: total + part * big, part: 0 };
  const isJoint = word === 'and' && smallOf(next) !== undefined && part % 100 === 0 && part > 0;
  return isJoint ? { total, part } : undefined;
}

/** A number in words or digits at a place: 'two hundred and fifty', 'a dozen', '10 k'. */
function countAt(tokens: readonly Token[], from: number): Counted | undefined {
  let found: Reckoned | undefined;
  let at = from;
  for (; at < tokens.length; at += 1) {
    const [word, next] = [tokens[at]?.key ?? '', tokens[at + 1]?.key ?? ''];
    const more = found ? goOn(found, word, next) : beginNumber(word, next);
    if (!more) break;
    found = more;
  }
  return found && { value: found.total + found.part, size: at - from };
}

const ARTICLE = /^an?$/;
const BIG_NAME = /^(?:hundred|thousand|million|dozen)$/;

/** Half of a unit, in the next smaller one. */
const HALVES: Partial<Record<TimeUnit, readonly [value: number, unit: TimeUnit]>> = {
  hour: [30, 'minute'],
  year: [6, 'month'],
  day: [12, 'hour'],
};

const timeOf = (value: number, unit: TimeUnit, size: number): Amount => ({
  isPercent: false,
  isMoney: false,
  value,
  unit,
  size,
});

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? '';

/** 'a week', 'half an hour', 'half a year', 'a couple of days'. */
function loneUnit(tokens: readonly Token[], from: number): Amount | undefined {
  const first = wordAt(tokens, from);
  if (first === 'half') return halfUnit(tokens, from);
  if (!ARTICLE.test(first)) return undefined;
  const second = wordAt(tokens, from + 1);
  if (first === 'a' && second === 'couple') return couple(tokens, from);
  const one = second === 'h' || second === 'd' ? undefined : UNITS[second];
  return one && timeOf(one[1], one[0], 2);
}

function couple(tokens: readonly Token[], from: number): Amount | undefined {
  const unit = wordAt(tokens, from + 2) === 'of' ? UNITS[wordAt(tokens, from + 3)] : undefined;
  return unit && timeOf(2 * unit[1], unit[0], 4);
}

function halfUnit(tokens: readonly Token[], from: number): Amount | undefined {
  const thing = ARTICLE.test(wordAt(tokens, from + 1)) ? wordAt(tokens, from + 2) : '';
  const unit = UNITS[thing];
  if (!unit && thing !== '') return { value: 0.5, isPercent: false, isMoney: false, size: 2 };
  const half = unit && HALVES[unit[0]];
  return half && timeOf(half[0], half[1], 3);
}

const NEGATIVE = /^(?:-|–|−|minus)$/;
const PERCENT = /^(?:%|percent|pct)$/;

/** The number or the length of time that stands at a place. */
export function amountAt(tokens: readonly Token[], from = 0): Amount | undefined {
  const lone = loneUnit(tokens, from);
  if (lone) return lone;
  const sign = NEGATIVE.test(tokens[from]?.text ?? '') ? 1 : 0;
  const mark = MONEY.test(tokens[from + sign]?.key ?? '') ? 1 : 0;
  const count = countAt(tokens, from + sign + mark);
  return count && withUnit(count, sign + mark + count.size, { tokens, from, sign, mark });
}

interface Before {
  readonly tokens: readonly Token[];
  readonly from: number;
  /** How many tokens the minus and the sign of money take. */
  readonly sign: number;
  readonly mark: number;
}

/** 'Ten working days' are counted as days. */
const kindOfUnit = (tokens: readonly Token[], at: number): number =>
  /^(?:working|business|calendar|whole|full)$/.test(wordAt(tokens, at)) && UNITS[wordAt(tokens, at + 1)]
    ? 1
    : 0;

/** How many tokens a percent sign takes: 'per cent' two. */
function percentAt(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at) === 'per' && wordAt(tokens, at + 1) === 'cent') return 2;
  return PERCENT.test(wordAt(tokens, at)) ? 1 : 0;
}

/** A number with what stands around it; `size` tokens are read of it so far. */
function withUnit({ value }: Counted, read: number, { tokens, from, sign, mark }: Before): Amount {
  const size = read + kindOfUnit(tokens, from + read);
  const next = wordAt(tokens, from + size);
  const isMoney = MONEY.test(next);
  const percent = percentAt(tokens, from + size);
  const time = UNITS[next];
  return {
    value: (sign > 0 ? -1 : 1) * value * (time?.[1] ?? 1),
    ...(time && { unit: time[0] }),
    isPercent: percent > 0,
    isMoney: isMoney || mark > 0,
    size: size + Math.max(percent, isMoney || time ? 1 : 0),
  };
}

/** As an expression has it: `2 weeks`, `-18`, `15%`. */
export function amountCode({ value, unit, isPercent }: Amount): string {
  if (unit) return spanCode(value, unit);
  return isPercent ? `${String(value)}%` : String(value);
}

export const spanCode = (value: number, unit: TimeUnit): string =>
  `${String(value)} ${unit}${value === 1 ? '' : 's'}`;
