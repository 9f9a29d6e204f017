import {
  confirmPayment,
  createPayment,
  quotePayment,
  readInvoice,
  readPayment,
  readPlans,
  readSubscription,
  type Invoice,
  type Payment,
  type Quote,
  type Subscription,
} from '@tessera/shared/contracts';
import { newKey, readBalance, type ShellProps } from '@tessera/shared/remote';
import type { PriceList } from '../../lib/use-price-list';
import type { CardValues } from './check-card';
import { keptAttempt, type KeptAttempt } from './open-attempt';

export interface CheckoutPorts {
  readonly readPrices: () => Promise<PriceList>;
  readonly quote: (item: string) => Promise<Quote>;
  /** Without a card where the provider takes it on a page of its own. */
  readonly pay: (quoteId: string, card: CardValues | undefined, idempotencyKey: string) => Promise<Payment>;
  readonly confirm: (paymentId: string, code: string) => Promise<Payment>;
  readonly readPayment: (paymentId: string) => Promise<Payment>;
  readonly readBalance: () => Promise<number>;
  readonly readSubscription: () => Promise<Subscription>;
  readonly readInvoice: (invoiceId: string) => Promise<Invoice>;
  /** The user's plan is another now: the frame around the page shows it. */
  readonly renewUser: () => Promise<void>;
  readonly attempt: KeptAttempt;
  /** Puts the payment into the address, so that coming back and a reload find it; undefined takes it out. */
  readonly remember: (item: string, paymentId: string | undefined) => void;
  readonly leave: (address: string) => void;
  readonly newKey: () => string;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** The checkout's real calls, for one user. */
export function createCheckoutPorts(
  { api, session, reportError }: Pick<ShellProps, 'api' | 'session' | 'reportError'>,
  userId: string,
  { remember, leave }: Pick<CheckoutPorts, 'remember' | 'leave'>,
): CheckoutPorts {
  return {
    readPrices: () => api.call(readPlans, {}),
    quote: (item) => api.call(quotePayment, { body: { item } }),
    pay: (quoteId, card, idempotencyKey) =>
      api.call(createPayment, { body: { quoteId, ...(card && { card }) } }, { idempotencyKey }),
    confirm: (id, code) => api.call(confirmPayment, { params: { id }, body: { code } }),
    readPayment: (id) => api.call(readPayment, { params: { id } }),
    readBalance: () => readBalance(api, userId),
    readSubscription: () => api.call(readSubscription, {}),
    readInvoice: (id) => api.call(readInvoice, { params: { id } }),
    renewUser: session.renew,
    attempt: keptAttempt(userId),
    remember,
    leave,
    newKey,
    now: Date.now,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    report: reportError,
  };
}
