import type { Said } from './claim';
import { SILENT_WORDS } from '../words/lists/grammar';
import { cleanText, wordsOf } from '../words/text';

const SILENT = new Set(SILENT_WORDS);

/** The runs of words of a prompt that no phrase contains that was read: they must not go unmentioned. */
export function findUncovered(prompt: string, said: readonly Said[]): string[] {
  const known = new Set(
    said.flatMap((part) => wordsOf(part.phrase).flatMap((word) => [word, ...word.split('/')])),
  );
  const runs: string[] = [];
  for (const piece of cleanText(prompt)
    .replace(/\b[ei]\.g\.?|\bi\.e\.?/gi, ' ')
    .split(/[\n,;:.!?()]+/)) {
    const words = wordsOf(piece).flatMap((word) => word.split('/'));
    const isOpen = (word: string) => word !== '' && !known.has(word) && !SILENT.has(word);
    const first = words.findIndex(isOpen);
    if (first >= 0) runs.push(words.slice(first, words.findLastIndex(isOpen) + 1).join(' '));
  }
  return [...new Set(runs)].slice(0, 60);
}
