import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { narrowBench } from './bench-query';

export const MIN_WIDTH = 300;
export const MAX_WIDTH = 600;
const STEP = 16;

export interface DividerProps {
  /** Width of the pane before it, in pixels. */
  width: number;
  onWidthChange: (width: number) => void;
}

function clamp(width: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));
}

/** Between two panes: drag it, or move it with the arrow keys, Home and End. */
export function Divider({ width, onWidthChange }: DividerProps) {
  function drag(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pane = event.currentTarget.previousElementSibling;
    if (pane) onWidthChange(clamp(event.clientX - pane.getBoundingClientRect().left));
  }

  function handleKey(event: KeyboardEvent): void {
    const next: Partial<Record<string, number>> = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: MIN_WIDTH,
      End: MAX_WIDTH,
    };
    const wanted = next[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onWidthChange(clamp(wanted));
  }

  return (
    <Handle
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the conversation"
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerMove={drag}
      onPointerDown={(event) => {
        // Captured, so that the frame beside it does not swallow the movement.
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
    />
  );
}

const Handle = styled.div`
  position: relative;
  flex: none;
  width: 1px;
  background: ${({ theme }) => theme.colors.line};
  cursor: col-resize;
  touch-action: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0 -5px;
    z-index: 1;
  }
  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.colors.brand};
  }
  ${narrowBench} {
    display: none;
  }
`;
