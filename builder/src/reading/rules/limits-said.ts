import type { Token } from '../../language/token';
import { tokenPattern, wordSet } from '../token-pattern';
import type { Bounds } from './constraint-bounds';
import { partsOf } from './fields-said';

/** What is said of a number behind its name: '8 hours at most', 'default to 50 and never more than 300'. */

type Limit = keyof Bounds | 'begins';

const BE =
  '(be | go | on | get | fall | drop | last | take | run | become | have | set | at | allow | ever | always | a | rise)*';
const MODAL =
  '(should | must | may | can | could | shall | have to | need to | ought to | might | will | be allowed to | be | always | only | ever | to)*';
const NOT = '(#not | cannot | never | no)+';
const MORE =
  '(more | over | above | higher | longer | bigger | greater | larger | later | beyond | past | exceed | pass)+ than?';
const LESS = '(less | under | below | lower | shorter | smaller | fewer | beneath | undercut)+ than?';
export const AT_MOST =
  '(at most | at the most | max | maximum | a maximum of | no more than | not more than | no longer than | up to | limited to)+';
export const AT_LEAST =
  '(at least | at the least | min | minimum | a minimum of | no less than | not less than | no fewer than | no shorter than)+';

const WAYS: readonly (readonly [limit: Limit, patterns: readonly string[]])[] = [
  [
    'begins',
    [
      '<n> by default',
      'by default <n>',
      `${MODAL} (default to | default at | default be | start at | start with | start as | begin with | begin at | begin as | be prefilled with)+ <n>`,
      `${MODAL} ${BE} <n> by default`,
      '(the)? default (be | of | : | =)* <n>',
      `${MODAL} (be | have)+ <n> as (the | a)? default`,
    ],
  ],
  ['min', [`${MODAL} ${NOT} ${BE} (negative | minus)`]],
  [
    'max',
    [
      `${MODAL} ${BE} ${AT_MOST} <n>`,
      `${MODAL} ${BE} <n> (at most | at the most | max | maximum | or less | or fewer | or shorter | tops)`,
      `${MODAL} ${NOT} ${BE} ${MORE} <n>`,
    ],
  ],
  [
    'min',
    [
      `${MODAL} ${BE} ${AT_LEAST} <n>`,
      `${MODAL} ${BE} <n> (at least | at the least | min | minimum | or more | or longer)`,
      `${MODAL} ${NOT} ${BE} ${LESS} <n>`,
    ],
  ],
];

const COMPILED = WAYS.flatMap(([limit, patterns]) =>
  patterns.map((source) => ({ limit, pattern: tokenPattern(source) })),
);

export interface LimitSaid {
  readonly limit: Limit;
  /** None for what may not be negative. */
  readonly amount: readonly Token[];
}

/** A number and its unit. */
const MOST_WORDS = 4;
const NO_AMOUNT = /^(?:modal|not|and|be|have|mark)$/;

/** What one part of an order says of a number: 'can't be more than 300'. */
function limitSaid(tokens: readonly Token[]): LimitSaid | undefined {
  const from = tokens.findIndex(({ tag }) => tag !== 'mark');
  const words = tokens.slice(Math.max(from, 0));
  const set = wordSet(words);
  for (const { limit, pattern } of COMPILED) {
    const captures = pattern.match(words, set);
    const amount = captures?.['n'] ?? [];
    if (captures && amount.length <= MOST_WORDS && !amount.some(({ tag }) => NO_AMOUNT.test(tag)))
      return { limit, amount };
  }
  return undefined;
}

const isNot = ({ tag, key }: Token) => tag === 'not' || /^(?:cannot|never)$/.test(key);

/** "can't be negative or over 300": what is not to be holds for both. */
function eitherOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const not = tokens.find(isNot);
  const [first, ...others] = partsOf(tokens, /^or$/);
  if (!not || !first) return [];
  return [first, ...others.map((part) => [{ ...not, key: 'never', tag: 'not' as const }, ...part])];
}

/** The parts of what is said, each of which has to be a limit. */
export function limitsSaid(tokens: readonly Token[]): readonly LimitSaid[] | undefined {
  const one = limitSaid(tokens);
  if (one) return [one];
  const parts = partsOf(tokens, /^(?:and|but|,|;)$/);
  const all = (parts.length > 1 ? parts : eitherOf(tokens)).map((part) => limitSaid(part));
  return all.length > 1 && all.every((part) => part !== undefined) ? all : undefined;
}
