import { randomUUID } from 'node:crypto';
import {
  CREDIT_PACKS,
  CURRENCY,
  PLANS,
  planPeriodSchema,
  type CreditPack,
  type Quote,
} from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { PlanTarget } from '../plans/plan-change.rules';
import { titleOf } from '../plans/plan-prices.rules';
import type { PaidPlans } from '../plans/paid-plans.service';
import type { PaymentProvider } from './payment-provider.port';
import { insertQuote, type QuoteRow } from './payments.repository';

export interface QuotesService {
  /**
   * Fixes the price of an item for a quarter of an hour. Throws UNPROCESSABLE for an unknown item, CONFLICT for a plan for
   * which nothing is to be paid now.
   */
  quote(caller: Caller, item: string): Promise<Quote>;
}

export interface QuotesSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: Pick<PaymentProvider, 'requireReady'>;
  readonly plans: Pick<PaidPlans, 'quote'>;
}

/** What is priced. */
type Priced = Pick<QuoteRow, 'item' | 'title' | 'lines' | 'amount' | 'credits' | 'plan'>;

const QUOTE_SECONDS = 15 * 60;

export function createQuotesService({ db, clock, provider, plans }: QuotesSettings): QuotesService {
  async function pricePlan(caller: Caller, target: PlanTarget): Promise<Priced> {
    const { planType, period } = target;
    const { lines, amount, credits, plan } = await plans.quote(caller, target);
    const title = titleOf(planType, period);
    return { item: `plan:${planType}:${period}`, title, lines: [...lines], amount, credits, plan };
  }

  return {
    async quote(caller, asked) {
      provider.requireReady();
      const pack = findPack(asked);
      const target = readPlanItem(asked);
      if (pack === undefined && target === undefined) {
        throw new AppError('UNPROCESSABLE', 'There is no such item', { fields: { item: 'Unknown item' } });
      }
      const priced = pack ? pricePack(pack) : target && (await pricePlan(caller, target));
      if (priced === undefined) throw new Error(`The item ${asked} has no price`);
      const now = clock();
      const expiresAt = addSeconds(now, QUOTE_SECONDS);
      const id = randomUUID();
      const { userId } = caller;
      await insertQuote(db, { ...priced, id, userId, createdAt: now, expiresAt, usedAt: null });
      const { plan, item, title, lines, amount, credits } = priced;
      return {
        quoteId: id,
        ...{ item, title, lines, amount, credits },
        currency: CURRENCY,
        plan: plan && { endsAt: plan.endsAt, nextAmount: plan.nextAmount },
        expiresAt: expiresAt.toISOString(),
      };
    },
  };
}

function pricePack({ credits, amount }: CreditPack): Priced {
  const title = `${credits.toLocaleString('en-IN')} credits`;
  return { item: `credits:${credits}`, title, lines: [{ text: title, amount }], amount, credits, plan: null };
}

/** `credits-5000`, and `credits:5000` as checkout's address has it (SCR-25). */
function findPack(item: string): CreditPack | undefined {
  return CREDIT_PACKS.find((pack) => pack.id === item.replace(':', '-'));
}

/** `plan:pro:monthly` (SCR-24). */
function readPlanItem(item: string): PlanTarget | undefined {
  const [word, type, length, ...more] = item.split(':');
  const plan = PLANS.find((each) => each.type === type);
  const period = planPeriodSchema.safeParse(length);
  if (word !== 'plan' || more.length > 0 || plan === undefined || !period.success) return undefined;
  return { planType: plan.type, period: period.data };
}
