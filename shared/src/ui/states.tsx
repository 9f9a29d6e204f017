import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { ToneIcon } from './tone';

export interface EmptyStateProps {
  /** One sentence that says what will be here. */
  title: ReactNode;
  description?: ReactNode;
  /** One primary button, or 'Clear filters'. */
  action?: ReactNode;
}

/** Nothing here yet: what will be, and how to begin. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <Root>
      <Tiles aria-hidden="true" width="64" height="40" viewBox="0 0 64 40">
        {EMPTY_TILES.map(([x, y]) => (
          <rect key={`${String(x)}-${String(y)}`} x={x} y={y} width="10" height="10" rx="2" />
        ))}
      </Tiles>
      <Title>{title}</Title>
      {description ? <Text>{description}</Text> : null}
      {action}
    </Root>
  );
}

export interface ErrorStateProps {
  title?: ReactNode;
  /** The server's message, fit to show. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  retryLabel?: string | undefined;
  /** What else can be done about it. */
  action?: ReactNode;
}

/** A region that failed. What else loaded stays around it. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = 'This could not be loaded',
    message,
    onRetry,
    isRetrying,
    retryLabel = 'Try again',
    action,
  } = props;
  return (
    <Root role="alert">
      <BadIcon>
        <ToneIcon tone="bad" size={20} />
      </BadIcon>
      <Title>{title}</Title>
      {message ? <Text>{message}</Text> : null}
      {onRetry ? (
        <Button icon={<RotateCw size={16} strokeWidth={1.75} />} isBusy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
      {action}
    </Root>
  );
}

const EMPTY_TILES = [
  [3, 3],
  [15, 3],
  [27, 3],
  [3, 15],
  [15, 15],
  [39, 15],
  [3, 27],
  [27, 27],
  [51, 27],
] as const;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[6]};
  text-align: center;
`;

const Tiles = styled.svg`
  fill: none;
  stroke: ${({ theme }) => theme.colors.lineStrong};
  rect:last-child {
    fill: ${({ theme }) => theme.colors.goldTile};
    stroke: none;
  }
`;

const Title = styled.p`
  max-width: 46ch;
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const Text = styled.p`
  max-width: 56ch;
  color: ${({ theme }) => theme.colors.muted};
`;

const BadIcon = styled.span`
  color: ${({ theme }) => theme.colors.bad};
`;
