import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { readArithmetic } from './arithmetic';
import { readRollup } from './rollup';
import { readSaid } from './said-values';
import { valueOf, type Value } from './typed';
import { wordList } from '../../language/word-list';

export type { Value } from './typed';

const MARKS = ', . ; : ! ? " =';
/** What stands around a calculation and says nothing of it. */
const LEAD = wordList(
  'just simply namely basically always automatically be is are equal equals as to from by well e so',
  MARKS,
);
const TAIL = wordList(
  'automatically please itself itselves quoi right then basically obviously too though calculated',
  MARKS,
);
const MOST_TOKENS = 30;

function bare(words: readonly Token[]): readonly Token[] {
  let [from, to] = [0, words.length];
  while (to - from > 1 && LEAD.has(words[from]?.key ?? '')) from += 1;
  while (to - from > 1 && TAIL.has(words[to - 1]?.key ?? '')) to -= 1;
  return words.slice(from, to);
}

/** Reads what is to be worked out from a record, in everyday words; undefined where the words name nothing of it. */
export function readValue(words: readonly Token[], entity: Entity, world: World): Value | undefined {
  const tokens = bare(words);
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return undefined;
  const value =
    readArithmetic(tokens, entity, world) ??
    readSaid(tokens, entity, world) ??
    readRollup(tokens, entity, world);
  // '6 per metre' is so much for each of them.
  const [, price, count] = /^(\d+(?:\.\d+)?) \/ (f\d+)$/.exec(value?.code ?? '') ?? [];
  return price !== undefined && count !== undefined && tokens.some(({ key }) => key === 'per')
    ? valueOf(`${count} * ${price}`, entity, world)
    : value;
}
