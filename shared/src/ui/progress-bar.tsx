import styled from 'styled-components';

export interface ProgressBarProps {
  /** What is progressing, for screen readers. */
  label: string;
  value: number;
  max?: number | undefined;
  tone?: 'brand' | 'gold' | 'ok' | 'warn' | 'bad' | undefined;
  /** In words, when the number alone says little: '3 of 5 steps'. */
  valueText?: string | undefined;
  /** Under a line of text, where a row has no room for more. */
  isThin?: boolean | undefined;
}

const TILES = 20;

/** How far something with a known end has come: a row of tiles that fill. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, tone = 'brand', valueText, isThin = false } = props;
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Track
      $isThin={isThin}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      {Array.from({ length: TILES }, (_, tile) => (
        <Tile key={tile} $tone={tone} $isFilled={tile < Math.round(part * TILES)} />
      ))}
    </Track>
  );
}

const Track = styled.div<{ $isThin: boolean }>`
  display: grid;
  grid-template-columns: repeat(${TILES}, 1fr);
  gap: 2px;
  height: ${({ $isThin }) => ($isThin ? 4 : 8)}px;
`;

const Tile = styled.span<{ $tone: NonNullable<ProgressBarProps['tone']>; $isFilled: boolean }>`
  border-radius: 2px;
  background: ${({ theme, $tone, $isFilled }) => ($isFilled ? theme.colors[$tone] : theme.colors.line)};
  transition: background-color ${({ theme }) => theme.motion.enter};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
    background: ${({ $isFilled }) => ($isFilled ? 'Highlight' : 'Canvas')};
  }
`;
