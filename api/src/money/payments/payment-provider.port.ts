import type { cardSchema } from '@tessera/shared/contracts';
import type * as z from 'zod/mini';

export type Card = z.output<typeof cardSchema>;

/** What a provider is told of a payment; the amount in paise. */
export interface PaymentOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: 'INR';
}

/** A notice exactly as it arrives: the raw body that the signature is over. */
export interface SignedNotice {
  readonly body: string;
  readonly signature: string | undefined;
}

export type PaymentOutcome =
  /** Taken; the notice that says so is what moves the credits. */
  | { readonly kind: 'succeeded'; readonly notice: SignedNotice }
  | { readonly kind: 'needs_confirmation'; readonly text: string }
  | { readonly kind: 'declined'; readonly reason: string };

/** A verified notice. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
}

/** What every payment provider does for us. */
export interface PaymentProvider {
  readonly name: 'test';
  /** Throws PAYMENTS_NOT_CONFIGURED where nothing can be paid: asked before a price is named or a card looked at. */
  requireReady(): void;
  /** Throws BAD_REQUEST that names the field, before anything is stored. */
  checkCard(card: Card | undefined): Card;
  /** Asks for the money. Safe to repeat with the same order. */
  createPayment(order: PaymentOrder, card: Card): PaymentOutcome;
  /** Takes the payer's code. `undefined`: the code is wrong. */
  confirm(order: PaymentOrder, code: string): PaymentOutcome | undefined;
  /** Throws UNAUTHENTICATED unless the notice was signed by the provider, and lately. */
  verifyWebhook(notice: SignedNotice): PaymentEvent;
}
