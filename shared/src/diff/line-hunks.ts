import type { Difference } from './compare-sequences';

/** A stretch of lines that others took the place of. Either side may be empty; the ends are not part of it. */
export interface Hunk {
  oldFrom: number;
  oldTo: number;
  newFrom: number;
  newTo: number;
}

/** The changes in the order of the texts. */
export function hunksOf({ removed, added }: Difference): Hunk[] {
  const hunks: Hunk[] = [];
  let old = 0;
  let fresh = 0;
  while (old < removed.length || fresh < added.length) {
    const hunk = { oldFrom: old, oldTo: old, newFrom: fresh, newTo: fresh };
    while (removed[hunk.oldTo] === 1) hunk.oldTo += 1;
    while (added[hunk.newTo] === 1) hunk.newTo += 1;
    old = hunk.oldTo;
    fresh = hunk.newTo;
    if (old > hunk.oldFrom || fresh > hunk.newFrom) hunks.push(hunk);
    while (old < removed.length && removed[old] === 0 && added[fresh] === 0) {
      old += 1;
      fresh += 1;
    }
  }
  return hunks;
}

/**
 * Moves lines that came or went as far down as they may stand: of two functions that begin and end alike, the one that was added
 * is added whole.
 */
export function slideDown(hunks: readonly Hunk[], before: ArrayLike<number>, after: ArrayLike<number>): void {
  for (const [index, hunk] of hunks.entries()) {
    const room = (hunks[index + 1]?.oldFrom ?? before.length) - hunk.oldTo;
    const [lines, from, to] =
      hunk.oldFrom === hunk.oldTo ? [after, hunk.newFrom, hunk.newTo] : [before, hunk.oldFrom, hunk.oldTo];
    if (hunk.oldFrom < hunk.oldTo && hunk.newFrom < hunk.newTo) continue;
    let distance = 0;
    while (distance < room && lines[from + distance] === lines[to + distance]) distance += 1;
    // Beside the next change it would be taken for a part of that.
    if (distance === room && index < hunks.length - 1) continue;
    hunk.oldFrom += distance;
    hunk.oldTo += distance;
    hunk.newFrom += distance;
    hunk.newTo += distance;
  }
}
