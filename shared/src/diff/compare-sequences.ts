import { diffArrays } from 'diff';

/** What two sequences do not share: 1 where something went, or came. */
export interface Difference {
  readonly removed: Uint8Array;
  readonly added: Uint8Array;
}

/**
 * Compares sequences of small numbers, which count from 0: the same number for what is the same.
 *
 * @param timeout milliseconds; past them all between what begins and what ends alike counts as changed
 */
export function compareSequences(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  timeout: number,
): Difference {
  const removed = new Uint8Array(before.length).fill(1);
  const added = new Uint8Array(after.length).fill(1);
  // What the other one does not have at all takes part in no way: then most changed lines cost nothing.
  const oldPlaces = placesOfShared(before, after);
  const newPlaces = placesOfShared(after, before);
  const old = oldPlaces.map((place) => before[place] ?? 0);
  const fresh = newPlaces.map((place) => after[place] ?? 0);
  const keep = (oldFrom: number, newFrom: number, count: number) => {
    for (let at = 0; at < count; at += 1) {
      removed[oldPlaces[oldFrom + at] ?? 0] = 0;
      added[newPlaces[newFrom + at] ?? 0] = 0;
    }
  };
  const start = sharedStart(old, fresh);
  const end = sharedStart(old.slice(start).toReversed(), fresh.slice(start).toReversed());
  keep(0, 0, start);
  keep(old.length - end, fresh.length - end, end);
  let [oldAt, newAt] = [start, start];
  const middle = (all: readonly number[]) => all.slice(start, all.length - end);
  for (const part of diffArrays(middle(old), middle(fresh), { timeout }) ?? []) {
    if (!part.added && !part.removed) keep(oldAt, newAt, part.count);
    if (!part.added) oldAt += part.count;
    if (!part.removed) newAt += part.count;
  }
  return { removed, added };
}

function placesOfShared(own: ArrayLike<number>, other: ArrayLike<number>): number[] {
  const isKnown: boolean[] = [];
  for (let place = 0; place < other.length; place += 1) isKnown[other[place] ?? 0] = true;
  const places: number[] = [];
  for (let place = 0; place < own.length; place += 1) if (isKnown[own[place] ?? 0]) places.push(place);
  return places;
}

/** How many both begin with. */
function sharedStart(before: readonly number[], after: readonly number[]): number {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  return start;
}
