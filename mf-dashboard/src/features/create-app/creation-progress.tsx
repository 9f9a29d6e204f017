import { checksLine } from '@tessera/shared/remote';
import { Badge, formatNumber, Spinner } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { CoverageList } from '../../lib/coverage-list';
import type { Liveness } from '../../lib/follow-run';
import type { RunProgress } from '../../lib/run-progress';
import { RunSteps } from '../../lib/run-steps';

export interface CreationProgressProps {
  progress: RunProgress;
  liveness: Liveness;
  /** It has been sent, and has not ended. */
  isMaking: boolean;
  /** Below the steps once it is made, where there was room for it all along. */
  outcome: ReactNode;
}

/** What a first run has done so far: steps, how much it wrote, coverage, guesses. Grows downwards only. */
export function CreationProgress({ progress, liveness, isMaking, outcome }: CreationProgressProps) {
  const { steps, files, receipt, checks } = progress;
  return (
    <>
      <RunSteps steps={steps} />
      {isMaking && files.length === 0 ? (
        <Written role="status">
          <Spinner label="" />
          Creating your app…
        </Written>
      ) : (
        <Written>
          {[
            files.length > 0 &&
              `${formatNumber(files.length)} ${files.length === 1 ? 'file' : 'files'} written`,
            checks && checksLine(checks),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Written>
      )}
      {liveness === 'live' ? null : (
        <Badge tone="warn">{liveness === 'paused' ? 'Live updates paused' : 'Reconnecting…'}</Badge>
      )}
      {outcome}
      {receipt && receipt.coverage.length > 0 ? (
        <Part>
          <h2>What you asked for</h2>
          <CoverageList coverage={receipt.coverage} />
        </Part>
      ) : null}
      {receipt && receipt.assumptions.length > 0 ? (
        <Part>
          <h2>Assumed</h2>
          <Assumptions>
            {receipt.assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </Assumptions>
        </Part>
      ) : null}
    </>
  );
}

const settle = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  animation: ${settle} ${({ theme }) => theme.motion.enter};
  h2 {
    font-size: ${({ theme }) => theme.sizes[14]};
  }
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

/* Its line is kept, so that nothing below moves when it comes. */
const Written = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 1.5em;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;

const Assumptions = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
