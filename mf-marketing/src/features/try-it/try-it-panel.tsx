import { useShell } from '@tessera/shared/remote';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Making } from './making';
import { RunningDraft } from './running-draft';
import { Body, Head, Heading, Lead, Panel } from './try-it.styles';
import { tryPorts } from './try-it.ports';
import { createTryStore, type TryState, type TryStore } from './try-it.store';
import { WritePrompt } from './write-prompt';

/** Everything of 'Try it here': the field, the making, and the application that runs. */
export function TryItPanel() {
  const shell = useShell();
  const [attempt] = useState(() => createTryStore(tryPorts(shell)));
  const state = useStore(attempt.store);
  const titleId = useId();
  useEffect(() => {
    void attempt.start();
    return attempt.dispose;
  }, [attempt]);
  if (state.step === 'closed') return null;
  return (
    <Panel role="group" aria-labelledby={titleId}>
      <Head>
        <Heading id={titleId}>Try it here</Heading>
        <Lead>One sentence becomes an application that runs, without an account. It is kept for a day.</Lead>
      </Head>
      <VisuallyHidden role="status">{said(state)}</VisuallyHidden>
      <Step state={state} attempt={attempt} />
    </Panel>
  );
}

function Step({ state, attempt }: { state: TryState; attempt: TryStore }) {
  switch (state.step) {
    case 'loading':
      return (
        <Body aria-busy="true">
          <Skeleton height="120px" />
        </Body>
      );
    case 'unreachable':
      return (
        <Body>
          <ErrorState
            title="Your draft could not be loaded"
            message={state.message}
            onRetry={() => void attempt.start()}
          />
        </Body>
      );
    case 'writing':
      return (
        <Body>
          <WritePrompt state={state} attempt={attempt} />
          {state.earlier ? (
            <Button onClick={attempt.goBack}>Back to {state.earlier.draft.application.title}</Button>
          ) : null}
        </Body>
      );
    case 'making':
      return <Making draft={state.draft} isOffline={state.isOffline ?? false} />;
    case 'running':
      return <RunningDraft draft={state.draft} url={state.url} onStartAgain={attempt.startAgain} />;
    default:
      return null;
  }
}

/** What is heard of it: where the eye sees tiles fill and a frame appear. */
function said(state: TryState): string {
  if (state.step === 'making') {
    if (state.isOffline) return 'The connection was lost. It goes on when it is back.';
    const step = state.draft.steps.find(({ state: now }) => now === 'running');
    return step ? `${step.title}…` : 'Waiting for its turn…';
  }
  return state.step === 'running' ? `${state.draft.application.title} runs below.` : '';
}
