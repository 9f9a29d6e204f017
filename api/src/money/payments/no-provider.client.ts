import { AppError } from '../../core/app-error';
import type { PaymentProvider } from './payment-provider.port';

/** Stands where test payments are off: refuses everything, also the notices of earlier test payments (SAFE-15). */
export function createNoProvider(name: PaymentProvider['name'] = 'test'): PaymentProvider {
  const refuse = (): never => {
    throw new AppError(
      'PAYMENTS_NOT_CONFIGURED',
      'Credits cannot be bought here: payments are not set up yet.',
    );
  };
  return {
    name,
    takesCards: false,
    refundsByCharge: false,
    requireReady: refuse,
    checkCard: refuse,
    createPayment: refuse,
    confirm: refuse,
    verifyWebhook: refuse,
    lookUp: refuse,
    refund: refuse,
  };
}
