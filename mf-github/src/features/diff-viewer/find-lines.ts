import type { DiffRow } from '@tessera/shared/diff';
import type { Side } from './diff-items';

/** A place where the searched text stands. */
export interface Match {
  readonly side: Side;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Of more nobody looks at each. */
export const MOST_MATCHES = 5000;

/** Every place in all lines of a file, folded ones too, whatever the case of its letters. */
export function findInLines(rows: readonly DiffRow[], query: string): Match[] {
  const wanted = query.toLowerCase();
  const matches: Match[] = [];
  if (wanted === '') return matches;
  for (const { kind, text, oldNumber, newNumber } of rows) {
    const side = kind === 'removed' ? 'L' : 'R';
    const line = (kind === 'removed' ? oldNumber : newNumber) ?? 0;
    const within = text.toLowerCase();
    // Letters whose small form is longer, such as İ, would move what comes after them.
    const searched = within.length === text.length ? within : text;
    for (
      let from = searched.indexOf(wanted);
      from >= 0;
      from = searched.indexOf(wanted, from + wanted.length)
    ) {
      matches.push({ side, line, from, to: from + wanted.length });
      if (matches.length >= MOST_MATCHES) return matches;
    }
  }
  return matches;
}
