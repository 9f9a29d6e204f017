import type { PlanPeriod, PlanType } from '@tessera/shared/contracts';
import { addDays, addMonths, addPeriod, daysOf, monthOf } from './months.rules';
import { MONTHS, planOf, priceOf, rankOf, titleOf } from './plan-prices.rules';
import type { Standing } from './standing.rules';
import { layersAfter } from './take-back.rules';

/** How many days before its end a period can be renewed. */
export const RENEW_DAYS = 7;

export interface PlanTarget {
  readonly planType: PlanType;
  readonly period: PlanPeriod;
}

export interface ChangeLine {
  readonly text: string;
  /** Paise; below zero takes off. */
  readonly amount: number;
}

/**
 * What a payment does. `start`: a whole period from now. `upgrade`: a dearer plan until the same end. `restart`: a whole
 * period from now, less what the running one has left. `renewal`: a whole period after the running one.
 */
export type PaidKind = 'start' | 'upgrade' | 'restart' | 'renewal';

export interface PaidChange {
  readonly kind: PaidKind;
  readonly lines: readonly ChangeLine[];
  /** The sum of the lines. */
  readonly amount: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Credits that come at once. */
  readonly credits: number;
}

export type PlanChangeKind =
  | PaidChange
  /** Nothing changes, or nothing can be paid now. */
  | { readonly kind: 'current' }
  /** Free, at the end of what is paid. */
  | { readonly kind: 'periodEnd'; readonly startsAt: Date };

/** Until when the account has paid. */
export function paidUntil({ endsAt, renewedEndsAt }: Standing): Date | null {
  return renewedEndsAt ?? endsAt;
}

/** What a change to `target` would be at `now`; `standing` as it is at that time. */
export function changeOf(standing: Standing, target: PlanTarget, now: Date, rate: number): PlanChangeKind {
  const { plan, period, endsAt } = standing;
  if (period === null || endsAt === null) return fromStarter(target, now, rate);
  const atEnd = { kind: 'periodEnd', startsAt: paidUntil(standing) ?? endsAt } as const;
  if (target.planType === 'starter') return atEnd;
  const isSame = plan === target.planType && period === target.period;
  if (isSame || isChosen(standing, target)) {
    if (isRenewable(standing, endsAt, now)) return renew(standing, target, endsAt, rate);
    return isSame ? { kind: 'current' } : atEnd;
  }
  if (isLess({ planType: plan, period }, target)) return atEnd;
  const change = raise(standing, target, now, rate);
  return change.amount > 0 ? change : atEnd;
}

function fromStarter(target: PlanTarget, now: Date, rate: number): PlanChangeKind {
  return target.planType === 'starter' ? { kind: 'current' } : start(target, now, rate);
}

function isRenewable({ renewedPlan }: Standing, endsAt: Date, now: Date): boolean {
  return renewedPlan === null && now >= addDays(endsAt, -RENEW_DAYS);
}

/** A cheaper plan, or months after a year. */
function isLess(from: PlanTarget, to: PlanTarget): boolean {
  const isShorter = from.period === 'yearly' && to.period === 'monthly';
  return isShorter || rankOf(to.planType) < rankOf(from.planType);
}

function raise(standing: Standing, target: PlanTarget, now: Date, rate: number): PaidChange {
  const keepsEnd = standing.period === target.period && standing.renewedPlan === null;
  return keepsEnd ? upgrade(standing, target, now, rate) : restart(standing, target, now, rate);
}

function isChosen(
  { nextPlan, nextPeriod, isCancelled }: Standing,
  { planType, period }: PlanTarget,
): boolean {
  return !isCancelled && nextPlan === planType && nextPeriod === period;
}

function start({ planType, period }: PlanTarget, now: Date, rate: number): PaidChange {
  const lines = [{ text: titleOf(planType, period), amount: priceOf(planType, period, rate) }];
  return {
    kind: 'start',
    ...total(lines),
    startsAt: now,
    endsAt: addMonths(now, MONTHS[period]),
    credits: planOf(planType).credits,
  };
}

function renew({ anchor }: Standing, target: PlanTarget, endsAt: Date, rate: number): PaidChange {
  const { planType, period } = target;
  const lines = [{ text: titleOf(planType, period), amount: priceOf(planType, period, rate) }];
  return {
    kind: 'renewal',
    ...total(lines),
    startsAt: endsAt,
    endsAt: addPeriod(anchor, endsAt, MONTHS[period]),
    credits: 0,
  };
}

