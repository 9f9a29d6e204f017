import type { PaymentProviderName } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Fulfilment } from './fulfilment.service';
import type { PaymentEvent, SignedNotice } from './payment-provider.port';
import type { PaymentProviders } from './payment-providers.client';
import { insertEvent, lockPayment } from './payments.repository';

export interface PaymentNotices {
  /**
   * Takes a provider's notice. Verifies the signature (UNAUTHENTICATED), and applies each event once, in one
   * transaction.
   */
  receive(provider: PaymentProviderName, notice: SignedNotice): Promise<void>;
  /** Applies what a provider said of a payment: the only way by which a payment succeeds and credits rise. */
  apply(provider: PaymentProviderName, event: PaymentEvent): Promise<void>;
}

export function createPaymentNotices(
  db: Database,
  clock: Clock,
  providers: Pick<PaymentProviders, 'of'>,
  fulfilment: Fulfilment,
): PaymentNotices {
  async function apply(provider: PaymentProviderName, event: PaymentEvent): Promise<void> {
    const { id: eventId, type, paymentId, finding } = event;
    // What is no payment of ours is taken too: a provider sends again what is refused.
    if (paymentId === undefined) return;
    await db.transaction(async (tx) => {
      const now = clock();
      const isNew = await insertEvent(tx, { provider, eventId, type, paymentId, receivedAt: now });
      if (!isNew || finding === undefined || finding.kind === 'open') return;
      const payment = await lockPayment(tx, paymentId);
      if (payment === undefined) throw new AppError('NOT_FOUND', 'Payment not found');
      if (payment.provider !== provider) {
        throw new AppError('UNPROCESSABLE', 'This payment is with another provider');
      }
      if (finding.kind === 'failed') await fulfilment.fail(tx, payment, finding.reason);
      else await fulfilment.succeed(tx, payment, finding, now);
    });
  }

  return {
    apply,
    async receive(provider, notice) {
      await apply(provider, providers.of(provider).verifyWebhook(notice));
    },
  };
}
