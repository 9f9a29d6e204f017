import type { Token } from '../../language/token';

/** Phrases that are looked for anywhere in a clause, the longest first. */
export type Phrases = readonly (readonly string[])[];

export const phrases = (list: string): Phrases =>
  list
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/))
    .sort((a, b) => b.length - a.length);

const same = (token: Token | undefined, word: string) =>
  token !== undefined && (token.key === word || token.lemma === word);

/** How many tokens from here one of the phrases takes; 0 for none. */
export function phraseAt(tokens: readonly Token[], at: number, list: Phrases): number {
  return list.find((words) => words.every((word, offset) => same(tokens[at + offset], word)))?.length ?? 0;
}

interface Cut {
  readonly found: string;
  readonly rest: readonly Token[];
  readonly at: number;
}

/** Takes the longest of the phrases out of the tokens; the first of equally long ones. */
export function cutPhrase(tokens: readonly Token[], list: Phrases): Cut | undefined {
  for (const words of list) {
    const at = tokens.findIndex((_, index) =>
      words.every((word, offset) => same(tokens[index + offset], word)),
    );
    if (at < 0) continue;
    return { found: words.join(' '), at, rest: [...tokens.slice(0, at), ...tokens.slice(at + words.length)] };
  }
  return undefined;
}

/** Takes out all of the phrases, as often as they stand there. */
export function withoutPhrases(tokens: readonly Token[], list: Phrases): readonly Token[] {
  let rest = tokens;
  for (let cut = cutPhrase(rest, list); cut; cut = cutPhrase(rest, list)) rest = cut.rest;
  return rest;
}
