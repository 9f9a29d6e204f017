import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

export interface SpinnerProps {
  /** Edge length in pixels. */
  size?: number | undefined;
  /** What a screen reader hears; an empty string when the surrounding text says it already. */
  label?: string | undefined;
}

/** Four tiles that take turns: something is under way and its end is not known. */
export function Spinner({ size = 16, label = 'Loading' }: SpinnerProps) {
  return (
    <Root role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {TILES.map(([x, y], turn) => (
          <Tile key={turn} $turn={turn} x={x} y={y} width="6.5" height="6.5" rx="1.5" />
        ))}
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </Root>
  );
}

const TILES = [
  [1, 1],
  [8.5, 1],
  [8.5, 8.5],
  [1, 8.5],
] as const;

const turnOn = keyframes`
  0%, 60%, 100% { opacity: 0.25; }
  20% { opacity: 1; }
`;

const Root = styled.span`
  display: inline-flex;
  flex: none;
`;

const Tile = styled.rect<{ $turn: number }>`
  fill: currentColor;
  animation: ${turnOn} 960ms linear infinite;
  animation-delay: ${({ $turn }) => String($turn * 240)}ms;
`;
