import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which stays the accessible name. */
  readonly icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few, in one control. Arrows move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValueChange } = props;

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const current = segments.findIndex((segment) => segment.value === value);
    const index = (current + step + segments.length) % segments.length;
    const next = segments[index];
    if (next) onValueChange(next.value);
    const buttons = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]');
    buttons?.[index]?.focus();
  }

  return (
    <Root role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Piece
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === value}
          aria-label={segment.label}
          title={segment.icon ? segment.label : undefined}
          tabIndex={segment.value === value ? 0 : -1}
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
  padding: 2px;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 8px;
  background: ${({ theme }) => theme.colors.sunken};
`;

const Piece = styled.button`
  display: inline-flex;
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
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-checked='true'] {
    border-color: ${({ theme }) => theme.colors.line};
    background: ${({ theme }) => theme.colors.surface};
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  ${({ theme }) => theme.media.touch} {
    min-width: 44px;
    min-height: 40px;
  }
`;
