import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Queryable } from '../../db/database';
import type { PaidPlan } from './paid-plan.schema';
import { applyChange, changeOf, type PaidChange, type PlanTarget } from './plan-change.rules';
import { planOf, priceOf } from './plan-prices.rules';
import type { Settling } from './settling.service';
import { fallToStarter, type Standing } from './standing.rules';

export interface PlanQuote extends PaidChange {
  readonly plan: PaidPlan;
}

export interface PaidPlans {
  /** What is to be paid for `target` now. Throws CONFLICT where nothing is. */
  quote(caller: Caller, target: PlanTarget): Promise<PlanQuote>;
  /** Whether what was quoted for a plan may still be paid. */
  isCurrent(tx: Queryable, userId: string, plan: PaidPlan): Promise<boolean>;
  /** Changes to the plan that was paid. False, and nothing is changed, when it is not to be had any more. */
  apply(tx: Queryable, userId: string, plan: PaidPlan): Promise<boolean>;
  /** Takes a paid plan back, where it runs or is to come. */
  takeBack(tx: Queryable, userId: string, plan: PaidPlan): Promise<void>;
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
    async apply(tx, userId, plan) {
      const now = clock();
      const standing = await settling.settle(tx, userId, now);
      if (!isPayable(standing, plan)) return false;
      const { kind, endsAt } = changeToApply(standing, plan, now, rate);
      const applied = applyChange(standing, plan, { kind, endsAt }, now);
      // A renewal that comes once the plan is over brings its first month's credits by itself.
      const isLate = kind === 'start' && plan.kind === 'renewal';
      await settling.save(tx, userId, isLate ? { ...applied, nextGrantAt: now } : applied);
      if (isLate) await settling.settle(tx, userId, now);
      return true;
    },
    async takeBack(tx, userId, { planType, period, kind, startsAt, endsAt }) {
      const now = clock();
      const standing = await settling.settle(tx, userId, now);
      const isToCome = kind === 'renewal' && new Date(startsAt) > now && standing.renewedPlan === planType;
      if (isToCome && standing.renewedPeriod === period) {
        const nothing = { renewedPlan: null, renewedPeriod: null, renewedEndsAt: null };
        await settling.save(tx, userId, { ...standing, ...nothing, revision: standing.revision + 1 });
      } else if (standing.endsAt !== null && new Date(endsAt) > now) {
        await settling.save(tx, userId, fallToStarter(standing, now));
      }
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
    if (change.kind === 'start') return { kind: 'start' as const, endsAt: change.endsAt };
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
