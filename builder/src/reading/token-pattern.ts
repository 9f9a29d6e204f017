import type { Token } from '../language/token';
import { runSteps, type Captures } from './patterns/pattern-machine';
import { compileSteps } from './patterns/pattern-steps';
import { needsOf, parsePattern } from './patterns/pattern-tree';

export type { Captures } from './patterns/pattern-machine';

/**
 * Patterns over tokens, which the rules of reading are written in:
 *
 * - `total`: the word, in any of its forms
 * - `$show`: a word or a phrase of the vocabulary
 * - `#verb`, `#noun|plural`: a tag
 * - `(of the | of)?`: choices, with `?`, `*` or `+` behind them; `word?` is one that may be missing
 * - `<what>`: one token or more, as few as will do; `<what?>`: maybe none
 * - `<what:np>`: a noun phrase; `<most:number>`: a number; `<shade:colour>`, `<in:currency>`: what names one
 *
 * A pattern has to match a whole span of tokens.
 */
export interface TokenPattern {
  readonly source: string;
  /** A span that it matches has a word of each of these. */
  readonly needs: readonly ReadonlySet<string>[];
  /** `words` are the keys and lemmas of the tokens, where the caller has them at hand. */
  readonly match: (tokens: readonly Token[], words?: ReadonlySet<string>) => Captures | undefined;
}

/** Keys and lemmas of tokens. */
export const wordSet = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ key, lemma }) => [key, lemma]));

/** Compiles a pattern; an unknown vocabulary is an error where the rule is written. */
export function tokenPattern(source: string): TokenPattern {
  const nodes = parsePattern(source);
  const needs = needsOf(nodes);
  // Most patterns are never gone through: no message has their words.
  let steps: ReturnType<typeof compileSteps> | undefined;
  return {
    source,
    needs,
    match: (tokens, words = wordSet(tokens)) =>
      needs.every((any) => intersects(any, words))
        ? runSteps((steps ??= compileSteps(nodes)), tokens)
        : undefined,
  };
}

function intersects(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  for (const word of small) if (large.has(word)) return true;
  return false;
}
