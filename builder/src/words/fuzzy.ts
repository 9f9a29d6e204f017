const at = (row: readonly number[], index: number) => row[index] ?? Number.MAX_SAFE_INTEGER;

/** Edits (insert, delete, replace, swap neighbours) between two words; above `limit`, no more than that it is above. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const best = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      const isSwap = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(best, at(older, j - 2) + 1) : best);
    }
    // A row is made of the two above it: when both are over the limit, so is everything below.
    if (Math.min(...row) > limit && Math.min(...previous) > limit) return limit + 1;
    older = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}

/** One typo for words of four letters and more, two from nine: what still counts as the same word. */
export function isNearly(a: string, b: string): boolean {
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  const limit = length >= 9 ? 2 : 1;
  return length >= 4 && distance(a, b, limit) <= limit;
}
