import { PLAN_LIMITS, type PlanChange, type PlanType, type Subscription } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { changeOf, paidUntil, type PlanTarget } from './plan-change.rules';
import type { CountPublicApps } from './plan-facts.port';
import { planOf, priceOf } from './plan-prices.rules';
import type { Settling } from './settling.service';
import type { Standing } from './standing.rules';
import { presentSubscription } from './subscription.view';

export interface SubscriptionsService {
  read(caller: Caller): Promise<Subscription>;
  /** Chooses for the end of the period. Throws FORBIDDEN for what takes a payment, CONFLICT where no period runs. */
  update(caller: Caller, change: PlanTarget | { readonly cancelAtPeriodEnd: boolean }): Promise<Subscription>;
  preview(caller: Caller, target: PlanTarget): Promise<PlanChange>;
}

export interface SubscriptionsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly settling: Settling;
  /** Rupees for a dollar. */
  readonly rate: number;
  readonly countPublicApps: CountPublicApps;
}

export function createSubscriptionsService(settings: SubscriptionsSettings): SubscriptionsService {
  const { db, clock, settling, rate, countPublicApps } = settings;

  function choose(standing: Standing, change: Parameters<SubscriptionsService['update']>[1]): Standing {
    if (standing.endsAt === null) return chooseOnStarter(standing, change);
    if ('cancelAtPeriodEnd' in change) {
      return { ...standing, isCancelled: change.cancelAtPeriodEnd, nextPlan: null, nextPeriod: null };
    }
    const { planType, period } = change;
    if (planType === 'starter') return { ...standing, isCancelled: true, nextPlan: null, nextPeriod: null };
    if (planType === standing.plan && period === standing.period) {
      return { ...standing, isCancelled: false, nextPlan: null, nextPeriod: null };
    }
    const { kind } = changeOf(standing, change, clock(), rate);
    if (kind === 'upgrade' || kind === 'restart') throw takesPayment();
    return { ...standing, isCancelled: false, nextPlan: planType, nextPeriod: period };
  }

  return {
    async read({ userId }) {
      return presentSubscription(await settling.read(userId));
    },
    update({ userId }, change) {
      return db.transaction(async (tx) => {
        const standing = await settling.settle(tx, userId, clock());
        const chosen = choose(standing, change);
        if (chosen !== standing) await settling.save(tx, userId, chosen);
        return presentSubscription(chosen);
      });
    },
    async preview({ userId }, target) {
      const standing = await settling.read(userId);
      const now = clock();
      const change = changeOf(standing, target, now, rate);
      const { planType, period } = target;
      const amountNext = planType === 'starter' ? 0 : priceOf(planType, period, rate);
      const exceeded = await exceededBy(planType, () => countPublicApps(db, userId));
      const common = { amountToday: 0, amountNext, credits: 0, exceeded };
      if (change.kind === 'current') {
        const endsAt = paidUntil(standing)?.toISOString() ?? null;
        return { ...common, kind: 'current', startsAt: standing.startedAt.toISOString(), endsAt };
      }
      const startsAt = change.startsAt.toISOString();
      if (change.kind === 'periodEnd') return { ...common, kind: 'periodEnd', startsAt, endsAt: null };
      const { amount: amountToday, credits, endsAt } = change;
      return { ...common, kind: 'now', amountToday, credits, startsAt, endsAt: endsAt.toISOString() };
    },
  };
}

function chooseOnStarter(standing: Standing, change: object): Standing {
  if ('planType' in change && change.planType === 'starter') return standing;
  if ('planType' in change) throw takesPayment();
  throw new AppError('CONFLICT', 'You are on Starter, which has no period that ends.');
}

function takesPayment(): AppError {
  return new AppError('FORBIDDEN', 'A dearer plan begins with its payment. Choose it at the checkout.');
}

async function exceededBy(planType: PlanType, count: () => Promise<number>): Promise<string[]> {
  const allowed = PLAN_LIMITS[planType].publicApps;
  const has = allowed === null ? 0 : await count();
  if (allowed === null || has <= allowed) return [];
  return [`${has} public ${has === 1 ? 'app' : 'apps'}, ${planOf(planType).name} allows ${allowed}`];
}
