import { MAX_PLACES, type DecidedPlace, type RunConflict } from '@tessera/shared/contracts';
import { StepFailedError } from './understand-run.service';

/** What a run keeps of the texts: of this many files, and this many letters of all together. */
const MAX_FILES = 5;
const MAX_LETTERS = 100_000;
/** More files than these are counted. */
const MAX_NAMED = 50;

/** An edit by hand and the change touch the same lines: the person decides, the edit by hand stays. */
export class ConflictsError extends StepFailedError {
  override readonly name = 'ConflictsError';
  constructor(
    message: string,
    readonly conflicts: RunConflict[],
  ) {
    super('write', message);
  }
}

export function refuseConflicts(conflicts: readonly RunConflict[]): void {
  if (conflicts.length === 0) return;
  const paths = conflicts.map(({ path }) => path);
  throw new ConflictsError(`Needs your decision: ${paths.join(', ')}`, withinBounds(conflicts));
}

/** More files than these are counted where they are told of in a sentence. */
const MOST_TOLD = 3;

/** What the answer says of places where somebody's text stands and not the change's; '' where there are none. */
export function whatStayed(decided: readonly DecidedPlace[] | null): string {
  const kept = (decided ?? []).filter(({ theirs, text }) => text.trim() !== theirs.trim());
  const paths = [...new Set(kept.map(({ path }) => path))];
  if (paths.length === 0) return '';
  const rest = paths.length - MOST_TOLD;
  const named = [...paths.slice(0, MOST_TOLD), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return ` As you decided, your text stands in ${named}: what this change would write there is left out, so look whether the rest works with it.`;
}

function lettersOf({ places }: RunConflict): number {
  return places.reduce((sum, { mine, theirs }) => sum + mine.length + theirs.length, 0);
}

/** The texts of as many files as there is room for, of the others their paths. */
export function withinBounds(conflicts: readonly RunConflict[]): RunConflict[] {
  let room = MAX_LETTERS;
  return conflicts.slice(0, MAX_NAMED).map((conflict, index) => {
    const letters = lettersOf(conflict);
    if (index >= MAX_FILES || letters > room || conflict.places.length > MAX_PLACES)
      return { path: conflict.path, places: [] };
    room -= letters;
    return conflict;
  });
}
