import type { Subscription } from '@tessera/shared/contracts';
import { Banner, Button, Skeleton, Stack } from '@tessera/shared/ui';
import { keepOf, useChangeSubscription } from '../../lib/change-subscription';
import { NoPayments } from '../../lib/no-payments';
import { endingOf } from '../../lib/plan-words';
import { ResourceRegion } from '../../lib/resource-region';
import { usePriceList } from '../../lib/use-price-list';
import { useSubscription } from '../../lib/use-subscription';
import { ChangeEffect } from './change-effect';
import type { Choice } from './change-words';
import { ComparePlans } from './compare-plans';
import { PlanChoice } from './plan-choice';

interface ChangePlanProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  returnTo: string | undefined;
}

/** BIL-02: the four plans, what a change does and when, and the way to it. */
export function ChangePlan(props: ChangePlanProps) {
  const subscription = useSubscription();
  return (
    <ResourceRegion resource={subscription} skeleton={<PlansSkeleton />}>
      {(now) => <Plans {...props} subscription={now} onChanged={subscription.replace} />}
    </ResourceRegion>
  );
}

interface PlansProps extends ChangePlanProps {
  subscription: Subscription;
  onChanged: (subscription: Subscription) => void;
}

function Plans({ choice, onChoose, returnTo, subscription, onChanged }: PlansProps) {
  const prices = usePriceList();
  const isPayable = prices.status !== 'ready' || prices.data.provider !== null;
  return (
    <Stack gap={6}>
      <Ending subscription={subscription} onChanged={onChanged} />
      {isPayable ? null : <NoPayments />}
      <PlanChoice
        current={subscription}
        type={choice.type}
        period={choice.period}
        onChange={(type, period) => {
          onChoose({ type, period });
        }}
      />
      <ChangeEffect {...{ subscription, choice, isPayable, returnTo, onChanged }} />
      <ComparePlans current={subscription.planType} chosen={choice.type} />
    </Stack>
  );
}

/** A change that is agreed already, and the way to take it back. */
function Ending({ subscription, onChanged }: Pick<PlansProps, 'subscription' | 'onChanged'>) {
  const { isBusy, change } = useChangeSubscription(onChanged);
  const ending = endingOf(subscription);
  const keep = keepOf(subscription);
  if (ending === undefined || !keep) return null;
  return (
    <Banner
      tone="info"
      title={ending}
      action={
        <Button isBusy={isBusy} onClick={() => void change(keep)}>
          Keep {subscription.planName}
        </Button>
      }
    />
  );
}

function PlansSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height="32px" width="200px" />
      <Skeleton height="170px" />
      <Skeleton lines={4} />
    </Stack>
  );
}
