import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

export type ProgressState = 'waiting' | 'running' | 'done' | 'failed';

export interface ProgressStep {
  id: string;
  title: ReactNode;
  state: ProgressState;
  /** At the end: how long it took, what went wrong. */
  note?: ReactNode;
}

export interface ProgressStepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly ProgressStep[];
  /** `row` for the few steps of a form, `column` for the steps of a run. */
  direction?: 'column' | 'row' | undefined;
}

const words: Record<ProgressState, string> = {
  waiting: 'waiting',
  running: 'under way',
  done: 'done',
  failed: 'failed',
};

/** The steps of something with an order, as tiles that fill. */
export function ProgressSteps({ label, steps, direction = 'column' }: ProgressStepsProps) {
  return (
    <List aria-label={label} $direction={direction}>
      {steps.map(({ id, title, state, note }) => (
        <Step key={id} $state={state} aria-current={state === 'running' ? 'step' : undefined}>
          <Tile $state={state} aria-hidden="true">
            {state === 'done' ? <Check size={12} strokeWidth={2.5} /> : null}
            {state === 'failed' ? <X size={12} strokeWidth={2.5} /> : null}
          </Tile>
          <span>{title}</span>
          <VisuallyHidden>{words[state]}</VisuallyHidden>
          {note === undefined ? null : <Note>{note}</Note>}
        </Step>
      ))}
    </List>
  );
}

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

const List = styled.ol<{ $direction: 'column' | 'row' }>`
  display: flex;
  flex-flow: ${({ $direction }) => ($direction === 'row' ? 'row wrap' : 'column')};
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $state: ProgressState }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme, $state }) => ($state === 'waiting' ? theme.colors.muted : theme.colors.text)};
  font-weight: ${({ theme, $state }) => ($state === 'running' ? theme.weights.medium : theme.weights.regular)};
`;

const tileColor: Record<ProgressState, 'sunken' | 'brand' | 'bad'> = {
  waiting: 'sunken',
  running: 'brand',
  done: 'brand',
  failed: 'bad',
};

const Tile = styled.span<{ $state: ProgressState }>`
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

const Note = styled.span`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;
