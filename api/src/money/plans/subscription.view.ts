import type { Subscription } from '@tessera/shared/contracts';
import { addDays } from './months.rules';
import { RENEW_DAYS } from './plan-change.rules';
import { planOf } from './plan-prices.rules';
import type { Standing } from './standing.rules';

/** What the browser is told of a standing. A renewal of the same plan only moves its end. */
export function presentSubscription(standing: Standing): Subscription {
  const { plan, period, startedAt, isCancelled, nextGrantAt, renewedPlan, renewedEndsAt } = standing;
  const isExtended = renewedPlan === plan && standing.renewedPeriod === period;
  const endsAt = isExtended ? renewedEndsAt : standing.endsAt;
  const isRenewable = endsAt !== null && !isCancelled && (renewedPlan === null || isExtended);
  return {
    planType: plan,
    planName: planOf(plan).name,
    period,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    isCancelled,
    next: nextOf(standing, isExtended),
    creditsPerMonth: planOf(plan).credits,
    nextGrantAt: nextGrantAt.toISOString(),
    renewFrom: isRenewable ? addDays(endsAt, -RENEW_DAYS).toISOString() : null,
  };
}

function nextOf(standing: Standing, isExtended: boolean): Subscription['next'] {
  const { endsAt, isCancelled, renewedPlan, renewedPeriod, nextPlan, nextPeriod } = standing;
  if (endsAt === null) return null;
  if (renewedPlan !== null && !isExtended) return nextPlanOf(renewedPlan, renewedPeriod);
  if (isCancelled || nextPlan === null) return nextPlanOf('starter', null);
  return nextPlanOf(nextPlan, nextPeriod);
}

function nextPlanOf(planType: Standing['plan'], period: Standing['period']) {
  return { planType, planName: planOf(planType).name, period };
}
