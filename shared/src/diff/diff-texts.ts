import { diffLines, diffWordsWithSpace } from 'diff';
import { toRows, type DiffRow } from './diff-rows';

/** Past so many milliseconds it is not worth waiting for: all of the text counts as rewritten. */
const DEADLINE_MS = 1500;
const WORDS_DEADLINE_MS = 20;

/**
 * Compares two texts by lines, and changed lines by words.
 *
 * @param before empty for a file that is new
 * @param after empty for a file that is gone
 */
export function diffTexts(before: string, after: string): DiffRow[] {
  const changes = diffLines(before, after, { timeout: DEADLINE_MS });
  return toRows(changes ?? rewritten(before, after), (was, is) =>
    diffWordsWithSpace(was, is, { timeout: WORDS_DEADLINE_MS }),
  );
}

function rewritten(before: string, after: string) {
  return [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
}
