/** From the first up to but without the second. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Rows come and go in steps of so many: a multiple of every number of cards that stand side by side. */
export const STEP = 12;

/** What a step of rows is taken to be high before any was measured. */
const UNMEASURED = STEP * 44;

/** How far beyond what is seen rows are ready: half of that, and never more than so many pixels. */
const MOST_AHEAD = 400;

/** The steps of rows that are seen or nearly so, as places of rows. `heights` is by the number of the step. */
export function rangeOf(heights: ReadonlyMap<number, number>, count: number, seen: Range): Range {
  const average = averageOf(heights);
  const ahead = Math.min(MOST_AHEAD, (seen.to - seen.from) / 2);
  let from = 0;
  let top = 0;
  let place = 0;
  for (; place < count; place += STEP) {
    if (top >= seen.to + ahead) break;
    const bottom = top + (heights.get(place / STEP) ?? average);
    if (bottom <= seen.from - ahead) from = place + STEP;
    top = bottom;
  }
  const last = Math.max(0, Math.ceil(count / STEP) - 1) * STEP;
  const first = Math.min(from, last);
  return { from: first, to: Math.min(Math.max(place, first + STEP), count) };
}

/**
 * The next range on the way to another one. One step of rows comes in at a time, so that no frame waits for more, unless
 * nothing of what is wanted is there.
 */
export function rangeTowards(range: Range, wanted: Range): Range {
  if (wanted.to <= range.from || wanted.from >= range.to) return wanted;
  return { from: Math.max(wanted.from, range.from - STEP), to: Math.min(wanted.to, range.to + STEP) };
}

/** How high the rows between two places are together. */
export function sumOf(heights: ReadonlyMap<number, number>, from: number, to: number): number {
  const average = averageOf(heights);
  let sum = 0;
  for (let place = from; place < to; place += STEP) {
    const share = Math.min(STEP, to - place) / STEP;
    sum += heights.get(place / STEP) ?? average * share;
  }
  return sum;
}

function averageOf(heights: ReadonlyMap<number, number>): number {
  if (heights.size === 0) return UNMEASURED;
  return [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size;
}
