import type { Token } from '../language/token';
import type { NameIndex } from './mentions';
import type { Place } from './sequence-model';
import { currencyIn } from '../reading/meaning/currency';
import { colourOf } from '../words/colours';
import { unitOf } from '../words/units';
import { typeWord } from '../words/value-spec';

/** What tells the class of a whole wish. */

/** The group of words that a word is used like. */
export type GroupOf = (token: Token, size: 'narrow' | 'wide') => string;

const TELLING_MARK = /^(?:\?|\+|-|->|→|=)$/;
const LARGEST_SIZE = 6;

const pairs = (list: readonly string[]) => list.slice(1).map((word, at) => `${list[at] ?? ''} ${word}`);
const triples = (list: readonly string[]) =>
  list.slice(2).map((word, at) => `${list[at] ?? ''} ${list[at + 1] ?? ''} ${word}`);

const each = (lead: string, words: Iterable<string>) =>
  Array.from(new Set(words), (word) => `${lead} ${word}`);

/** The words with one sign for each slot: 'rename <f> to <n>'. */
function frameOf(
  tokens: readonly Token[],
  slots: readonly string[],
  wordOf: (token: Token) => string | undefined,
): string[] {
  return tokens.flatMap((token, at) => {
    const slot = slots[at] ?? 'O';
    if (slot.startsWith('I-')) return [];
    return slot.startsWith('B-') ? [`<${slot.slice(2)}>`] : (wordOf(token) ?? []);
  });
}

const lemmaOf = ({ tag, key, lemma }: Token) =>
  tag !== 'mark' || TELLING_MARK.test(key) ? lemma : undefined;

/** What kinds of values the words name, whichever of them they are. */
const lexiconsOf = (words: readonly Token[]): string[] =>
  words.flatMap(({ key, text }) => [
    ...(colourOf(text) === undefined ? [] : ['colour']),
    ...(currencyIn(key) === undefined ? [] : ['currency']),
    ...(unitOf(key) === undefined ? [] : ['unit']),
    ...(typeWord(key) === undefined ? [] : ['type']),
    ...(/\d/.test(key) ? ['number'] : []),
  ]);

/** The groups that the words of a wish are in. */
function groupFacts(tokens: readonly Token[], slots: readonly string[], groupOf: GroupOf): string[] {
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const groups = frameOf(tokens, slots, (token) =>
    token.tag === 'mark' ? undefined : groupOf(token, 'wide'),
  );
  return [
    ...each(
      'c',
      words.map((token) => groupOf(token, 'narrow')),
    ),
    ...each('CC', pairs(groups)),
    ...each('C', groups),
  ];
}

/** The features of a wish. `slots` are labels of what fills it; none where they are not known. */
export function wishFacts(
  tokens: readonly Token[],
  slots: readonly string[],
  names: NameIndex,
  groupOf?: GroupOf,
): Place {
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const frame = frameOf(tokens, slots, lemmaOf);
  const kinds = slots.filter((slot) => slot.startsWith('B-')).map((slot) => slot.slice(2));
  const inSlots = tokens.flatMap(({ lemma }, at) => {
    const slot = slots[at] ?? 'O';
    return slot === 'O' ? [] : [`${slot.slice(2)} ${lemma}`];
  });
  const keys = words.map(({ key }) => key);
  const features = [
    'b',
    ...each('w', keys),
    ...each(
      'l',
      words.map(({ lemma }) => lemma),
    ),
    ...each('ww', pairs(keys)),
    ...each('pp', pairs(frame)),
    ...each('ppp', triples(frame)),
    ...each('in', inSlots),
    ...each('has', kinds),
    ...(groupOf ? groupFacts(tokens, slots, groupOf) : []),
    `kinds ${kinds.join('')}`,
    `sorted ${kinds.toSorted().join('')}`,
    `first ${frame[0] ?? ''}`,
    `firsts ${frame.slice(0, 2).join(' ')}`,
    `firsts3 ${frame.slice(0, 3).join(' ')}`,
    `last ${frame.at(-1) ?? ''}`,
    `lasts ${frame.slice(-2).join(' ')}`,
    `size ${String(Math.min(LARGEST_SIZE, Math.ceil(words.length / 2)))}`,
    ...each('lexicon', lexiconsOf(words)),
    ...each('mention', names.rangesIn(tokens).filter(Boolean)),
    `q ${tokens.at(-1)?.key === '?' ? '?' : ''}`,
  ];
  return { features, joint: '' };
}
