import styled, { keyframes } from 'styled-components';

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  /** How many lines of text it stands for. */
  lines?: number | undefined;
}

/**
 * The shape of what is loading, shown after 150 ms so that quick answers never flash. Put `aria-busy` on the
 * region that holds it.
 */
export function Skeleton({ width = '100%', height = '16px', lines = 1 }: SkeletonProps) {
  return (
    <Root aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bar
          key={line}
          $line={line}
          style={{ width: lines > 1 && line === lines - 1 ? '62%' : width, height }}
        />
      ))}
    </Root>
  );
}

const settle = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;

const Bar = styled.div<{ $line: number }>`
  max-width: 100%;
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.line};
  animation:
    ${settle} 200ms ease-out ${({ $line }) => String(150 + $line * 60)}ms backwards,
    ${breathe} 1.6s ease-in-out 600ms infinite;
  ${({ theme }) => theme.media.reducedMotion} {
    animation: ${appear} 200ms ease-out 150ms backwards;
  }
`;
