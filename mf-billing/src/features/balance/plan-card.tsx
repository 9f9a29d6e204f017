import { PLANS } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/remote';
import { Card, formatNumber, LinkButton } from '@tessera/shared/ui';
import styled from 'styled-components';

/** The plan and what it grants. */
export function PlanCard() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { name } = session.user.plan;
  const plan = PLANS.find((one) => one.name === name || one.type === name);
  return (
    <Card title="Plan">
      <Name>{plan?.name ?? name}</Name>
      <Grant>
        {plan
          ? `You are on ${plan.name}. ${formatNumber(plan.credits)} credits a month.`
          : 'Your plan is not in the list of plans.'}
      </Grant>
      <LinkButton to={paths.pricing.to()} size="small">
        See plans
      </LinkButton>
    </Card>
  );
}

const Name = styled.p`
  font-size: ${({ theme }) => theme.sizes[40]};
  font-weight: ${({ theme }) => theme.weights.strong};
  line-height: ${({ theme }) => theme.lineHeights.heading};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

const Grant = styled.p`
  margin-block: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
