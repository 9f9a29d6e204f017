import { toRows, type DiffRow } from './diff-rows';

/** Past this many milliseconds a diff is not worth waiting for: the whole text counts as rewritten. */
const DEADLINE = 1500;

/**
 * Compares two texts line by line. The library is loaded at the first use: it is not part of the first view.
 *
 * @param before the old text; empty for an added file
 * @param after the new text; empty for a removed file
 */
export async function diffTexts(before: string, after: string): Promise<DiffRow[]> {
  const { diffLines } = await import('diff');
  const changes = diffLines(before, after, { timeout: DEADLINE });
  return toRows(
    changes ?? [
      { value: before, removed: true, added: false },
      { value: after, removed: false, added: true },
    ],
  );
}
