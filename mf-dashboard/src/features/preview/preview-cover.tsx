import { Button, ErrorState, Spinner } from '@tessera/shared/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { problemOf, type Fixing } from '../../lib/fixing';
import type { PreviewProblem, PreviewStatus } from '../../lib/preview.store';
import { FixButton } from './fix-button';
import { placeOf } from './listed-errors';

export interface PreviewCoverProps {
  status: PreviewStatus;
  /** The newest error that the application reported. */
  lastProblem: PreviewProblem | undefined;
  /** Why the application does not start, in a sentence, where its checks have found that out. */
  broken: string | undefined;
  /** Has the error fixed; absent where this is not the newest version. */
  fixing: Fixing | undefined;
  /** Absent where it is only looked at beside another. */
  onReload: (() => void) | undefined;
}

/** The application is in its frame, and has not shown itself. */
const AWAITED: ReadonlySet<PreviewStatus['step']> = new Set(['starting', 'silent', 'crashed']);

/** What lies over the frame until the application shows: never a blank frame. */
export function PreviewCover({ status, lastProblem, broken, fixing, onReload }: PreviewCoverProps) {
  if (status.step === 'ready') return null;
  const fixLast = (
    <FixButton
      problem={problemOf(
        lastProblem?.message,
        lastProblem && { ...lastProblem.place, stack: lastProblem.stack },
      )}
      fixing={fixing}
    />
  );
  if (broken !== undefined && AWAITED.has(status.step)) {
    // Whoever found it out has said it to those who hear.
    return (
      <Cover $isDelayed={false}>
        <Starting>
          <strong>{broken}</strong>
          {fixLast}
        </Starting>
      </Cover>
    );
  }
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
  return (
    <Cover $isDelayed={false}>
      {status.step === 'silent' ? (
        <Silent lastProblem={lastProblem} fix={fixLast} onReload={onReload} />
      ) : (
        <Failure {...{ status, lastProblem, fixing, fixLast, onReload }} />
      )}
    </Cover>
  );
}

interface FailureProps {
  status: Extract<PreviewStatus, { step: 'failed' | 'crashed' | 'stopped' }>;
  lastProblem: PreviewProblem | undefined;
  fixing: Fixing | undefined;
  /** Has the newest error of the running application fixed. */
  fixLast: ReactNode;
  onReload: (() => void) | undefined;
}

function Failure({ status, lastProblem, fixing, fixLast, onReload }: FailureProps) {
  if (status.step === 'crashed') {
    return (
      <ErrorState
        title="The application stopped with an error"
        message={<Told message={status.message} place={lastProblem?.place} />}
        action={fixLast}
        retryLabel="Reload"
        onRetry={onReload}
      />
    );
  }
  if (status.step === 'stopped') {
    return (
      <ErrorState
        title="The preview was stopped"
        message="The application sent more messages than this page can take. Reload to start it again."
        retryLabel="Reload"
        onRetry={onReload}
      />
    );
  }
  const { message, isOfCode = false } = status;
  return (
    <ErrorState
      title="The preview could not be built"
      message={<Told message={message} place={status} />}
      action={isOfCode ? <FixButton problem={problemOf(message, status)} fixing={fixing} /> : null}
      onRetry={onReload}
    />
  );
}

interface ToldProps {
  message: string;
  place: { readonly path?: string; readonly line?: number } | undefined;
}

/** An error with the line in which it is, where that is known. */
function Told({ message, place }: ToldProps) {
  const where = place && placeOf({ ...place, message });
  return (
    <>
      {where === undefined ? null : <Place>{where}</Place>}
      {message}
    </>
  );
}

interface SilentProps extends Pick<PreviewCoverProps, 'lastProblem' | 'onReload'> {
  fix: ReactNode;
}

function Silent({ lastProblem, fix, onReload }: SilentProps) {
  return (
    <Starting role="alert">
      <strong>The application has not shown itself within 5 seconds.</strong>
      <span>
        {lastProblem ? (
          <Told message={lastProblem.message} place={lastProblem.place} />
        ) : (
          'It may still be loading, or it stopped before it could report an error.'
        )}
      </span>
      {fix}
      {onReload ? (
        <Button icon={<RotateCw size={16} strokeWidth={1.75} />} onClick={onReload}>
          Reload
        </Button>
      ) : null}
    </Starting>
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
  overflow-wrap: anywhere;
  strong {
    color: ${({ theme }) => theme.colors.text};
  }
`;

const Place = styled.code`
  display: block;
  margin-bottom: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.text};
`;
