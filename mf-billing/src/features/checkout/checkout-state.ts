import type { Invoice, Payment, Quote, Subscription } from '@tessera/shared/contracts';
import type { PriceList } from '../../lib/use-price-list';
import type { CardErrors } from './check-card';

/** What is about to be paid, at which rate, and by whom it is taken. */
export interface Order {
  readonly quote: Quote;
  readonly prices: PriceList;
}

/** Why the last try did not pay; a card's errors stand at its fields. */
export interface Refusal {
  readonly message: string | undefined;
  readonly card: CardErrors;
  readonly attempt: number;
  /** Nobody knows whether the payment was made. */
  readonly isUnknown: boolean;
}

/** What has to be known before 'Pay' is pressed again. */
export type PriceNews =
  /** The quote was too old, or the price is another now: `before` is what it was, in paise. */
  | { readonly kind: 'priced'; readonly before: number }
  /** No answer came to the last try: the next one finds that payment if there is one. */
  | { readonly kind: 'unanswered' };

/** A payment that was received, with what is known of what it brought: it holds whether or not that can be read. */
export interface Paid {
  readonly payment: Payment;
  readonly balance: number | undefined;
  /** Of a plan that was paid. */
  readonly subscription: Subscription | undefined;
  readonly invoice: Invoice | undefined;
}

export type CheckoutState =
  | { readonly step: 'loading' }
  /** Nothing can be paid on this server. */
  | { readonly step: 'notConfigured' }
  | { readonly step: 'failed'; readonly message: string; readonly canRetry: boolean }
  /** `waiting`: the provider took it; its notice, which brings what was paid for, is still on its way. */
  | {
      readonly step: 'open';
      readonly order: Order;
      readonly phase: 'ready' | 'paying' | 'waiting';
      readonly refusal: Refusal | undefined;
      readonly news: PriceNews | undefined;
    }
  /** The payer's bank asks for a code. Without an order where the address brought the payment. */
  | {
      readonly step: 'code';
      readonly order: Order | undefined;
      readonly payment: Payment;
      readonly isChecking: boolean;
      readonly codeError: string | undefined;
      /** Put off: the payment still waits, and the dialog is closed. */
      readonly isPutOff: boolean;
    }
  /** On the way to the provider's own page. */
  | { readonly step: 'leaving'; readonly payment: Payment }
  /** Nothing but the payment is there; paused once it was looked for long enough. */
  | { readonly step: 'waiting'; readonly payment: Payment; readonly isPaused: boolean }
  | { readonly step: 'paid'; readonly paid: Paid }
  /** Declined, or given back. */
  | { readonly step: 'unpaid'; readonly payment: Payment };
