import { CURRENCY } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import { moveCredits } from '../credits/credit-movement.service';
import type { Database } from '../../db/database';
import type { PaymentProvider, SignedNotice } from './payment-provider.port';
import { insertEvent, lockPayment, updateOpenPayment } from './payments.repository';

export interface PaymentNotices {
  /**
   * Takes a provider's notice: the only way by which a payment succeeds and credits rise. Verifies the
   * signature (UNAUTHENTICATED), and applies each event once, in one transaction.
   */
  receive(notice: SignedNotice): Promise<void>;
}

export function createPaymentNotices(db: Database, clock: Clock, provider: PaymentProvider): PaymentNotices {
  return {
    async receive(notice) {
      const event = provider.verifyWebhook(notice);
      await db.transaction(async (tx) => {
        const now = clock();
        const isNew = await insertEvent(tx, {
          provider: provider.name,
          eventId: event.id,
          type: event.type,
          paymentId: event.paymentId,
          receivedAt: now,
        });
        // Events that mean nothing here are taken too: a provider sends again what is refused.
        if (!isNew || event.type !== 'payment.succeeded') return;
        const payment = await lockPayment(tx, event.paymentId);
        if (payment === undefined) throw new AppError('NOT_FOUND', 'Payment not found');
        if (payment.amount !== event.amount || event.currency !== CURRENCY) {
          throw new AppError('UNPROCESSABLE', "The amount is not the payment's");
        }
        const receipt = `TS-${payment.id.slice(0, 8).toUpperCase()}`;
        const change = { status: 'succeeded', nextAction: null, receipt } as const;
        if ((await updateOpenPayment(tx, payment.id, change)) === undefined) return;
        await moveCredits(tx, {
          userId: payment.userId,
          amount: payment.credits,
          kind: 'purchase',
          note: `Bought ${payment.credits.toLocaleString('en-IN')} credits`,
          reference: `payment:${payment.id}`,
          now,
        });
      });
    },
  };
}
