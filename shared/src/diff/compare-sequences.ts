/** What two sequences do not share: 1 where something went, or came. */
export interface Difference {
  readonly removed: Uint8Array;
  readonly added: Uint8Array;
}

/** A part of both sequences that is still to be compared. */
interface Box {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** How far the paths of one direction came, by their diagonals, counted from the corner where they start. */
interface Front {
  readonly reached: Int32Array;
  readonly middle: number;
}

interface Search {
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly forwards: Front;
  readonly backwards: Front;
  readonly isOver: () => boolean;
}

/**
 * Compares sequences of small numbers, which count from 0: the same number for what is the same. It is X
 *
 * @param isOver once it is, what is not compared yet counts as changed
 */
export function compareSequences(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  isOver: () => boolean = () => false,
): Difference {
  const removed = new Uint8Array(before.length);
  const added = new Uint8Array(after.length);
  // What the other one does not have at all takes part in no way: a file that was written anew costs nothing.
  const oldPlaces = placesOfShared(before, after, removed);
  const newPlaces = placesOfShared(after, before, added);
  const middle = oldPlaces.length + newPlaces.length + 2;
  const front = (): Front => ({ reached: new Int32Array(2 * middle + 1), middle });
  const search: Search = {
    before: oldPlaces.map((place) => before[place] ?? 0),
    after: newPlaces.map((place) => after[place] ?? 0),
    forwards: front(),
    backwards: front(),
    isOver,
  };
  const boxes: Box[] = [{ oldFrom: 0, oldTo: oldPlaces.length, newFrom: 0, newTo: newPlaces.length }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    const rest = trim(search, box);
    const split = splitOf(search, rest);
    if (split) {
      const [old, fresh] = split;
      boxes.push({ ...rest, oldTo: old, newTo: fresh }, { ...rest, oldFrom: old, newFrom: fresh });
    } else {
      for (let at = rest.oldFrom; at < rest.oldTo; at += 1) removed[oldPlaces[at] ?? 0] = 1;
      for (let at = rest.newFrom; at < rest.newTo; at += 1) added[newPlaces[at] ?? 0] = 1;
    }
  }
  return { removed, added };
}

function placesOfShared(own: ArrayLike<number>, other: ArrayLike<number>, changed: Uint8Array): Int32Array {
  const isKnown: boolean[] = [];
  for (let place = 0; place < other.length; place += 1) isKnown[other[place] ?? 0] = true;
  const places = new Int32Array(own.length);
  let count = 0;
  for (let place = 0; place < own.length; place += 1) {
    if (isKnown[own[place] ?? 0]) {
      places[count] = place;
      count += 1;
    } else changed[place] = 1;
  }
  return places.subarray(0, count);
}

/** Without what begins and ends alike. */
function trim({ before, after }: Search, { oldFrom, oldTo, newFrom, newTo }: Box): Box {
  let start = 0;
  const most = Math.min(oldTo - oldFrom, newTo - newFrom);
  while (start < most && before[oldFrom + start] === after[newFrom + start]) start += 1;
  let end = 0;
  while (end < most - start && before[oldTo - 1 - end] === after[newTo - 1 - end]) end += 1;
  return { oldFrom: oldFrom + start, oldTo: oldTo - end, newFrom: newFrom + start, newTo: newTo - end };
}

/** A place that a shortest way leads through; none where all of the box has changed, or where time is up. */
function splitOf(search: Search, box: Box): readonly [old: number, fresh: number] | undefined {
  const oldLength = box.oldTo - box.oldFrom;
  const newLength = box.newTo - box.newFrom;
  if (oldLength === 0 || newLength === 0) return undefined;
  const { forwards, backwards } = search;
  for (const { reached, middle } of [forwards, backwards]) reached[middle + 1] = 0;
  for (let steps = 0; !search.isOver(); steps += 1) {
    const there = advance(search, box, steps, true);
    if (there !== undefined) {
      const old = forwards.reached[forwards.middle + there] ?? 0;
      return [box.oldFrom + old, box.newFrom + old - there];
    }
    const back = advance(search, box, steps, false);
    if (back !== undefined) {
      const old = backwards.reached[backwards.middle + back] ?? 0;
      return [box.oldTo - old, box.newTo - old + back];
    }
  }
  return undefined;
}

/** One step more on each diagonal. Answers the one where both directions meet, if they do. */
function advance(search: Search, box: Box, steps: number, isForwards: boolean): number | undefined {
  const { reached, middle } = isForwards ? search.forwards : search.backwards;
  const lowest = -steps + 2 * Math.max(0, steps - (box.newTo - box.newFrom));
  const highest = steps - 2 * Math.max(0, steps - (box.oldTo - box.oldFrom));
  for (let diagonal = lowest; diagonal <= highest; diagonal += 2) {
    const below = reached[middle + diagonal - 1] ?? 0;
    const above = reached[middle + diagonal + 1] ?? 0;
    const goesDown = diagonal === -steps || (diagonal !== steps && below < above);
    const old = follow(search, box, goesDown ? above : below + 1, diagonal, isForwards);
    reached[middle + diagonal] = old;
    if (meets(search, box, { old, diagonal, steps, isForwards })) return diagonal;
  }
  return undefined;
}

interface Step {
  readonly old: number;
  readonly diagonal: number;
  readonly steps: number;
  readonly isForwards: boolean;
}

/** Whether the other direction came as far from its side. */
function meets(search: Search, box: Box, { old, diagonal, steps, isForwards }: Step): boolean {
  const delta = box.oldTo - box.oldFrom - (box.newTo - box.newFrom);
  // Ways that meet have an odd or an even number of steps, as the difference of the lengths has.
  if ((delta % 2 !== 0) !== isForwards) return false;
  const other = delta - diagonal;
  // Backwards goes after forwards: it is a step behind.
  if (Math.abs(other) > (isForwards ? steps - 1 : steps) || !isWithin(box, old, diagonal)) return false;
  const { reached, middle } = isForwards ? search.backwards : search.forwards;
  const facing = reached[middle + other] ?? 0;
  return old + facing >= box.oldTo - box.oldFrom && isWithin(box, facing, other);
}

function isWithin({ oldFrom, oldTo, newFrom, newTo }: Box, old: number, diagonal: number): boolean {
  return old <= oldTo - oldFrom && old >= diagonal && old - diagonal <= newTo - newFrom;
}

/** Goes along a diagonal for as long as both sequences are alike. */
function follow(
  { before, after }: Search,
  { oldFrom, oldTo, newFrom, newTo }: Box,
  start: number,
  diagonal: number,
  isForwards: boolean,
): number {
  let old = start;
  const most = Math.min(oldTo - oldFrom, newTo - newFrom + diagonal);
  if (isForwards) while (old < most && before[oldFrom + old] === after[newFrom + old - diagonal]) old += 1;
  else while (old < most && before[oldTo - 1 - old] === after[newTo - 1 - old + diagonal]) old += 1;
  return old;
}
