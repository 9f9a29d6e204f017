import { Button, ErrorState, Spinner } from '@tessera/shared/ui';
import { RotateCw } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import type { PreviewStatus } from './preview.store';

export interface PreviewCoverProps {
  status: PreviewStatus;
  /** The newest error that the application reported. */
  lastProblem: string | undefined;
  onReload: () => void;
}

/** What lies over the frame until the application shows: never a blank frame. */
export function PreviewCover({ status, lastProblem, onReload }: PreviewCoverProps) {
  if (status.step === 'ready') return null;
  if (status.step === 'starting') {
    return (
      <Cover $isDelayed>
        <Starting role="status">
          <Spinner size={24} label="" />
          Starting preview…
        </Starting>
      </Cover>
    );
  }
  if (status.step === 'failed') {
    const { path, line, message } = status;
    const place =
      path === undefined ? undefined : `${path}${line === undefined ? '' : `, line ${String(line)}`}`;
    return (
      <Cover $isDelayed={false}>
        <ErrorState
          title="The preview could not be built"
          message={
            <>
              {place ? <Place>{place}</Place> : null}
              {message}
            </>
          }
          onRetry={onReload}
        />
      </Cover>
    );
  }
  return (
    <Cover $isDelayed={false}>
      <Starting role="alert">
        <strong>The application has not shown itself within 5 seconds.</strong>
        <span>
          {lastProblem ?? 'It may still be loading, or it stopped before it could report an error.'}
        </span>
        <Button icon={<RotateCw size={16} strokeWidth={1.75} />} onClick={onReload}>
          Reload
        </Button>
      </Starting>
    </Cover>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

/* Delayed by 150 ms, so that a quick change of version does not flash. */
const Cover = styled.div<{ $isDelayed: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  overflow: auto;
  background: ${({ theme }) => theme.colors.bg};
  animation: ${appear} 150ms ease-out ${({ $isDelayed }) => ($isDelayed ? '150ms' : '0ms')} backwards;
`;

const Starting = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  max-width: 44ch;
  padding: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
  text-align: center;
  strong {
    color: ${({ theme }) => theme.colors.text};
  }
`;

const Place = styled.code`
  display: block;
  margin-bottom: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.text};
`;
