import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';

/** Words by which a rule is said, wherever in its clause they stand. */

const NO: ReadonlySet<string> = wordList(`
  not n't never no nobody none nothing cannot can't cant mustn't mustnt shouldn't noone nor without dont don't wont
  won't shan't nowhere neither
`);
/** What is done to a record that breaks the rule. */
const REFUSED: ReadonlySet<string> = wordList(`
  refuse refused reject rejected blocked forbid forbidden stop stops prevent prevents impossible disallow
  disallowed avoid deny denied ban banned wrong error invalid
`);

export const isNo = ({ key }: Token): boolean => NO.has(key);

/** Whether the clause says what must not be: 'never over 12', 'above 3000 is refused'. */
export const isForbidden = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ key }, at) =>
      NO.has(key) ||
      REFUSED.has(key) ||
      // 'on block' is a name.
      (key === 'block' && /^(?:it|that|them|those|this)$/.test(tokens[at + 1]?.key ?? '')),
  );

export type Way = 'less' | 'more';

const MORE: ReadonlySet<string> = wordList(`
  more over above beyond exceed exceeds past higher bigger larger greater longer deeper wider taller heavier hotter
  older faster warmer stronger
`);
const LESS: ReadonlySet<string> = wordList(`
  less fewer lower smaller shorter below under younger beneath lighter colder narrower cooler
`);
const LATER: ReadonlySet<string> = wordList('after later behind follow follows afterwards');
const EARLIER: ReadonlySet<string> = wordList('before earlier precede precedes preceding prior sooner befor');

export interface Sign {
  readonly at: number;
  readonly way: Way;
  /** Said of days and times. */
  readonly isOfTime: boolean;
}

function wayOf(token: Token): Omit<Sign, 'at'> | undefined {
  if (EARLIER.has(token.key)) return { way: 'less', isOfTime: true };
  if (LATER.has(token.key)) return { way: 'more', isOfTime: true };
  if (MORE.has(token.key)) return { way: 'more', isOfTime: false };
  return LESS.has(token.key) ? { way: 'less', isOfTime: false } : undefined;
}

/** The first word that compares; 'the after picture' and 'best before' are names, which the caller has taken out. */
export function signIn(tokens: readonly Token[]): Sign | undefined {
  for (const [at, token] of tokens.entries()) {
    const way = wayOf(token);
    if (way) return { at, ...way };
  }
  return undefined;
}

const FUNCTION: ReadonlySet<string> = wordList(
  'article owner pronoun be have do modal not to preposition and link question adverb mark',
);

/** Without what only joins: 'be', 'may', 'the', 'of'. */
export const contentOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token) => !FUNCTION.has(token.tag) && !isNo(token));

export const has = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.some(({ key, lemma }) => words.has(key) || words.has(lemma));
