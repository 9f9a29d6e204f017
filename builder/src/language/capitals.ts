import { CALENDAR_NAMES } from '../words/lists/proper-names';

/** Who types in small letters means the same: the capitals that others type are put back before anything is read (READ-01). */

/** Names of days and months that are something else in small letters, or too short to be sure. */
const SHORTEST_NAME = 4;
const ALSO_WORDS: ReadonlySet<string> = new Set(['march']);

const NAMES: ReadonlyMap<string, string> = new Map(
  CALENDAR_NAMES.filter((name) => name.length >= SHORTEST_NAME)
    .map((name) => [name.toLowerCase(), name] as const)
    .filter(([word]) => !ALSO_WORDS.has(word)),
);

/** What is quoted stays as it is. */
const WORD = /"[^"\n]*"|(?<![\p{L}\p{N}@./_-])\p{Ll}+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
/** Behind a word of three letters and more, so that no abbreviation ends a sentence. */
const SENTENCE_START = /(^\s*|\p{L}{3}[.!?]+["')\]]*\s+)(\p{Ll})(?=\p{L}|\s)/gu;
const ABBREVIATED = /(?:approx|incl|excl|max|min|etc|tel|inc|ltd|usw|bzw|ggf)\.\s*$/i;

/** The text with the capitals that English sentences have. */
export function withCapitals(text: string): string {
  return text
    .replace(WORD, (word) => (word === 'i' ? 'I' : (NAMES.get(word) ?? word)))
    .replace(SENTENCE_START, (whole, before: string, letter: string, at: number) =>
      ABBREVIATED.test(text.slice(Math.max(0, at - 8), at) + before) ? whole : before + letter.toUpperCase(),
    );
}
