import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Queryable } from '../../db/database';
import type { PaidPlan } from './paid-plan.schema';
import { applyChange, changeOf, type PaidChange, type PlanTarget } from './plan-change.rules';
import { planOf, priceOf } from './plan-prices.rules';
import type { Settling } from './settling.service';
import { standingAt, type Standing } from './standing.rules';
import { planBelow, takeBack } from './take-back.rules';

export interface PlanQuote extends PaidChange {
  readonly plan: PaidPlan;
}

export interface PlanPayment {
  readonly id: string;
  readonly plan: PaidPlan;
  /** As quoted. */
  readonly credits: number;
}

export interface PaidPlans {
  /** What is to be paid for `target` now. Throws CONFLICT where nothing is. */
  quote(caller: Caller, target: PlanTarget): Promise<PlanQuote>;
  /** Whether what was quoted for a plan may still be paid. */
  isCurrent(tx: Queryable, userId: string, plan: PaidPlan): Promise<boolean>;
  /**
   * Changes to the plan that was paid, and answers the credits that come with it at once. Undefined, and nothing is
   * changed, when it is not to be had any more.
   */
  apply(tx: Queryable, userId: string, payment: PlanPayment): Promise<{ credits: number } | undefined>;
  /**
   * Takes back what a payment paid of what runs or is to come; nothing that another one paid. Answers the credits of each of
   * its months that another payment brought. Throws CONFLICT where a later payment builds on it.
   */
  takeBack(tx: Queryable, userId: string, paymentId: string): Promise<number>;
}

/** Plans as they are quoted, paid and given back; `rate` in rupees for a dollar. */
export function createPaidPlans(clock: Clock, settling: Settling, rate: number): PaidPlans {
  return {
    async quote({ userId }, target) {
      return quoteOf(await settling.read(userId), target, clock(), rate);
    },
    async isCurrent(tx, userId, plan) {
      return isPayable(await settling.settle(tx, userId, clock()), plan);
    },
    async apply(tx, userId, { id: paymentId, plan, credits }) {
      const now = clock();
      const standing = await settling.settle(tx, userId, now);
      if (!isPayable(standing, plan)) return undefined;
      const { kind, endsAt } = changeToApply(standing, plan, now, rate);
      await settling.save(tx, userId, applyChange(standing, plan, { kind, endsAt, paymentId }, now));
      // A renewal that comes once the plan is over begins a month at once, and brings its credits.
      const isLate = kind === 'start' && plan.kind === 'renewal';
      return { credits: isLate ? planOf(plan.planType).credits : credits };
    },
    async takeBack(tx, userId, paymentId) {
      const now = clock();
      const standing = await settling.settle(tx, userId, now);
      const below = planBelow(standing, paymentId);
      const taken = takeBack(standing, paymentId, now);
      if (taken.kind === 'builtOn') {
        throw new AppError('CONFLICT', 'A later payment builds on this one. Give that one back first.');
      }
      // What it had taken the place of may be over meanwhile.
      if (taken.kind === 'changed') await settling.save(tx, userId, standingAt(taken.standing, now));
      await settling.settle(tx, userId, now);
      return below === undefined ? 0 : planOf(below).credits;
    },
  };
}

function quoteOf(standing: Standing, target: PlanTarget, now: Date, rate: number): PlanQuote {
  const change = changeOf(standing, target, now, rate);
  if (change.kind === 'current' || change.kind === 'periodEnd') throw nothingToPay(standing, target);
  const { kind, startsAt, endsAt } = change;
  const { planType, period } = target;
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const nextAmount = priceOf(planType, period, rate);
  const plan = { planType, period, kind, ...times, nextAmount, revision: standing.revision };
  return { ...change, plan };
}

/** Full periods are worth the same to whoever is on Starter meanwhile; a difference holds only for what it was made from. */
function isPayable(standing: Standing, { kind, revision }: PaidPlan): boolean {
  if (standing.revision === revision) return true;
  return standing.endsAt === null && (kind === 'start' || kind === 'renewal');
}

/** A period that begins with its payment has its whole length from then on. */
function changeToApply(standing: Standing, plan: PaidPlan, now: Date, rate: number) {
  if (standing.endsAt === null || plan.kind === 'restart') {
    const change = changeOf({ ...standing, period: null }, plan, now, rate);
    if (change.kind === 'start') {
      const kind = standing.endsAt === null ? 'start' : 'restart';
      return { kind, endsAt: change.endsAt } as const;
    }
  }
  return { kind: plan.kind, endsAt: new Date(plan.endsAt) };
}

const dayWords = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function nothingToPay({ plan, endsAt }: Standing, { planType }: PlanTarget): AppError {
  const { name } = planOf(plan);
  if (planType === 'starter') return new AppError('UNPROCESSABLE', 'Starter is free.');
  const until = endsAt === null ? '' : ` until ${dayWords.format(endsAt)}`;
  return new AppError('CONFLICT', `You are on ${name}${until}. There is nothing to pay for this plan now.`);
}
