import type { DecidedPlace, PullConflict } from '@tessera/shared/contracts';
import {
  ConflictFiles,
  linesLost,
  useConflictPicks,
  type ConflictChoice,
  type ConflictPlace,
  type ConflictWords,
} from '@tessera/shared/diff';
import { Banner } from '@tessera/shared/ui';
import { countOf } from '../../lib/github-words';

/** What somebody decides about each place, in the form in which it is sent. */
export function usePullDecisions(conflicts: readonly PullConflict[]) {
  const picks = useConflictPicks(conflicts);
  return {
    picks,
    decided: (): readonly DecidedPlace[] => {
      const texts = picks.texts();
      return conflicts.flatMap(({ path, places }, file) =>
        places.map(({ mine, theirs }, at) => ({ path, mine, theirs, text: texts[file]?.[at] ?? mine })),
      );
    },
  };
}

export interface PullConflictsProps {
  conflicts: readonly PullConflict[];
  picks: ReturnType<typeof useConflictPicks>;
}

/** Where the project and GitHub both changed the same lines: both texts, and which is to stand there. */
export function PullConflicts({ conflicts, picks }: PullConflictsProps) {
  const isDecidable = conflicts.every(({ places }) => places.length > 0);
  return (
    <>
      <Banner tone="warn" role="status" title="Both sides changed the same lines">
        {isDecidable
          ? 'Nothing was changed: choose what is to stand in each place, then pull again.'
          : 'Nothing was changed. One of the files is too large to be decided here: make it the same on both sides, under Code or at GitHub, then pull again.'}
      </Banner>
      <ConflictFiles files={conflicts} picks={picks} words={WORDS} isReadOnly={!isDecidable} />
    </>
  );
}

const WORDS: ConflictWords = {
  mine: 'Yours',
  theirs: "GitHub's",
  keepMine: 'Keep mine',
  takeTheirs: "Take GitHub's",
  describe: meaningOf,
};

/** What a choice keeps, and what is then not there. A side without text has nothing there, or no such file. */
function meaningOf({ mine, theirs }: ConflictPlace, choice: ConflictChoice): string {
  if (choice === 'own') return 'What you write stands here, in place of both texts.';
  const [kept, name, other, others] =
    choice === 'mine' ? [mine, 'Yours', theirs, "GitHub's"] : [theirs, "GitHub's", mine, 'yours'];
  if (kept === '')
    return `${countOf(linesLost(other, kept), 'line')} of ${others} taken out: nothing stands here.`;
  const lost = linesLost(other, kept);
  return lost === 0
    ? `${name} stands here, with every line of ${others}.`
    : `${name} stands here, without ${countOf(lost, 'line')} of ${others}.`;
}
