import { WORD_CLUSTERS } from '../src/language/word-clusters';
import { verbForm, isAdjective } from '../src/language/verb-forms';
import { recordNames } from '../src/tagger/known-names';
import { smallHashOf } from '../src/tagger/small-model';
import type { WordNumbers } from '../src/tagger/small-words';
import { stemOf } from '../src/typing/stem';
import { digitsOfAll } from './small';

/** The words that a browser knows while somebody types (READ-06), as numbers. */

/** How much rarer than 1 the words are that are taken for one of a set, as a power of 2. */
const SELDOM = 4;
const VERY_SELDOM = 7;

function numbered(words: Iterable<string>, seldom: number): WordNumbers {
  const all = [...new Set(words)];
  const bits = Math.ceil(Math.log2(all.length)) + seldom;
  const numbers = [...new Set(all.map((word) => smallHashOf(word, bits)))].sort((a, b) => a - b);
  return { bits, numbers: digitsOfAll(numbers) };
}

/** English words, without those that are known as verbs or adjectives anyway. */
const commonWords = () =>
  WORD_CLUSTERS.split(/\s+/)
    .filter((word) => word !== '' && !verbForm(word) && !isAdjective(word))
    .map(stemOf);

export const typingWords = (): Readonly<Record<string, WordNumbers>> => ({
  COMMON_WORDS: numbered(commonWords(), SELDOM),
  RECORD_NOUNS: numbered(recordNames(), VERY_SELDOM),
});
