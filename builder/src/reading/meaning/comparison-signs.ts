import type { Token } from '../../language/token';
import { SIGNS_FROM, type Operator, type SignWords } from './sign-words';
import { wordList } from '../../language/word-list';

/** Where a condition compares, and by what: 'more than', 'or more', 'exceeds', 'at least'. */

export interface Sign {
  readonly operator: Operator;
  readonly left: readonly Token[];
  readonly right: readonly Token[];
  /** Said of ages and days: 'older than'. */
  readonly isOfTime?: boolean;
  /** The other end of 'between'. */
  readonly upTo?: readonly Token[];
}

const OPPOSITE: Readonly<Record<Operator, Operator>> = {
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  '=': '!=',
  '!=': '=',
};
const WEAK = wordList('is are was were of just from past before after max equal');
const OF_TIME = wordList('older younger later earlier');

const startsAt = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, index) => tokens[at + index]?.key === word || tokens[at + index]?.text === word);

/** '8 or more', '30+', 'five and up'. */
const BEHIND =
  /^(?:(?:or|and) (more|over|above|up|higher|greater|longer|older|bigger|upwards|larger)|(?:or|and) (less|fewer|under|below|lower|shorter|down|younger|smaller))\b/;

function behind(tokens: readonly Token[]): Sign | undefined {
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const operator = boundAt(tokens, at);
    const number = operator === undefined ? at : startOfNumber(tokens, at);
    if (operator === undefined || number === at) continue;
    return {
      operator,
      left: tokens.slice(0, number),
      right: [...tokens.slice(number, at), ...tokens.slice(at + 2)],
    };
  }
  return behindPlus(tokens);
}

function boundAt(tokens: readonly Token[], at: number): Operator | undefined {
  // 'under 110 or over 160' are two.
  if (tokens[at + 2]?.tag === 'number') return undefined;
  const [, more, less] = BEHIND.exec(`${tokens[at]?.key ?? ''} ${tokens[at + 1]?.key ?? ''}`) ?? [];
  if (more !== undefined) return '>=';
  return less === undefined ? undefined : '<=';
}

const isNumberAt = (tokens: readonly Token[], at: number) => tokens[at]?.tag === 'number';

/** '30+' */
function behindPlus(tokens: readonly Token[]): Sign | undefined {
  const plus = tokens.findIndex(({ text }, index) => text === '+' && isNumberAt(tokens, index - 1));
  if (plus < 1 || isNumberAt(tokens, plus + 1)) return undefined;
  return {
    operator: '>=',
    left: tokens.slice(0, plus - 1),
    right: [...tokens.slice(plus - 1, plus), ...tokens.slice(plus + 1)],
  };
}

const UNIT_TAGS: ReadonlySet<string> = wordList('noun plural mark');
const NUMBER_MARKS = wordList('- € £ $');

/** Where the number begins whose last token, or whose unit, stands before `end`. */
function startOfNumber(tokens: readonly Token[], end: number): number {
  let at = end;
  while (at > 0 && end - at < 4 && UNIT_TAGS.has(tokens[at - 1]?.tag ?? '')) at -= 1;
  if (!isNumberAt(tokens, at - 1)) return end;
  while (isOfNumber(tokens, at - 1)) at -= 1;
  return at;
}

const isOfNumber = (tokens: readonly Token[], at: number) =>
  isNumberAt(tokens, at) ||
  (tokens[at]?.key === 'and' && isNumberAt(tokens, at - 1)) ||
  NUMBER_MARKS.has(tokens[at]?.key ?? '');

function betweenAt(tokens: readonly Token[]): Sign | undefined {
  const at = tokens.findIndex(({ key }) => key === 'between' || key === 'outside');
  const and = tokens.findIndex(({ key }, index) => index > at + 1 && /^(?:and|to|-|–)$/.test(key));
  if (at < 0 || and < 0) return rangeIn(tokens);
  const isNot = tokens.slice(0, at).some(({ tag }) => tag === 'not') || tokens[at]?.key === 'outside';
  const left = tokens.slice(0, at).filter(({ tag }) => tag !== 'not');
  return {
    operator: isNot ? '!=' : '=',
    left,
    right: tokens.slice(at + 1, and),
    upTo: tokens.slice(and + 1),
  };
}

