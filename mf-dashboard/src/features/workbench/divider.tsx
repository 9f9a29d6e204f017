import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { narrowWorkbench } from './workbench-query';

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
  const [isDragged, setIsDragged] = useState(false);
  const release = () => {
    setIsDragged(false);
  };

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!isDragged) return;
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
      onPointerDown={() => {
        setIsDragged(true);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      $isDragged={isDragged}
    />
  );
}

const Handle = styled.div<{ $isDragged: boolean }>`
  position: relative;
  flex: none;
  width: 1px;
  background: ${({ theme }) => theme.colors.line};
  cursor: col-resize;
  touch-action: none;
  /* Over the whole page during a drag: capturing the pointer does not reach over a frame of another process. */
  &::after {
    content: '';
    position: ${({ $isDragged }) => ($isDragged ? 'fixed' : 'absolute')};
    inset: ${({ $isDragged }) => ($isDragged ? '0' : '0 -5px')};
    z-index: ${({ theme, $isDragged }) => ($isDragged ? theme.layers.overlay : 1)};
    user-select: none;
  }
  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.colors.brand};
  }
  ${narrowWorkbench} {
    display: none;
  }
`;
