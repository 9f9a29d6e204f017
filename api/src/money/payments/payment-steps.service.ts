import { randomUUID } from 'node:crypto';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { keyReused } from '../../core/request-hash';
import type { Database } from '../../db/database';
import type { PaymentNotices } from './payment-notices.service';
import type { Card, PaymentOutcome, PaymentProvider } from './payment-provider.port';
import {
  findPayment,
  findPaymentByKey,
  insertPayment,
  lockQuote,
  setQuoteUsed,
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
  readonly provider: Pick<PaymentProvider, 'name'>;
  readonly notices: PaymentNotices;
}

export interface PaymentSteps {
  /** Reserves the quote and stores the payment, before the provider is asked for anything. */
  open(caller: Caller, key: PaymentKey, card: Card): Promise<PaymentRow>;
  /** Carries the provider's answer into the payment. */
  settle(payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentRow>;
}

/** The two halves of paying, with the provider's part between them. */
export function createPaymentSteps({ db, clock, provider, notices }: PaymentStepsSettings): PaymentSteps {
  function open(
    { userId }: Caller,
    { quoteId, idempotencyKey }: PaymentKey,
    card: Card,
  ): Promise<PaymentRow> {
    return db.transaction(async (tx) => {
      const now = clock();
      const quote = await lockQuote(tx, quoteId);
      const earlier = await findPaymentByKey(tx, userId, idempotencyKey);
      if (earlier !== undefined) return sameRequest(earlier, quoteId);
      if (quote?.userId !== userId) throw notYours('quote');
      if (quote.usedAt !== null || quote.expiresAt <= now) {
        throw new AppError('GONE', 'This price is no longer valid. Please start again.');
      }
      await setQuoteUsed(tx, quoteId, now);
      const payment = await insertPayment(tx, {
        id: randomUUID(),
        userId,
        quoteId,
        idempotencyKey,
        provider: provider.name,
        status: 'pending',
        amount: quote.amount,
        credits: quote.credits,
        last4: card.number.slice(-4),
        reason: null,
        nextAction: null,
        confirmAttempts: 0,
        receipt: null,
        at: now,
      });
      if (payment === undefined) throw new AppError('CONFLICT', 'This payment is being made already');
      return payment;
    });
  }

  async function settle(payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentRow> {
    switch (outcome.kind) {
      case 'succeeded':
        await notices.receive(outcome.notice);
        break;
      case 'needs_confirmation':
        await updateOpenPayment(db, payment.id, { status: 'needs_confirmation', nextAction: outcome.text });
        break;
      case 'declined':
        await db.transaction(async (tx) => {
          await updateOpenPayment(tx, payment.id, {
            status: 'failed',
            reason: outcome.reason,
            nextAction: null,
          });
          await setQuoteUsed(tx, payment.quoteId, null);
        });
        break;
    }
    return (await findPayment(db, payment.id)) ?? payment;
  }

  return { open, settle };
}

/**
 * A quote is paid once, so it is the whole request. Another card for it gets the payment's answer: whoever tries
 * again because no answer came must not pay twice for having changed the card. No hash of a card is kept.
 */
function sameRequest(payment: PaymentRow, quoteId: string): PaymentRow {
  if (payment.quoteId === quoteId) return payment;
  throw keyReused();
}
