import { PLANS, type Plan, type PlanPeriod, type PlanType } from '@tessera/shared/contracts';

export function planOf(type: PlanType): Plan {
  const plan = PLANS.find((each) => each.type === type);
  if (plan === undefined) throw new Error(`The price list has no plan ${type}`);
  return plan;
}

/** Paise of a whole period, at `rate` rupees for a dollar. */
export function priceOf(type: PlanType, period: PlanPeriod, rate: number): number {
  // 17.5 × 88.1 is 1541.7499… in binary: what lies behind the sixth decimal is no money.
  return Math.round(Number((planOf(type).price[period] * rate * 100).toFixed(6)));
}

/** The dearer plan has the higher rank. */
export function rankOf(type: PlanType): number {
  return PLANS.findIndex((each) => each.type === type);
}

export const MONTHS: Readonly<Record<PlanPeriod, number>> = { monthly: 1, yearly: 12 };

/** 'Premium, 1 month'. */
export function titleOf(type: PlanType, period: PlanPeriod): string {
  return `${planOf(type).name}, ${period === 'monthly' ? '1 month' : '1 year'}`;
}