/** 'more guests than beds': what stands between belongs to the left. */
function split(tokens: readonly Token[]): Sign | undefined {
  const at = tokens.findIndex(({ key }) => /^(?:more|fewer|less|greater|bigger|higher|lower)$/.test(key));
  const than = tokens.findIndex(({ key }, index) => index > at + 1 && key === 'than');
  if (at < 0 || than < 0 || than - at > 5) return undefined;
  const isLess = /^(?:fewer|less|lower)$/.test(tokens[at]?.key ?? '');
  return {
    operator: isLess ? '<' : '>',
    left: tokens.slice(at + 1, than),
    right: tokens.slice(than + 1),
  };
}

/** '8-14' */
function rangeIn(tokens: readonly Token[]): Sign | undefined {
  const at = tokens.findIndex(
    ({ text, tag }, index) =>
      /^[-–]$/.test(text) &&
      tag !== 'number' &&
      isNumberAt(tokens, index - 1) &&
      isNumberAt(tokens, index + 1),
  );
  const isDay = /^\d{4}$/.test(tokens[at - 1]?.text ?? '') || /^[-–]$/.test(tokens[at + 2]?.text ?? '');
  if (at < 1 || isDay) return undefined;
  const left = tokens.slice(0, at - 1).filter(({ tag }) => tag !== 'not');
  const isNot = left.length < at - 1;
  return { operator: isNot ? '!=' : '=', left, right: tokens.slice(at - 1, at), upTo: tokens.slice(at + 1) };
}

interface FoundSign {
  readonly sign: Sign;
  /** The lower the likelier; of two that are as likely the one whose words come first in the list, then in the text. */
  readonly rank: number;
  readonly place: number;
}

/** What denies a sign: a word in front of it, which is cut off with it, or one behind it. */
function denial(
  tokens: readonly Token[],
  at: number,
  { words }: SignWords,
): { readonly isNot: boolean; readonly end: number } {
  const { tag, key } = tokens[at - 1] ?? {};
  const isBehind = words.length === 1 && tokens[at + 1]?.tag === 'not';
  const isNo = key === 'no' && (words.length > 1 || isBehind);
  const isBefore = tag === 'not' || isNo;
  return { isNot: isBefore || isBehind, end: isBefore ? at - 1 : at };
}

/** The sign at a place, turned round where it is denied. */
function signAt(tokens: readonly Token[], at: number, found: SignWords): FoundSign {
  const { words, operator, place } = found;
  const { isNot, end } = denial(tokens, at, found);
  const right = tokens.slice(at + words.length);
  const isWeak = words.length === 1 && WEAK.has(words[0] ?? '');
  return {
    sign: {
      operator: isNot ? OPPOSITE[operator] : operator,
      left: tokens.slice(0, end),
      right: isNot && right[0]?.tag === 'not' ? right.slice(1) : right,
      isOfTime: OF_TIME.has(words[0] ?? ''),
    },
    rank: (isWeak ? 10 : 0) - words.length,
    place,
  };
}

function signsAt(tokens: readonly Token[], at: number): FoundSign[] {
  const { key, text } = tokens[at] ?? { key: '', text: '' };
  const byText = text === key ? undefined : SIGNS_FROM.get(text);
  return [...(SIGNS_FROM.get(key) ?? []), ...(byText ?? [])]
    .filter(({ words }) => startsAt(tokens, at, words))
    .map((words) => signAt(tokens, at, words));
}

/** All readings, the likeliest first. */
export function findSign(tokens: readonly Token[]): readonly Sign[] {
  const both = betweenAt(tokens);
  if (both) return [both];
  const found = tokens.flatMap((_, at) => signsAt(tokens, at));
  const ends = behind(tokens);
  const middle = split(tokens);
  return [
    ...(ends ? [ends] : []),
    ...found.sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ sign }) => sign),
    ...(middle ? [middle] : []),
  ];
}
