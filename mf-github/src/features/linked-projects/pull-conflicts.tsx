import type { DecidedFile, DecidedPlace, PullConflict } from '@tessera/shared/contracts';
import {
  ConflictFiles,
  linesLost,
  useConflictPicks,
  type ConflictChoice,
  type ConflictPlace,
  type ConflictWords,
} from '@tessera/shared/diff';
import { Banner, Button, formatNumber, Row } from '@tessera/shared/ui';
import { countOf } from '../../lib/github-words';

/** What is to stand in each place, and in each file of which there was too much to show. */
export interface PullDecisions {
  readonly decided: readonly DecidedPlace[];
  readonly decidedFiles: readonly DecidedFile[];
}

/** What somebody decides, in the form in which it is sent. */
export function usePullDecisions(conflicts: readonly PullConflict[]) {
  const picks = useConflictPicks(conflicts, undefined);
  return {
    picks,
    decisions: (): PullDecisions => {
      const texts = picks.texts();
      return {
        decided: conflicts.flatMap(({ path, places }, file) =>
          places.map(({ mine, theirs }, at) => ({ path, mine, theirs, text: texts[file]?.[at] ?? mine })),
        ),
        decidedFiles: [...picks.sides()].map(([path, take]) => ({ path, take })),
      };
    },
  };
}

export interface PullConflictsProps {
  conflicts: readonly PullConflict[];
  picks: ReturnType<typeof useConflictPicks>;
}

/** Where the project and GitHub both changed the same lines: both texts, and which is to stand there. */
export function PullConflicts({ conflicts, picks }: PullConflictsProps) {
  return (
    <>
      <Banner tone="warn" role="status" title={titleOf(conflicts)}>
        Nothing was changed: choose what is to stand in each place, then pull again.
      </Banner>
      <PullProgress picks={picks} />
      <ConflictFiles
        files={conflicts}
        picks={picks}
        words={(path) => wordsFor(conflicts.find((one) => one.path === path))}
      />
    </>
  );
}

function PullProgress({ picks }: Pick<PullConflictsProps, 'picks'>) {
  return (
    <Row>
      <p role="status">{`${formatNumber(picks.decided)} of ${formatNumber(picks.count)} decided`}</p>
      <Button
        size="small"
        onClick={() => {
          picks.pickAll('mine');
        }}
      >
        Keep all mine
      </Button>
      <Button
        size="small"
        onClick={() => {
          picks.pickAll('theirs');
        }}
      >
        {"Take all GitHub's"}
      </Button>
    </Row>
  );
}

function titleOf(conflicts: readonly PullConflict[]): string {
  if (conflicts.every(({ removedBy }) => removedBy === undefined)) return 'Both sides changed the same lines';
  return conflicts.every(({ removedBy }) => removedBy !== undefined)
    ? 'One side removed what the other changed'
    : 'Both sides changed the same files';
}

function wordsFor(conflict: PullConflict | undefined): ConflictWords {
  if (conflict?.removedBy !== undefined) return REMOVED[conflict.removedBy];
  return conflict?.places.length === 0 ? WHOLE : WORDS;
}

const WORDS: ConflictWords = {
  mine: 'Yours',
  theirs: "GitHub's",
  keepMine: 'Keep mine',
  takeTheirs: "Take GitHub's",
  describe: meaningOf,
};

/** For a file of which there is too much to show. */
const WHOLE: ConflictWords = {
  ...WORDS,
  describe: (_, choice) =>
    choice === 'mine'
      ? 'Your file stays, without what GitHub changed in it.'
      : "GitHub's file stands here, without what you changed in it.",
};

/** By the side that removed the file. */
const REMOVED: Readonly<Record<'mine' | 'theirs', ConflictWords>> = {
  mine: {
    ...WORDS,
    keepMine: 'Remove the file',
    takeTheirs: 'Keep the file',
    nothing: '(you removed this file)',
    canWrite: false,
    describe: (_, choice) =>
      choice === 'mine'
        ? 'You removed this file. It stays away, without what GitHub changed in it.'
        : "You removed this file. It comes back with GitHub's text.",
  },
  theirs: {
    ...WORDS,
    keepMine: 'Keep the file',
    takeTheirs: 'Remove the file',
    nothing: '(GitHub removed this file)',
    canWrite: false,
    describe: (_, choice) =>
      choice === 'mine'
        ? 'GitHub removed this file. It stays in the project with your text.'
        : 'GitHub removed this file. It goes from the project too, with what you changed in it.',
  },
};

/** What a choice keeps, and what is then not there. */
function meaningOf({ mine, theirs }: ConflictPlace, choice: ConflictChoice): string {
  if (choice === 'own') return 'What you write stands here, in place of both texts.';
  const isMine = choice === 'mine';
  const [kept, other] = isMine ? [mine, theirs] : [theirs, mine];
  const name = isMine ? 'Yours stays' : "GitHub's stands here";
  const others = isMine ? "GitHub's" : 'yours';
  const lost = linesLost(other, kept);
  const lines = `${countOf(lost, 'line')} of ${others}`;
  if (kept === '') return `Nothing stands here: ${lines} ${lost === 1 ? 'is' : 'are'} left out.`;
  return lost === 0 ? `${name}, with every line of ${others}.` : `${name}, without ${lines}.`;
}
