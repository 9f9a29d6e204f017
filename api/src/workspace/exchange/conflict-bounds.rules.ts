import { MAX_PULL_LETTERS, MAX_PULL_PLACES, type PullConflict } from '@tessera/shared/contracts';

/** The texts of as many places as can be sent back decided; of files that are too large for that, their paths. */
export function withinPullBounds(conflicts: readonly PullConflict[]): PullConflict[] {
  let [letters, places] = [MAX_PULL_LETTERS, MAX_PULL_PLACES];
  return conflicts.map((conflict) => {
    const size = lettersOf(conflict);
    if (size > letters || conflict.places.length > places) return { ...conflict, places: [] };
    letters -= size;
    places -= conflict.places.length;
    return conflict;
  });
}

function lettersOf({ places }: PullConflict): number {
  return places.reduce((sum, { mine, theirs }) => sum + mine.length + theirs.length, 0);
}
