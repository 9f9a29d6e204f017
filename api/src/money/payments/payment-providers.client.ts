import type { PaymentProviderName } from '@tessera/shared/contracts';
import type { Environment } from '../../config/environment';
import type { Clock } from '../../core/clock';
import { createNoProvider } from './no-provider.client';
import type { PaymentProvider } from './payment-provider.port';
import { createRazorpayProvider } from './razorpay-provider.client';
import { createStripeProvider } from './stripe-provider.client';
import { createTestProvider } from './test-provider.client';

export type PaymentSettings = Pick<Environment, 'allowsTestPayments' | 'payments'>;

export interface PaymentProviders {
  /** Takes new payments. */
  readonly active: PaymentProvider;
  /** Whose payment it is, or was; one that is not set refuses everything. */
  of(name: PaymentProviderName): PaymentProvider;
  /** Who takes payments; null where nothing can be paid. */
  readonly name: PaymentProviderName | null;
}

export function createPaymentProviders(
  { allowsTestPayments, payments }: PaymentSettings,
  testSecret: string,
  clock: Clock,
): PaymentProviders {
  const { provider, razorpay, stripe } = payments;
  const all: Readonly<Record<PaymentProviderName, PaymentProvider>> = {
    test: allowsTestPayments ? createTestProvider(testSecret, clock) : createNoProvider('test'),
    razorpay: razorpay ? createRazorpayProvider(razorpay, clock) : createNoProvider('razorpay'),
    stripe: stripe ? createStripeProvider(stripe, clock) : createNoProvider('stripe'),
  };
  return {
    active: all[provider],
    of: (name) => all[name],
    name: provider === 'test' && !allowsTestPayments ? null : provider,
  };
}
