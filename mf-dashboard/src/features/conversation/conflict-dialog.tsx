import type { RunConflict } from '@tessera/shared/contracts';
import {
  ConflictFiles,
  linesLost,
  useConflictPicks,
  type ConflictChoice,
  type ConflictPlace,
  type ConflictWords,
  type DecidedTexts,
} from '@tessera/shared/diff';
import { Button, Dialog, formatNumber } from '@tessera/shared/ui';

export interface ConflictDialogProps {
  conflicts: readonly RunConflict[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Opens a file under Code; absent where nothing can be opened. */
  onOpenFile: ((path: string) => void) | undefined;
  /** Makes the change with these texts; absent where it is not the newest message, or another is under way. */
  onDecide: ((texts: DecidedTexts) => void) | undefined;
}

/** Both texts of each place side by side, and which of them is to stand there (SCR-02). Edits by hand stay unless somebody says so. */
export function ConflictDialog({
  conflicts,
  isOpen,
  onOpenChange,
  onOpenFile,
  onDecide,
}: ConflictDialogProps) {
  const picks = useConflictPicks(conflicts, 'mine');
  return (
    <Dialog
      isOpen={isOpen}
      size="large"
      title="Needs your decision"
      onOpenChange={onOpenChange}
      footer={
        onDecide ? (
          <Button
            variant="primary"
            onClick={() => {
              onOpenChange(false);
              onDecide(picks.texts());
            }}
          >
            Build with these
          </Button>
        ) : undefined
      }
    >
      <ConflictFiles
        files={conflicts}
        picks={picks}
        words={WORDS}
        isReadOnly={!onDecide}
        actionsFor={
          onOpenFile &&
          ((path) => (
            <Button
              size="small"
              onClick={() => {
                onOpenChange(false);
                onOpenFile(path);
              }}
            >
              Open in Code
            </Button>
          ))
        }
      />
    </Dialog>
  );
}

const WORDS: ConflictWords = {
  mine: 'Yours',
  theirs: 'This change',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the new one',
  describe: meaningOf,
};

function meaningOf({ mine, theirs }: ConflictPlace, choice: ConflictChoice): string {
  if (choice === 'own') return 'What you write stands here, in place of both texts.';
  if (choice === 'theirs') {
    const lost = linesLost(mine, theirs);
    return lost === 0
      ? 'This change stands here, with every line of yours.'
      : `This change stands here. ${countLines(lost)} of yours ${lost === 1 ? 'is' : 'are'} taken out.`;
  }
  const lost = linesLost(theirs, mine);
  if (lost === 0) return 'Yours stays, with every line of this change.';
  const [are, them] = lost === 1 ? ['is', 'it adds'] : ['are', 'they add'];
  return `Yours stays. ${countLines(lost)} of this change ${are} left out: what ${them}, such as the input for a new field, will be missing.`;
}

const countLines = (count: number) => (count === 1 ? '1 line' : `${formatNumber(count)} lines`);