function upgrade(standing: Standing, { planType, period }: PlanTarget, now: Date, rate: number): PaidChange {
  const { plan, anchor, periodStart, endsAt } = running(standing);
  const days = daysOf(periodStart, endsAt, now);
  const lines = [
    {
      text: `${planOf(planType).name}, ${share(days)}`,
      amount: part(priceOf(planType, period, rate), days),
    },
    {
      text: `Credit for unused ${planOf(plan).name} (${share(days)})`,
      amount: -part(priceOf(plan, period, rate), days),
    },
  ];
  const month = monthOf(anchor, now);
  const more = planOf(planType).credits - planOf(plan).credits;
  const credits = hundredths(more, daysOf(month.start, month.end, now));
  return { kind: 'upgrade', ...total(lines), startsAt: now, endsAt, credits };
}

function restart(standing: Standing, { planType, period }: PlanTarget, now: Date, rate: number): PaidChange {
  const { plan, period: before, anchor, periodStart, endsAt } = running(standing);
  const days = daysOf(periodStart, endsAt, now);
  const lines = [
    { text: titleOf(planType, period), amount: priceOf(planType, period, rate) },
    {
      text: `Credit for unused ${planOf(plan).name} (${share(days)})`,
      amount: -part(priceOf(plan, before, rate), days),
    },
  ];
  const { renewedPlan, renewedPeriod } = standing;
  if (renewedPlan !== null && renewedPeriod !== null) {
    const text = `Credit for ${titleOf(renewedPlan, renewedPeriod)}, paid already`;
    lines.push({ text, amount: -priceOf(renewedPlan, renewedPeriod, rate) });
  }
  // A new month of credits begins; what this one has left was brought by the plan before.
  const month = monthOf(anchor, now);
  const left = hundredths(planOf(plan).credits, daysOf(month.start, month.end, now));
  const credits = Math.max(0, Math.round((planOf(planType).credits - left) * 100) / 100);
  return {
    kind: 'restart',
    ...total(lines),
    startsAt: now,
    endsAt: addMonths(now, MONTHS[period]),
    credits,
  };
}

function running({ plan, period, anchor, periodStart, endsAt }: Standing) {
  if (period === null || periodStart === null || endsAt === null) throw new Error('No period is running');
  return { plan, period, anchor, periodStart, endsAt };
}

type Days = ReturnType<typeof daysOf>;

const share = ({ left, all }: Days) => `${left} of ${all} days`;

/** Paise of the days that are left, rounded half up. */
const part = (amount: number, { left, all }: Days) => Math.floor((2 * amount * left + all) / (2 * all));

/** Credits of the days that are left, to two decimals. */
const hundredths = (credits: number, { left, all }: Days) => Math.round((credits * 100 * left) / all) / 100;

function total(lines: readonly ChangeLine[]) {
  return { lines, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The standing after a change that `paymentId` paid. */
export function applyChange(
  standing: Standing,
  { planType, period }: PlanTarget,
  { kind, endsAt, paymentId }: Pick<PaidChange, 'kind' | 'endsAt'> & { readonly paymentId: string },
  now: Date,
): Standing {
  const revision = standing.revision + 1;
  const nothingChosen = { isCancelled: false, nextPlan: null, nextPeriod: null, revision };
  if (kind === 'renewal') {
    const renewed = { renewedPlan: planType, renewedPeriod: period, renewedEndsAt: endsAt };
    const renewedPaymentId = paymentId;
    return { ...standing, ...nothingChosen, ...renewed, renewedPaymentId };
  }
  const layers = layersAfter(standing, kind, paymentId);
  if (kind === 'upgrade') {
    return { ...standing, ...nothingChosen, layers, plan: planType, startedAt: now };
  }
  return {
    ...standing,
    ...nothingChosen,
    layers,
    plan: planType,
    period,
    startedAt: now,
    anchor: now,
    periodStart: now,
    endsAt,
    renewedPlan: null,
    renewedPeriod: null,
    renewedEndsAt: null,
    renewedPaymentId: null,
    nextGrantAt: addMonths(now, 1),
  };
}
