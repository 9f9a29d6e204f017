import type { DeployLogLine } from '@tessera/shared/contracts';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface LogLinesProps {
  label: string;
  lines: readonly DeployLogLine[];
  /** Stays at the newest line as they come. */
  isFollowing: boolean;
  /** Somebody scrolled away from the newest line, or back to it. */
  onFollowingChange?: ((isFollowing: boolean) => void) | undefined;
  /** Least and most height, as CSS has them. */
  height?: string | undefined;
}

/** How far from its end, in pixels, a log still counts as being at it. */
const NEAR = 24;

const levelWords = { info: '', warn: 'Warning', error: 'Error' } as const;

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** Lines of a log, wrapped, to select and to scroll. */
export function LogLines({ label, lines, isFollowing, onFollowingChange, height = '240px' }: LogLinesProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFollowing && root.current) root.current.scrollTop = root.current.scrollHeight;
  }, [isFollowing, lines]);
  return (
    <Root
      ref={root}
      role="group"
      aria-label={label}
      tabIndex={0}
      $height={height}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
        if (isAtEnd !== isFollowing) onFollowingChange?.(isAtEnd);
      }}
    >
      <ol>
        {lines.map(({ number, at, level, text }) => (
          <Line key={number} $level={level}>
            <time dateTime={at}>{clock.format(new Date(at))}</time>
            <span>
              {level === 'info' ? null : <strong>{levelWords[level]} </strong>}
              {text}
            </span>
          </Line>
        ))}
      </ol>
      {lines.length === 0 ? <VisuallyHidden>No lines</VisuallyHidden> : null}
    </Root>
  );
}

const Root = styled.div<{ $height: string }>`
  max-height: ${({ $height }) => $height};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[12]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ol {
    display: flex;
    flex-direction: column;
    gap: 2px;
    padding: 0;
    list-style: none;
  }
`;

const levelColor = { info: 'text', warn: 'warn', error: 'bad' } as const;

const Line = styled.li<{ $level: DeployLogLine['level'] }>`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme, $level }) => theme.colors[levelColor[$level]]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  time {
    color: ${({ theme }) => theme.colors.muted};
    font-variant-numeric: tabular-nums;
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
