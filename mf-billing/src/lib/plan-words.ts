import {
  PLANS,
  type Plan,
  type PlanPeriod,
  type PlanType,
  type Subscription,
} from '@tessera/shared/contracts';
import { formatMoney } from '@tessera/shared/ui';
import { formatDay } from './day';

/** Its place in the list of plans, which goes from cheap to dear. */
export function planOf(type: PlanType): Plan {
  const plan = PLANS.find((one) => one.type === type);
  if (!plan) throw new Error(`No plan is called ${type}`);
  return plan;
}

/** '$35 a month', 'Free'. */
export function priceOf(plan: Plan, period: PlanPeriod): string {
  const price = plan.price[period];
  if (price === 0) return 'Free';
  return `${formatMoney(price * 100, 'USD')} ${period === 'monthly' ? 'a month' : 'a year'}`;
}

/** What was chosen for the end of the period, if anything was: 'Premium until 14 May, then Starter'. */
export function endingOf(subscription: Subscription): string | undefined {
  const { planName, endsAt, next } = subscription;
  if (endsAt === null || next === null || !hasOtherPlans(subscription)) return undefined;
  const isOtherPeriod = next.planType === subscription.planType && next.period !== null;
  const length = isOtherPeriod ? (next.period === 'yearly' ? ' by the year' : ' by the month') : '';
  return `${planName} until ${formatDay(endsAt)}, then ${next.planName}${length}`;
}

/** Whether the owner said that the plan ends, or becomes another one. Without a word it may be renewed, else it falls back. */
function hasOtherPlans({ planType, period, isCancelled, next }: Subscription): boolean {
  if (isCancelled) return true;
  if (!next || next.planType === 'starter') return false;
  return next.planType !== planType || (next.period !== null && next.period !== period);
}

/** What a renewal pays for: the plan that was chosen for then, else the present one. Undefined on Starter. */
export function renewalOf({
  planType,
  period,
  next,
}: Subscription): { type: PlanType; period: PlanPeriod } | undefined {
  if (next && next.planType !== 'starter' && next.period) return { type: next.planType, period: next.period };
  return planType === 'starter' || period === null ? undefined : { type: planType, period };
}
