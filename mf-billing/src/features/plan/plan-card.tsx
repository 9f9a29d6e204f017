import type { Subscription } from '@tessera/shared/contracts';
import { checkoutPath, paths } from '@tessera/shared/paths';
import {
  Badge,
  Banner,
  Button,
  Card,
  formatNumber,
  LinkButton,
  Row,
  Skeleton,
  Stack,
} from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { keepOf, useChangeSubscription } from '../../lib/change-subscription';
import { formatDay } from '../../lib/day';
import { planItem } from '../../lib/item';
import { endingOf, planOf, priceOf, renewalOf } from '../../lib/plan-words';
import { ResourceRegion } from '../../lib/resource-region';
import { useSubscription } from '../../lib/use-subscription';
import { CancelPlan } from './cancel-plan';

/** The plan, what it grants, when it ends, and what can be done about it (SCR-22). */
export function PlanCard() {
  const subscription = useSubscription();
  return (
    <Card title="Plan">
      <ResourceRegion resource={subscription} skeleton={<Skeleton lines={4} />}>
        {(now) =>
          now.planType === 'starter' ? (
            <Starter subscription={now} />
          ) : (
            <Paid subscription={now} onChanged={subscription.replace} />
          )
        }
      </ResourceRegion>
    </Card>
  );
}

function Starter({ subscription }: { subscription: Subscription }) {
  const { planName, creditsPerMonth, nextGrantAt } = subscription;
  return (
    <Stack align="start">
      <div>
        <Name>{planName}</Name>
        <Muted>
          You are on {planName}. {formatNumber(creditsPerMonth)} credits a month.
        </Muted>
        <Muted>The next ones come on {formatDay(nextGrantAt)}.</Muted>
      </div>
      <LinkButton to={paths.planUpgrade.to()} size="small">
        See plans
      </LinkButton>
    </Stack>
  );
}

interface PaidProps {
  subscription: Subscription;
  onChanged: (subscription: Subscription) => void;
}

function Paid({ subscription, onChanged }: PaidProps) {
  const { planType, planName, period, endsAt, creditsPerMonth } = subscription;
  const ending = endingOf(subscription);
  const { isBusy, change } = useChangeSubscription(onChanged);
  const keep = keepOf(subscription);
  return (
    <Stack align="start">
      <div>
        <Row>
          <Name>{planName}</Name>
          {period === null ? null : <Badge tone="brand">{priceOf(planOf(planType), period)}</Badge>}
        </Row>
        {endsAt === null ? null : <Muted>{ending ?? `Paid until ${formatDay(endsAt)}`}</Muted>}
        <Muted>
          {formatNumber(creditsPerMonth)} credits a month. {nextGrantWords(subscription)}
        </Muted>
      </div>
      <Renewal subscription={subscription} />
      <Row>
        <LinkButton to={paths.planUpgrade.to()} size="small">
          Change plan
        </LinkButton>
        {ending !== undefined && keep ? (
          <Button size="small" isBusy={isBusy} onClick={() => void change(keep)}>
            Keep plan
          </Button>
        ) : null}
        {subscription.isCancelled ? null : <CancelPlan subscription={subscription} onChanged={onChanged} />}
      </Row>
    </Stack>
  );
}

/** What comes next, and when: nothing comes by itself once the plan has ended. */
function nextGrantWords(subscription: Subscription): string {
  const { endsAt, nextGrantAt, isCancelled, creditsPerMonth } = subscription;
  if (endsAt === null || Date.parse(nextGrantAt) < Date.parse(endsAt))
    return `The next ones come on ${formatDay(nextGrantAt)}.`;
  if (isCancelled) return `Then ${formatNumber(planOf('starter').credits)} credits a month.`;
  const renewal = renewalOf(subscription);
  const more = renewal ? planOf(renewal.type).credits : creditsPerMonth;
  return `${formatNumber(more)} more when you renew.`;
}

/** Seven days before the end it can be paid on. Whoever cancelled is not asked. */
function Renewal({ subscription }: { subscription: Subscription }) {
  const { renewFrom, endsAt, isCancelled, next, planName } = subscription;
  const renewal = renewalOf(subscription);
  const [now] = useState(() => Date.now());
  if (isCancelled || renewFrom === null || endsAt === null || !renewal) return null;
  if (Date.parse(renewFrom) > now) return null;
  const name = next && next.planType === renewal.type ? next.planName : planName;
  return (
    <Banner
      tone="warn"
      title={`Renew ${name} before ${formatDay(endsAt)}`}
      action={
        <LinkButton
          to={checkoutPath(planItem(renewal.type, renewal.period), paths.billing.to())}
          variant="primary"
        >
          Renew
        </LinkButton>
      }
    >
      Without a payment you are on Starter from then on. We never charge you automatically.
    </Banner>
  );
}

const Name = styled.p`
  font-size: ${({ theme }) => theme.sizes[40]};
  font-weight: ${({ theme }) => theme.weights.strong};
  line-height: ${({ theme }) => theme.lineHeights.heading};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

const Muted = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
`;
