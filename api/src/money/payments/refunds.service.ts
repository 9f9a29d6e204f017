import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database, Queryable } from '../../db/database';
import { moveCredits, readBalance } from '../credits/credit-movement.service';
import { readGranted } from '../credits/granted-credits.service';
import { issueCreditNote } from '../invoices/invoicing.service';
import type { PaidPlans } from '../plans/paid-plans.service';
import type { PaymentProviders } from './payment-providers.client';
import { SWEEP_BUDGET_SECONDS } from './provider-failures.rules';
import {
  findPayment,
  findQuote,
  listRefundsDue,
  lockPayment,
  setChecked,
  updateSucceeded,
  type PaymentRow,
} from './payments.repository';

export interface Refunds {
  /**
   * Gives a payment back and takes back what it brought; once, however often called. Throws NOT_FOUND, CONFLICT for one
   * that was not paid or whose credits are spent, UPSTREAM_FAILED where the provider does not answer: it is tried again.
   */
  refund(id: string, reason: string): Promise<PaymentRow>;
  /** Gives back what is owed. */
  sweep(): Promise<void>;
}

export interface RefundsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: Pick<PaymentProviders, 'of'>;
  readonly plans: Pick<PaidPlans, 'takeBack'>;
}

const BATCH = 50;

export function createRefunds({ db, clock, log, providers, plans }: RefundsSettings): Refunds {
  async function takeCredits(tx: Queryable, payment: PaymentRow, amount: number): Promise<void> {
    if (amount <= 0) return;
    const { id, userId, title } = payment;
    await moveCredits(tx, {
      userId,
      amount: -amount,
      kind: 'adjustment',
      note: `Refund of ${title}`,
      reference: `refund:payment:${id}`,
      now: clock(),
    });
  }

  /** Takes back what was bought, or as much of a plan's credits as is there. */
  async function takeBack(tx: Queryable, payment: PaymentRow): Promise<void> {
    const { id, userId, quoteId, credits } = payment;
    const plan = (await findQuote(tx, quoteId))?.plan ?? null;
    if (plan === null) {
      if ((await readBalance(tx, userId)) < credits) {
        throw new AppError('CONFLICT', 'These credits are spent already, so they cannot be taken back.');
      }
      await takeCredits(tx, payment, credits);
      return;
    }
    const kept = await plans.takeBack(tx, userId, id);
    const granted = await readGranted(tx, userId, id, kept);
    await takeCredits(tx, payment, Math.min(granted, await readBalance(tx, userId)));
  }

  /** Decides, and takes back before any money moves: a refund that is repeated finds that done. */
  function begin(id: string, reason: string): Promise<PaymentRow> {
    return db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment === undefined) throw new AppError('NOT_FOUND', 'Payment not found');
      if (payment.status === 'refunded' || payment.isRefundDue) return payment;
      if (payment.status !== 'succeeded') {
        throw new AppError('CONFLICT', 'This payment was not paid, so there is nothing to give back.');
      }
      const provider = providers.of(payment.provider);
      provider.requireReady();
      if (provider.refundsByCharge && payment.chargeReference === null) {
        throw new AppError(
          'CONFLICT',
          'The provider did not say what was charged, so it cannot be given back by it.',
        );
      }
      await takeBack(tx, payment);
      return (await updateSucceeded(tx, id, { isRefundDue: true, refundReason: reason })) ?? payment;
    });
  }

  async function finish({ id, amount, provider, chargeReference: charge }: PaymentRow): Promise<void> {
    await setChecked(db, id, clock());
    await providers.of(provider).refund({ id, amount, charge });
    await db.transaction(async (tx) => {
      const now = clock();
      const change = { status: 'refunded', isRefundDue: false, refundedAt: now } as const;
      if ((await updateSucceeded(tx, id, change)) !== undefined) await issueCreditNote(tx, id, now);
    });
  }

  return {
    async refund(id, reason) {
      const payment = await begin(id, reason);
      if (payment.status === 'refunded') return payment;
      await finish(payment);
      return (await findPayment(db, id)) ?? payment;
    },
    async sweep() {
      const end = addSeconds(clock(), SWEEP_BUDGET_SECONDS);
      for (const payment of await listRefundsDue(db, BATCH)) {
        if (clock() >= end) return;
        try {
          await finish(payment);
        } catch (error) {
          log.error({ err: error, payment: payment.id }, 'A refund is still owed');
        }
      }
    },
  };
}
