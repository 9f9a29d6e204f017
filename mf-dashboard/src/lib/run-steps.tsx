import { Check, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '@tessera/shared/ui';
import type { RunStep, StepState } from './run-progress';

/** What every run goes through, shown before the first event names it. */
const EXPECTED = [
  'Understanding',
  'Designing the data',
  'Writing files',
  'Running checks',
  'Starting preview',
];

const words: Record<StepState, string> = {
  waiting: 'waiting',
  running: 'under way',
  done: 'done',
  failed: 'failed',
};

/** Milliseconds as '80 ms' or '1.2 s'. */
export function formatTook(milliseconds: number): string {
  return milliseconds < 1000
    ? `${String(Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The steps of a run as tiles that fill. */
export function RunSteps({ steps }: { steps: readonly RunStep[] }) {
  const shown: readonly RunStep[] =
    steps.length > 0
      ? steps
      : EXPECTED.map((title) => ({
          id: title,
          title,
          state: 'waiting',
          startedAt: undefined,
          took: undefined,
        }));
  return (
    <List aria-label="Steps">
      {shown.map(({ id, title, state, took }) => (
        <Step key={id} $state={state} aria-current={state === 'running' ? 'step' : undefined}>
          <Tile $state={state} aria-hidden="true">
            {state === 'done' ? <Check size={12} strokeWidth={2.5} /> : null}
            {state === 'failed' ? <X size={12} strokeWidth={2.5} /> : null}
          </Tile>
          <span>{title}</span>
          <VisuallyHidden>{words[state]}</VisuallyHidden>
          {took === undefined ? null : <Took>{formatTook(took)}</Took>}
        </Step>
      ))}
    </List>
  );
}

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $state: StepState }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme, $state }) => ($state === 'waiting' ? theme.colors.muted : theme.colors.text)};
  font-weight: ${({ theme, $state }) => ($state === 'running' ? theme.weights.medium : theme.weights.regular)};
`;

const tileColor: Record<StepState, 'sunken' | 'brand' | 'bad'> = {
  waiting: 'sunken',
  running: 'brand',
  done: 'brand',
  failed: 'bad',
};

const Tile = styled.span<{ $state: StepState }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 1px solid
    ${({ theme, $state }) => ($state === 'waiting' ? theme.colors.lineStrong : theme.colors[tileColor[$state]])};
  border-radius: 4px;
  background: ${({ theme, $state }) => theme.colors[tileColor[$state]]};
  color: ${({ theme, $state }) => ($state === 'failed' ? theme.colors.onBad : theme.colors.onBrand)};
  animation: ${breathe} ${({ $state }) => ($state === 'running' ? '1.2s ease-in-out infinite' : '0s')};
`;

const Took = styled.span`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;
