import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { chosenInForcedColors } from './forced-colors.styles';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which stays the accessible name. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  segments: readonly Segment<Value>[];
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few short ones, in one control. Arrows move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValueChange } = props;
  const entered = value ?? segments.find(({ isDisabled }) => !isDisabled)?.value;

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const open = segments.filter((segment) => !segment.isDisabled);
    const current = open.findIndex((segment) => segment.value === value);
    // Of none that is chosen the way leads to the first or, backwards, to the last.
    const next = open.at(current === -1 && step === -1 ? -1 : (current + step) % open.length);
    if (!next) return;
    onValueChange(next.value);
    const pieces = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]');
    pieces?.[segments.indexOf(next)]?.focus();
  }

  return (
    <Root role="radiogroup" aria-label={label} data-undecided={value === undefined}>
      {segments.map((segment) => (
        <Piece
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === value}
          aria-label={segment.icon ? segment.label : undefined}
          title={segment.icon ? segment.label : undefined}
          disabled={segment.isDisabled}
          tabIndex={segment.value === entered ? 0 : -1}
          onKeyDown={handleKey}
          onClick={() => {
            onValueChange(segment.value);
          }}
        >
          {segment.icon ?? segment.label}
        </Piece>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  flex: none;
  gap: 2px;
  max-width: 100%;
  padding: 2px;
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 8px;
  background: ${({ theme }) => theme.colors.sunken};
  scrollbar-width: none;
`;

const Piece = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: 32px;
  min-height: 28px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  white-space: nowrap;
  /* Beside none that is chosen, grey would look like what cannot be. */
  [data-undecided='true'] > &,
  &:hover:enabled {
    color: ${({ theme }) => theme.colors.text};
  }
  @media (forced-colors: active) {
    border-color: Canvas;
  }
  &[aria-checked='true'] {
    border-color: ${({ theme }) => theme.colors.lineStrong};
    background: ${({ theme }) => theme.colors.surface};
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
    ${chosenInForcedColors}
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${({ theme }) => theme.media.touch} {
    min-width: 44px;
    min-height: 44px;
  }
`;
