import type { PlanPeriod, PlanType } from '@tessera/shared/contracts';
import { monthOf } from './months.rules';
import type { PaidLayer } from './paid-layer.schema';
import { planOf } from './plan-prices.rules';

/** What an account is on, as it is stored. */
export interface Standing {
  readonly plan: PlanType;
  readonly period: PlanPeriod | null;
  readonly openedAt: Date;
  readonly startedAt: Date;
  readonly anchor: Date;
  readonly periodStart: Date | null;
  readonly endsAt: Date | null;
  readonly isCancelled: boolean;
  readonly nextPlan: PlanType | null;
  readonly nextPeriod: PlanPeriod | null;
  readonly renewedPlan: PlanType | null;
  readonly renewedPeriod: PlanPeriod | null;
  readonly renewedEndsAt: Date | null;
  readonly renewedPaymentId: string | null;
  /** The payments that the running period comes from, the last one on top. */
  readonly layers: readonly PaidLayer[];
  readonly nextGrantAt: Date;
  readonly revision: number;
}

/** Monthly credits that are due. */
export interface Grant {
  readonly amount: number;
  readonly planName: string;
  /** When its month began. */
  readonly month: Date;
}

const NOTHING_NEXT = {
  isCancelled: false,
  nextPlan: null,
  nextPeriod: null,
  renewedPlan: null,
  renewedPeriod: null,
  renewedEndsAt: null,
  renewedPaymentId: null,
} as const;

/** A new account. Its first credits are given by who opens it. */
export function openStanding(now: Date): Standing {
  return {
    plan: 'starter',
    period: null,
    openedAt: now,
    startedAt: now,
    anchor: now,
    periodStart: null,
    endsAt: null,
    ...NOTHING_NEXT,
    layers: [],
    nextGrantAt: monthOf(now, now).end,
    revision: 0,
  };
}

/** Starter from `time` on; the account's own months go on from the next one that begins. */
export function fallToStarter(standing: Standing, time: Date): Standing {
  const { openedAt, revision } = standing;
  const month = monthOf(openedAt, time);
  // The first month's credits were given when the account was opened.
  const isNewMonth = month.start.getTime() === time.getTime() && time > openedAt;
  return {
    ...openStanding(openedAt),
    startedAt: time,
    nextGrantAt: isNewMonth ? month.start : month.end,
    revision: revision + 1,
  };
}

/** What the account is on at `now`: a period that is over gives way to the one that is paid after it, or to Starter. */
export function standingAt(standing: Standing, now: Date): Standing {
  const { endsAt, renewedPlan, renewedPeriod, renewedEndsAt, renewedPaymentId } = standing;
  if (endsAt === null || endsAt > now) return standing;
  if (renewedPlan === null || renewedPeriod === null) return fallToStarter(standing, endsAt);
  const isOther = renewedPlan !== standing.plan;
  const renewed: Standing = {
    ...standing,
    plan: renewedPlan,
    period: renewedPeriod,
    startedAt: isOther ? endsAt : standing.startedAt,
    periodStart: endsAt,
    endsAt: renewedEndsAt,
    renewedPlan: null,
    renewedPeriod: null,
    renewedEndsAt: null,
    renewedPaymentId: null,
    layers: renewedPaymentId === null ? [] : [{ kind: 'period', paymentId: renewedPaymentId }],
    revision: standing.revision + 1,
  };
  return standingAt(renewed, now);
}

/** The credits of the running month where they are due, and when the next ones are. Of months that went by, none come later. */
export function grantAt(
  standing: Standing,
  now: Date,
): { readonly grant: Grant | undefined; readonly nextGrantAt: Date } {
  const { plan, anchor, nextGrantAt } = standing;
  if (nextGrantAt > now) return { grant: undefined, nextGrantAt };
  const { start, end } = monthOf(anchor, now);
  const { credits, name } = planOf(plan);
  return { grant: { amount: credits, planName: name, month: start }, nextGrantAt: end };
}
