import { isNearly } from './fuzzy';
import { singular } from './inflect';
import { FILLER_WORDS, SILENT_WORDS } from './lists/grammar';
import { wordsOf } from './text';

const EMPTY = new Set([...SILENT_WORDS, ...FILLER_WORDS]);

/** The words of a text that say something, in the singular. */
export function stems(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => word.split(/[/-]/))
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(singular);
}

/** The same word, one letter off, or one the beginning of the other: 'runs' and 'running'. */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 3 && long.startsWith(short)) || isNearly(one, other);
}

/** Whether each of these words stands in one of the names. */
export function areIn(words: readonly string[], names: readonly string[]): boolean {
  const known = names.flatMap(stems);
  return words.every((word) => known.some((own) => isSameWord(own, word)));
}
