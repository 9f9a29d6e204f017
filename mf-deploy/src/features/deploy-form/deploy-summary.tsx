import { DEPLOY_COST, HEALTHY_BALANCE } from '@tessera/shared/contracts';
import { Button, Card, formatNumber, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { Rocket } from 'lucide-react';
import styled from 'styled-components';
import type { DeployState } from './deploy.store';

export interface DeploySummaryProps {
  step: DeployState['step'];
  /** Undefined while unknown. */
  balance: number | undefined;
  /** It is not enough, as far as is known. Deploying can still be asked for: the server decides. */
  isShort: boolean;
  /** What is missing before there can be a deploy. */
  missing: string | undefined;
}

const BUSY_TEXT: Partial<Record<DeployState['step'], string>> = {
  checkingCredits: 'Checking credits...',
  deploying: 'Deploying your app...',
};

/** What it costs, what there is, and the button. */
export function DeploySummary({ step, balance, isShort, missing }: DeploySummaryProps) {
  const busyText = BUSY_TEXT[step];
  return (
    <Card as="section" aria-label="Summary">
      <Root>
        <Figures>
          <dt>Credit balance</dt>
          <dd>
            {balance === undefined ? (
              <Skeleton width="96px" height="28px" />
            ) : (
              <Balance $isHealthy={balance > HEALTHY_BALANCE}>{formatNumber(balance)}</Balance>
            )}
          </dd>
          <dt>This deployment</dt>
          <dd>{formatNumber(DEPLOY_COST)}</dd>
        </Figures>
        <Button
          type="submit"
          variant={isShort ? 'secondary' : 'primary'}
          size="large"
          isWide
          disabled={missing !== undefined && busyText === undefined}
          isBusy={busyText !== undefined}
          aria-describedby="deploy-missing"
          icon={<Rocket size={16} strokeWidth={1.75} />}
        >
          {busyText ?? 'Deploy'}
        </Button>
        <Hint id="deploy-missing" role="status">
          {busyText === undefined ? missing : null}
        </Hint>
        <VisuallyHidden role="status">{busyText}</VisuallyHidden>
        <Hint>
          Deployment typically takes 2-5 minutes. Small apps are live in seconds. A deployment that fails is
          refunded.
        </Hint>
      </Root>
    </Card>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[2]};
  dt {
    color: ${({ theme }) => theme.colors.muted};
  }
  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Balance = styled.span<{ $isHealthy: boolean }>`
  color: ${({ theme, $isHealthy }) => ($isHealthy ? theme.colors.ok : theme.colors.warn)};
  font-size: ${({ theme }) => theme.sizes[28]};
  font-weight: ${({ theme }) => theme.weights.strong};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  &:empty {
    display: none;
  }
`;
