import { PLANS, type PlanPeriod, type PlanType, type Subscription } from '@tessera/shared/contracts';
import { Badge, formatNumber, RadioCards, Row, Segmented, Stack } from '@tessera/shared/ui';
import styled from 'styled-components';
import { priceOf } from '../../lib/plan-words';

interface PlanChoiceProps {
  current: Subscription;
  type: PlanType;
  period: PlanPeriod;
  onChange: (type: PlanType, period: PlanPeriod) => void;
}

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Annual' },
] as const;

/** Period and plan, the present plan marked. */
export function PlanChoice({ current, type, period, onChange }: PlanChoiceProps) {
  return (
    <Stack>
      <Row>
        <Segmented
          label="Billing period"
          segments={periods}
          value={period}
          onValueChange={(next) => {
            onChange(type, next);
          }}
        />
        <Badge tone="gold">Save 20%</Badge>
        <Hint>by the year</Hint>
      </Row>
      <RadioCards
        label="Plan"
        columns={2}
        value={type}
        onValueChange={(next) => {
          onChange(next, period);
        }}
        options={PLANS.map((plan) => ({
          value: plan.type,
          label: plan.name,
          description: (
            <>
              {formatNumber(plan.credits)} credits a month. {SHORT[plan.type]}
            </>
          ),
          aside: (
            <Aside>
              <Price>{priceOf(plan, period)}</Price>
              {isCurrent(current, plan.type, period) ? <Badge tone="brand">Current plan</Badge> : null}
              {plan.featured && plan.type !== current.planType ? (
                <Badge tone="gold">Most Popular</Badge>
              ) : null}
            </Aside>
          ),
        }))}
      />
    </Stack>
  );
}

/** The other period of the same plan is another price: it is not the one that is paid. */
function isCurrent(current: Subscription, type: PlanType, period: PlanPeriod): boolean {
  return current.planType === type && (current.period === null || current.period === period);
}

const SHORT: Readonly<Record<PlanType, string>> = {
  starter: 'To see whether it fits.',
  pro: 'For one person who keeps applications running.',
  premium: 'For a team that builds together every week.',
  Enterprise: 'For organisations with limits of their own.',
};

const Hint = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Aside = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[1]};
`;

const Price = styled.strong`
  font-size: ${({ theme }) => theme.sizes[16]};
  white-space: nowrap;
`;
