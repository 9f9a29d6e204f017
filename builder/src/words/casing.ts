import { ACRONYMS, CALENDAR_NAMES, LANGUAGES, PRODUCTS, SCALES } from './lists/proper-names';
import { capitalise } from './text';

const ACRONYM_SET = new Set(ACRONYMS);

/** A map, not an object: 'constructor' is a word that people write, and no key of ours. */
const PROPER: ReadonlyMap<string, string> = new Map(
  [PRODUCTS, LANGUAGES, CALENDAR_NAMES, SCALES].flat().map((word) => [word.toLowerCase(), word]),
);

/** True for text that shouts: casing then says nothing about single words. */
function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 12 && letters === letters.toUpperCase();
}

/** Text in capitals only, in small letters: casing then carries no meaning. */
export function lowerWhenShouted(text: string): string {
  return isShouted(text) ? text.toLowerCase() : text;
}

function caseWord(word: string, shouted: boolean): string {
  const lower = word.toLowerCase();
  if (/^i(?:'(?:m|ve|d|ll))?$/.test(lower)) return capitalise(lower);
  if (ACRONYM_SET.has(lower)) return lower.toUpperCase() === 'PH' ? 'pH' : lower.toUpperCase();
  const proper = PROPER.get(lower);
  if (proper) return proper;
  // Capitals inside a word are meant: 'eBay', 'VO2max', 'SKU'.
  const isMeant = /\p{L}.*\p{Lu}/u.test(word) && /\p{Ll}|\d/u.test(word.slice(0, -1));
  const isAcronym = /^[\p{Lu}\d&]{2,5}$/u.test(word) && /\p{Lu}/u.test(word);
  return !shouted && (isMeant || isAcronym) ? word : lower;
}

/** 'Date Of VISIT' → 'Date of visit'; acronyms and names of products keep their letters. */
export function sentenceCase(text: string): string {
  const shouted = isShouted(text);
  return capitalise(
    text.replace(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]|&(?=\p{L}))*/gu, (word) => caseWord(word, shouted)),
  );
}

/** A title as the user wrote it, its first letter raised; text in capitals only is calmed. */
export function titleCase(text: string): string {
  if (isShouted(text)) return sentenceCase(text);
  return capitalise(
    text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word) => {
      const lower = word.toLowerCase();
      if (word !== lower) return word;
      return PROPER.get(lower) ?? (ACRONYM_SET.has(lower) ? caseWord(word, false) : word);
    }),
  );
}

/** Lower case for the middle of a sentence: 'Practice session' → 'practice session', 'URL' stays. */
export function inSentence(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const lower = first.toLowerCase();
  const keeps =
    PROPER.has(lower) || first.slice(1) !== first.slice(1).toLowerCase() || ACRONYM_SET.has(lower);
  return [keeps ? first : lower, ...rest].join(' ');
}
