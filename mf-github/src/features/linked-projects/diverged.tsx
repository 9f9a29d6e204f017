import type { PushPreview } from '@tessera/shared/contracts';
import { Banner, Button, Row, Stack, TextField } from '@tessera/shared/ui';
import { countOf, REWRITTEN } from '../../lib/github-words';
import { OutsideCommits } from './preview-parts';

export interface DivergedProps {
  /** None where the branch was rewritten. */
  behind: number;
  newer: PushPreview['newer'];
  /** Undefined while nobody asked for a branch of its own. */
  newBranch: string | undefined;
  suggestion: string;
  error: string | undefined;
  onNewBranch: (name: string | undefined) => void;
  onPullFirst: () => void;
}

/** GitHub has what the project does not: nothing of it is ever overwritten, so there are two ways on. */
export function Diverged(props: DivergedProps) {
  const { behind, newer, newBranch, suggestion, error, onNewBranch, onPullFirst } = props;
  return (
    <Banner
      tone="warn"
      role="status"
      title={behind === 0 ? REWRITTEN : `GitHub has ${countOf(behind, 'newer commit')}`}
    >
      <Stack gap={3}>
        {behind === 0 ? (
          <p>It is not where the project knows it. Nothing of it is overwritten.</p>
        ) : (
          <OutsideCommits commits={newer} total={behind} />
        )}
        <Row>
          <Button onClick={onPullFirst}>Pull first</Button>
          <Button
            aria-expanded={newBranch !== undefined}
            onClick={() => {
              onNewBranch(newBranch === undefined ? suggestion : undefined);
            }}
          >
            {newBranch === undefined ? 'Push to a new branch' : 'No new branch'}
          </Button>
        </Row>
        {newBranch === undefined ? null : (
          <TextField
            label="Name of the new branch"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={newBranch}
            error={error}
            hint="It begins where both were last the same. The link stays on its own branch."
            onChange={(event) => {
              onNewBranch(event.target.value);
            }}
          />
        )}
      </Stack>
    </Banner>
  );
}
