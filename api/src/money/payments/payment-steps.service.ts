import { randomUUID } from 'node:crypto';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { keyReused } from '../../core/request-hash';
import type { Database } from '../../db/database';
import type { PaidPlans } from '../plans/paid-plans.service';
import type { Fulfilment } from './fulfilment.service';
import type { PaymentNotices } from './payment-notices.service';
import type { Card, PaymentOutcome } from './payment-provider.port';
import type { PaymentProviders } from './payment-providers.client';
import {
  findPayment,
  findPaymentByKey,
  insertPayment,
  lockQuote,
  setQuoteUsed,
  setReference,
  updateOpenPayment,
  type PaymentRow,
} from './payments.repository';

/** What is paid, and by which request of the client. */
export interface PaymentKey {
  readonly quoteId: string;
  readonly idempotencyKey: string;
}

export interface PaymentStepsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: PaymentProviders;
  readonly notices: PaymentNotices;
  readonly fulfilment: Pick<Fulfilment, 'fail'>;
  readonly plans: Pick<PaidPlans, 'isCurrent'>;
}

export interface PaymentSteps {
  /** Reserves the quote and stores the payment, before the provider is asked for anything. */
  open(caller: Caller, key: PaymentKey, card: Card | undefined): Promise<PaymentRow>;
  /** Carries the provider's answer into the payment. */
  settle(payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentRow>;
}

/** The two halves of paying, with the provider's part between them. */
export function createPaymentSteps(settings: PaymentStepsSettings): PaymentSteps {
  const { db, clock, providers, notices, fulfilment, plans } = settings;

  function open(
    { userId }: Caller,
    { quoteId, idempotencyKey }: PaymentKey,
    card: Card | undefined,
  ): Promise<PaymentRow> {
    return db.transaction(async (tx) => {
      const now = clock();
      const quote = await lockQuote(tx, quoteId);
      const earlier = await findPaymentByKey(tx, userId, idempotencyKey);
      if (earlier !== undefined) return sameRequest(earlier, quoteId);
      if (quote?.userId !== userId) throw notYours('quote');
      const isValid = quote.usedAt === null && quote.expiresAt > now;
      if (!isValid || (quote.plan !== null && !(await plans.isCurrent(tx, userId, quote.plan)))) {
        throw new AppError('GONE', 'This price is no longer valid. Please start again.');
      }
      await setQuoteUsed(tx, quoteId, now);
      const payment = await insertPayment(tx, {
        id: randomUUID(),
        userId,
        quoteId,
        idempotencyKey,
        provider: providers.active.name,
        status: 'pending',
        item: quote.item,
        title: quote.title,
        amount: quote.amount,
        credits: quote.credits,
        last4: card?.number.slice(-4) ?? null,
        ...NOTHING_YET,
        at: now,
      });
      if (payment === undefined) throw new AppError('CONFLICT', 'This payment is being made already');
      return payment;
    });
  }

  async function settle(payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentRow> {
    switch (outcome.kind) {
      case 'succeeded':
        await notices.receive(payment.provider, outcome.notice);
        break;
      case 'needs_confirmation':
        await updateOpenPayment(db, payment.id, { status: 'needs_confirmation', nextAction: outcome.text });
        break;
      case 'redirect': {
        // A notice may have come before this answer; then there is nothing more to pay.
        const { url: nextAction, reference: providerReference } = outcome;
        const opened = await updateOpenPayment(db, payment.id, { nextAction, providerReference });
        if (opened === undefined) await setReference(db, payment.id, providerReference);
        break;
      }
      case 'declined':
        await db.transaction((tx) => fulfilment.fail(tx, payment, outcome.reason));
        break;
    }
    return (await findPayment(db, payment.id)) ?? payment;
  }

  return { open, settle };
}

const NOTHING_YET = {
  reason: null,
  nextAction: null,
  confirmAttempts: 0,
  receipt: null,
  providerReference: null,
  chargeReference: null,
  settledAt: null,
  checkedAt: null,
  isRefundDue: false,
  refundReason: null,
  refundedAt: null,
} as const;

/**
 * A quote is paid once, so it is the whole request. Another card for it gets the payment's answer: whoever tries
 * again because no answer came must not pay twice for having changed the card. No hash of a card is kept.
 */
function sameRequest(payment: PaymentRow, quoteId: string): PaymentRow {
  if (payment.quoteId === quoteId) return payment;
  throw keyReused();
}
