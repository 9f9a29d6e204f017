import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { amountAt } from '../meaning/amount';
import type { Bounds } from '../rules/constraint-bounds';
import { has, isForbidden, signIn } from './rule-words';

/** Between which numbers a clause says that something has to be. */

export const MOST: ReadonlySet<string> = wordList(
  'max maximum most up cap caps capped limit limited tops maximal',
);
const LEAST: ReadonlySet<string> = wordList('min minimum least minimal');

export interface Range {
  readonly bounds: Bounds;
  /** The tokens that say it. */
  readonly from: number;
  readonly to: number;
  readonly unit: string | undefined;
}

interface NumberAt {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  readonly unit: string | undefined;
}

/** 'one', 'two' and so on count too; 'one artist' is nothing of how much. */
function numbersIn(tokens: readonly Token[]): readonly NumberAt[] {
  const found: NumberAt[] = [];
  for (let at = 0; at < tokens.length;) {
    const amount = tokens[at]?.key === 'one' || tokens[at]?.key === 'a' ? undefined : amountAt(tokens, at);
    if (amount && !isTimeOnly(tokens[at])) {
      found.push({ at, end: at + amount.size, value: amount.value, unit: amount.unit });
      at += amount.size;
    } else at += 1;
  }
  return found;
}

/** 'day' and 'month' alone are no numbers. */
const isTimeOnly = (token: Token | undefined) =>
  /^(?:day|week|month|year|hour|minute|quarter|half|second|an|per|daily)s?$/.test(token?.key ?? '');

const TO = /^(?:to|and|-|–|—|till|until|through)$/;

export function rangeIn(tokens: readonly Token[]): Range | undefined {
  const numbers = numbersIn(tokens);
  const [first, second] = numbers;
  if (!first || (first.unit && tokens.some(({ key }) => /^(?:before|after|between|from)$/.test(key))))
    return undefined;
  const isBetween = second && second.at - first.end <= 1 && second.value > first.value;
  const between = second && tokens.slice(first.end, second.at);
  if (isBetween && between?.every(({ key }) => TO.test(key)))
    return {
      bounds: { min: first.value, max: second.value },
      from: first.at,
      to: second.end,
      unit: second.unit,
    };
  const bounds = boundOf(tokens, first);
  return numbers.length === 1 && bounds
    ? { bounds, from: first.at, to: first.end, unit: first.unit }
    : undefined;
}

function boundOf(tokens: readonly Token[], { value }: NumberAt): Bounds | undefined {
  if (has(tokens, MOST)) return { max: value };
  if (has(tokens, LEAST)) return { min: value };
  const sign = signIn(tokens.filter(({ key }) => !/^(?:behind|after|before)$/.test(key)));
  if (!sign || sign.isOfTime) return undefined;
  if (isForbidden(tokens)) return sign.way === 'more' ? { max: value } : { min: value };
  // 'at most 5 or more' is none.
  return sign.way === 'more' ? { above: value } : { below: value };
}
