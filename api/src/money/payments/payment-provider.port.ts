import type { cardSchema, PaymentProviderName } from '@tessera/shared/contracts';
import type * as z from 'zod/mini';

export type Card = z.output<typeof cardSchema>;

/** What a provider is told of a payment; the amount in paise. */
export interface PaymentOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: 'INR';
  /** In words, for the provider's page. */
  readonly title: string;
  /** The page of ours that a provider's page leads back to. */
  readonly returnUrl: string;
}

/** A notice exactly as it arrives: the raw body that the signature is over. */
export interface SignedNotice {
  readonly body: string;
  readonly signature: string | undefined;
  /** What the provider calls the event, where it says so in a header. */
  readonly eventId?: string | undefined;
}

export type PaymentOutcome =
  /** Taken; the notice that says so is what moves the credits. */
  | { readonly kind: 'succeeded'; readonly notice: SignedNotice }
  | { readonly kind: 'needs_confirmation'; readonly text: string }
  /** The payer pays on the provider's own page. */
  | { readonly kind: 'redirect'; readonly url: string; readonly reference: string }
  | { readonly kind: 'declined'; readonly reason: string };

/** What became of a payment, as the provider says. */
export type PaymentFinding =
  | {
      readonly kind: 'succeeded';
      readonly amount: number;
      readonly currency: string;
      /** What the provider calls the money that was taken: it is given back by that. */
      readonly charge: string | undefined;
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open' };

/** A verified notice. `finding` is undefined for what means nothing here. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly paymentId: string | undefined;
  readonly finding: PaymentFinding | undefined;
}

/** The money that is to be given back, whole. */
export interface RefundOrder {
  readonly id: string;
  readonly amount: number;
  readonly charge: string | null;
}

/** What every payment provider does for us. Where it does not answer, each call throws UPSTREAM_FAILED. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Whether cards are typed here; other providers take them on pages of their own. */
  readonly takesCards: boolean;
  /** Whether money is given back by what the provider calls the charge. */
  readonly refundsByCharge: boolean;
  /** Throws PAYMENTS_NOT_CONFIGURED where nothing can be paid: asked before a price is named or a card looked at. */
  requireReady(): void;
  /** Throws BAD_REQUEST that names the field, before anything is stored. */
  checkCard(card: Card | undefined): Card | undefined;
  /** Asks for the money. Safe to repeat with the same order. */
  createPayment(order: PaymentOrder, card: Card | undefined): Promise<PaymentOutcome>;
  /** Takes the payer's code. `undefined`: the code is wrong. */
  confirm(order: PaymentOrder, code: string): PaymentOutcome | undefined;
  /** Throws UNAUTHENTICATED unless the notice was signed by the provider, and lately. */
  verifyWebhook(notice: SignedNotice): PaymentEvent;
  /** Asks what became of a payment on the provider's page. */
  lookUp(reference: string): Promise<PaymentFinding>;
  /** Gives the money back. Safe to repeat. */
  refund(order: RefundOrder): Promise<void>;
}
