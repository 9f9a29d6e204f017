import type { Draft } from '@tessera/shared/contracts';
import { ProgressSteps } from '@tessera/shared/ui';
import { Body, Hint, Quote } from './try-it.styles';

/** The draft as it is made, in the words of every run. */
export function Making({ draft, isOffline }: { draft: Draft; isOffline: boolean }) {
  const isWaiting = draft.steps.every(({ state }) => state === 'waiting');
  return (
    <Body>
      <Quote>{draft.prompt}</Quote>
      <ProgressSteps label="Steps" steps={draft.steps} />
      {isOffline ? <Hint>The connection was lost. It goes on when it is back.</Hint> : null}
      {isWaiting && !isOffline ? <Hint>It starts in a moment.</Hint> : null}
    </Body>
  );
}
