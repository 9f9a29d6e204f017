import type { Lexicon } from './lexicon';
import { tokenise } from './tokenise';

/** A part of a compound: where it stands in the word, and its English. */
export interface CompoundPart {
  readonly start: number;
  readonly end: number;
  readonly english: string;
}

const LINKS = ['', 's', 'n', 'en', 'es'] as const;
const LEAST = 3;
const LONGEST = 40;
const NAMES = /^(?:noun|plural|adjective|verb|ing)$/;

const isNaming = (english: string | undefined): english is string =>
  english !== undefined && tokenise(english).every(({ tag }) => NAMES.test(tag));

/** The English of a word, or of it without what links it to the next: 'geburtstags' is 'geburtstag'. */
function linkedPart(
  word: string,
  lexicon: Lexicon,
): { readonly end: number; readonly english: string } | undefined {
  for (const link of LINKS) {
    const end = word.length - link.length;
    if (end < LEAST || !word.endsWith(link)) continue;
    const english = lexicon.findExact(word.slice(0, end));
    if (isNaming(english)) return { end, english };
  }
  // 'schulklasse': the first word has lost its end.
  const english = lexicon.findExact(`${word}e`);
  return word.length > LEAST && isNaming(english) ? { end: word.length, english } : undefined;
}

/** Cuts a German compound, in lower case, into two or three words of the lexicon; the last is as long as may be. */
export function compoundParts(
  word: string,
  lexicon: Lexicon,
  depth = 0,
): readonly CompoundPart[] | undefined {
  if (word.length < 2 * LEAST || word.length > LONGEST || depth > 1) return undefined;
  for (let cut = LEAST; cut <= word.length - LEAST; cut += 1) {
    const head = lexicon.findExact(word.slice(cut));
    if (!isNaming(head)) continue;
    const last = { start: cut, end: word.length, english: head };
    const lead = linkedPart(word.slice(0, cut), lexicon);
    if (lead) return [{ start: 0, ...lead }, last];
    const more = compoundParts(word.slice(0, cut), lexicon, depth + 1);
    if (more) return [...more, last];
  }
  return undefined;
}
