import { CONNECTION_STEPS, type ConnectionTest } from '@tessera/shared/contracts';
import { Banner, RelativeTime, Spinner, VisuallyHidden } from '@tessera/shared/ui';
import { Check, Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { outcomeOf, STEP_TITLES } from './connection-words';
import type { TestState } from './connection.store';

type Outcome = ConnectionTest['steps'][number];

/** What a test found, step by step; before and while it runs, what it is going to look at. */
export function TestResult({ state }: { state: TestState }) {
  const root = useRef<HTMLElement>(null);
  const isRunning = state.step === 'running';
  useEffect(() => {
    // Below the buttons, it may be out of sight.
    if (isRunning) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  return (
    <Root ref={root} aria-label="Test of the connection" $isShown={state.step !== 'none'}>
      <Said role="status">
        {isRunning ? (
          <>
            <Spinner size={16} label="" /> Testing the connection…
          </>
        ) : null}
        {state.step === 'done' ? outcomeOf(state.result) : null}
      </Said>
      {state.step === 'failed' ? <Banner tone="bad" title={state.message} /> : null}
      {state.step === 'running' ? <Steps steps={WAITING} isBusy /> : null}
      {state.step === 'done' ? (
        <>
          <Steps steps={state.result.steps} />
          <Muted>
            Tested <RelativeTime at={state.result.testedAt} />
          </Muted>
        </>
      ) : null}
    </Root>
  );
}

const WAITING: readonly Outcome[] = CONNECTION_STEPS.map((step) => ({
  step,
  state: 'left',
  detail: null,
  cause: null,
}));

const MARKS = { passed: Check, failed: X, left: Minus } as const;
const WORDS = { passed: 'Done', failed: 'Failed', left: 'Not tried' } as const;

function Steps({ steps, isBusy = false }: { steps: readonly Outcome[]; isBusy?: boolean }) {
  return (
    <List aria-label="Steps of the test" aria-busy={isBusy || undefined}>
      {steps.map(({ step, state, detail }) => {
        const Mark = MARKS[state];
        return (
          <Step key={step} $state={state}>
            <Tile $state={state} aria-hidden="true">
              <Mark size={12} strokeWidth={2.5} />
            </Tile>
            <div>
              <p>
                {STEP_TITLES[step]}
                <VisuallyHidden>: {isBusy ? 'Waiting' : WORDS[state]}</VisuallyHidden>
              </p>
              {detail === null ? null : <Detail>{detail}</Detail>}
            </div>
          </Step>
        );
      })}
    </List>
  );
}

const Root = styled.section<{ $isShown: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme, $isShown }) =>
    $isShown
      ? `
    padding: ${theme.space[4]};
    border: 1px solid ${theme.colors.line};
    border-radius: ${theme.radii.card};
    background: ${theme.colors.surface};
  `
      : // Heard when something comes; until then it takes no room.
        'position: absolute;'}
`;

const Said = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  font-weight: ${({ theme }) => theme.weights.strong};
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $state: Outcome['state'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme, $state }) => ($state === 'left' ? theme.colors.muted : theme.colors.text)};
  > div {
    min-width: 0;
  }
`;

const COLOURS = { passed: 'ok', failed: 'bad', left: 'muted' } as const;

const Tile = styled.span<{ $state: Outcome['state'] }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 18px;
  height: 18px;
  margin-top: 2px;
  border: 1px solid ${({ theme, $state }) => theme.colors[COLOURS[$state]]};
  border-radius: 4px;
  color: ${({ theme, $state }) => theme.colors[COLOURS[$state]]};
`;

const Detail = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
