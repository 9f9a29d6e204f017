import { compareTexts, type DiffOptions } from './compare-texts';
import type { DiffRow } from './diff-rows';
import { numberLines } from './number-lines';

/**
 * Compares two texts by lines, and changed lines by words.
 *
 * @param before empty for a file that is new
 * @param after empty for a file that is gone
 */
export function diffTexts(before: string, after: string, options: DiffOptions = {}): DiffRow[] {
  return numberLines(before, after, compareTexts(before, after, options));
}
