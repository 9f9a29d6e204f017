import { Badge } from '@tessera/shared/ui';
import styled from 'styled-components';
import { CoverageList } from '../../lib/coverage-list';
import type { Liveness } from '../../lib/follow-run';
import type { RunProgress } from '../../lib/run-progress';
import { RunSteps } from '../../lib/run-steps';

/** What a first run has done so far: steps, files, coverage, guesses. */
export function CreationProgress({ progress, liveness }: { progress: RunProgress; liveness: Liveness }) {
  const { steps, files, receipt } = progress;
  return (
    <>
      <RunSteps steps={steps} />
      {liveness === 'live' ? null : (
        <Badge tone="warn">{liveness === 'paused' ? 'Live updates paused' : 'Reconnecting…'}</Badge>
      )}
      {files.length > 0 ? (
        <Part>
          <h2>
            Files <Count>{files.length}</Count>
          </h2>
          <Files>
            {files.map(({ path }) => (
              <li key={path}>{path}</li>
            ))}
          </Files>
        </Part>
      ) : null}
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

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[14]};
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-weight: ${({ theme }) => theme.weights.regular};
  font-variant-numeric: tabular-nums;
`;

const Files = styled.ul`
  max-height: 180px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.muted};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[12]};
  line-height: 1.7;
  list-style: none;
`;

const Assumptions = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
