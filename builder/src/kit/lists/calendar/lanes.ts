/** Something that takes a stretch of days or minutes, both ends counted. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** Something in the lane where it touches nothing else. */
export interface InLane<T> {
  readonly item: T;
  readonly lane: number;
}

/** Puts things that overlap into lanes side by side, each into the first that is free. They come in order of their start. */
export function inLanes<T extends Stretch>(items: readonly T[]): readonly InLane<T>[] {
  const ends: number[] = [];
  return items.map((item) => {
    const free = ends.findIndex((end) => end < item.first);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.last;
    return { item, lane };
  });
}

/** The part of a stretch that lies in another one; null when none does. */
export function clip<T extends Stretch>(item: T, first: number, last: number): T | null {
  if (item.last < first || item.first > last) return null;
  return { ...item, first: Math.max(item.first, first), last: Math.min(item.last, last) };
}

/** Groups of things that hang together because each overlaps another one of the group. */
export function clusters<T extends Stretch>(items: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = [];
  let end = -Infinity;
  for (const item of items) {
    if (item.first > end) groups.push([]);
    groups.at(-1)?.push(item);
    end = Math.max(end, item.last);
  }
  return groups;
}
