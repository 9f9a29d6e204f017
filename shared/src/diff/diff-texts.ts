import { diffArrays, diffWordsWithSpace } from 'diff';
import type { DiffRow } from './diff-rows';
import { markWords } from './mark-words';
import { internLines, numberLines, splitLines, type LineChange } from './number-lines';

/** Past so many milliseconds it is not worth waiting for: all of the text counts as rewritten. */
const DEADLINE_MS = 1500;
const WORDS_DEADLINE_MS = 20;

export interface DiffOptions {
  /** Lines that differ in spaces alone, and in the kind of their breaks, count as the same. */
  readonly ignoresWhitespace?: boolean | undefined;
}

/**
 * Compares two texts by lines, and changed lines by words.
 *
 * @param before empty for a file that is new
 * @param after empty for a file that is gone
 */
export function diffTexts(
  before: string,
  after: string,
  { ignoresWhitespace = false }: DiffOptions = {},
): DiffRow[] {
  const was = splitLines(before);
  const is = splitLines(after);
  const [old = [], fresh = []] = internLines([was, is], ignoresWhitespace);
  const changes = diffArrays(old, fresh, { timeout: DEADLINE_MS }) ?? rewritten(old.length, fresh.length);
  return markWords(numberLines(changes, was, is), (one, other) =>
    diffWordsWithSpace(one, other, { timeout: WORDS_DEADLINE_MS }),
  );
}

function rewritten(before: number, after: number): LineChange[] {
  return [
    { count: before, removed: true, added: false },
    { count: after, removed: false, added: true },
  ];
}
