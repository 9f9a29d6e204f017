import type { Deployment, DeployStep } from '@tessera/shared/contracts';
import { ProgressSteps, type ProgressState } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { Liveness } from './follow-deployment';

const STEPS = [
  ['preparing', 'Preparing'],
  ['building', 'Building'],
  ['checking', 'Checking'],
  ['goingLive', 'Going live'],
] as const satisfies readonly (readonly [DeployStep, string])[];

export interface DeployProgressProps {
  /** Undefined until the server has taken it on. */
  deployment: Deployment | undefined;
  liveness: Liveness;
  direction: 'row' | 'column';
}

/** SCR-27: the steps of a deployment under way, as they are. */
export function DeployProgress({ deployment, liveness, direction }: DeployProgressProps) {
  const current = STEPS.findIndex(([step]) => step === deployment?.step);
  const stateOf = (index: number): ProgressState => {
    if (deployment?.status === 'live' || index < current) return 'done';
    return index === current ? 'running' : 'waiting';
  };
  const steps = STEPS.map(([id, title], index) => ({ id, title, state: stateOf(index) }));
  return (
    <Root>
      <ProgressSteps label="Steps of this deployment" steps={steps} direction={direction} />
      <Note role="status">{noteOf(deployment, liveness)}</Note>
    </Root>
  );
}

function noteOf(deployment: Deployment | undefined, liveness: Liveness): string {
  if (liveness === 'paused') return 'Live updates paused';
  if (liveness === 'reconnecting') return 'Connecting again…';
  return deployment?.step === 'queued' ? 'Waiting for its turn.' : '';
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Note = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  &:empty {
    display: none;
  }
`;
