import { DEPLOY_COST, HEALTHY_BALANCE } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Card, formatNumber, LinkButton, Row, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ResourceRegion } from '../../lib/resource-region';
import { useBalance } from '../../lib/use-balance';

/** The balance, big: green above 5,000 and amber otherwise (specification 9), with the words for it. */
export function BalanceCard() {
  const balance = useBalance();
  return (
    <Card title="Balance">
      <ResourceRegion resource={balance} skeleton={<Skeleton width="180px" height="46px" />}>
        {(credits) => (
          <>
            <Amount $isHealthy={credits > HEALTHY_BALANCE}>
              {formatNumber(credits)} <Unit>credits</Unit>
            </Amount>
            <Meaning>{meaningOf(credits)}</Meaning>
          </>
        )}
      </ResourceRegion>
      <Row>
        <LinkButton to={paths.addCredits.to()} size="small">
          Add credits
        </LinkButton>
        <LinkButton to={paths.usage.to()} size="small" variant="quiet">
          Usage
        </LinkButton>
      </Row>
    </Card>
  );
}

function meaningOf(credits: number): string {
  if (credits > HEALTHY_BALANCE) return 'Plenty for deployments.';
  if (credits > DEPLOY_COST) return 'Enough to deploy.';
  return `Deploying needs more than ${formatNumber(DEPLOY_COST)} credits.`;
}

const Amount = styled.p<{ $isHealthy: boolean }>`
  color: ${({ theme, $isHealthy }) => ($isHealthy ? theme.colors.ok : theme.colors.warn)};
  font-size: ${({ theme }) => theme.sizes[40]};
  font-weight: ${({ theme }) => theme.weights.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.lineHeights.heading};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

const Unit = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.regular};
  letter-spacing: normal;
`;

const Meaning = styled.p`
  margin-block: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
