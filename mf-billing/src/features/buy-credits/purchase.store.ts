import type { Payment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { createStore } from 'zustand/vanilla';
import { bareCard, cardErrorsOf, checkCard, type CardErrors, type CardValues } from './check-card';

export type PurchaseState =
  | { readonly step: 'ready' }
  | {
      readonly step: 'refused';
      readonly message: string | undefined;
      readonly card: CardErrors;
      readonly attempt: number;
    }
  | { readonly step: 'paying' }
  | {
      readonly step: 'confirming';
      readonly payment: Payment;
      readonly isChecking: boolean;
      readonly codeError: string | undefined;
    }
  /** The provider took it; its notice, which moves the credits, is still on its way. */
  | { readonly step: 'waiting'; readonly payment: Payment }
  /** `balance` is undefined when it could not be read: the purchase holds all the same. */
  | { readonly step: 'succeeded'; readonly payment: Payment; readonly balance: number | undefined };

export interface PurchasePorts {
  readonly quote: (item: string) => Promise<{ quoteId: string }>;
  readonly pay: (quoteId: string, card: CardValues, idempotencyKey: string) => Promise<Payment>;
  readonly confirm: (paymentId: string, code: string) => Promise<Payment>;
  readonly readPayment: (paymentId: string) => Promise<Payment>;
  readonly readBalance: () => Promise<number>;
  readonly newKey: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly report: (error: unknown) => void;
}

const POLL_MS = 1000;
const POLLS = 60;

/** Looks again while a payment is `pending`: its end comes with the provider's signed notice. */
async function untilAnswered(ports: PurchasePorts, payment: Payment): Promise<Payment> {
  let current = payment;
  for (let poll = 0; current.status === 'pending' && poll < POLLS; poll += 1) {
    await ports.wait(POLL_MS);
    // A lost answer here says nothing about the payment: the next look may get one.
    current = await ports.readPayment(current.id).catch(() => current);
  }
  return current;
}

/**
 * The attempt whose answer is not known. It is tried again with its own quote and key until an answer comes: a
 * payment whose answer got lost is then found, not made twice.
 */
function createOpenAttempt(ports: PurchasePorts) {
  let open: { item: string; quoteId: string; key: string } | undefined;
  return {
    async take(item: string): Promise<{ quoteId: string; key: string }> {
      if (open?.item === item) return open;
      const { quoteId } = await ports.quote(item);
      open = { item, quoteId, key: ports.newKey() };
      return open;
    },
    close() {
      open = undefined;
    },
  };
}

/** One purchase of one pack, from the card to the credits. */
export function createPurchaseStore(ports: PurchasePorts) {
  const store = createStore<PurchaseState>(() => ({ step: 'ready' }));
  const openAttempt = createOpenAttempt(ports);
  let refusals = 0;

  function enter(state: PurchaseState): void {
    store.setState(state, true);
  }

  function refuse(message: string | undefined, card: CardErrors = {}): void {
    refusals += 1;
    enter({ step: 'refused', message, card, attempt: refusals });
  }

  function refuseFor(error: unknown): void {
    if (!isApiError(error) && !isNetworkError(error)) ports.report(error);
    if (isApiError(error)) openAttempt.close();
    const card = isApiError(error) ? cardErrorsOf(error.fields) : {};
    const message = errorMessage(error, 'The payment could not be made. Nothing was charged.');
    refuse(Object.keys(card).length > 0 ? undefined : message, card);
  }

  /** Carries an answered payment to its end. */
  async function follow(payment: Payment): Promise<void> {
    if (payment.status === 'pending') enter({ step: 'waiting', payment });
    const current = await untilAnswered(ports, payment);
    if (current.status === 'pending') return;
    openAttempt.close();
    if (current.status === 'succeeded') {
      const balance = await readBalance(ports);
      enter({ step: 'succeeded', payment: current, balance });
    } else if (current.status === 'needs_confirmation') {
      enter({ step: 'confirming', payment: current, isChecking: false, codeError: undefined });
    } else {
      refuse(current.reason ?? 'The payment failed.');
    }
  }

  /** Pays for `item` with a card as typed. Does nothing while a payment is under way. */
  async function pay(item: string, typed: CardValues): Promise<void> {
    const { step } = store.getState();
    if (step !== 'ready' && step !== 'refused') return;
    const card = bareCard(typed);
    const errors = checkCard(card);
    if (Object.keys(errors).length > 0) {
      refuse(undefined, errors);
      return;
    }
    enter({ step: 'paying' });
    try {
      const { quoteId, key } = await openAttempt.take(item);
      await follow(await ports.pay(quoteId, card, key));
    } catch (error) {
      refuseFor(error);
    }
  }

  /** Sends the payer's code. A wrong one can be corrected; a declined payment starts over with another card. */
  async function confirm(code: string): Promise<void> {
    const state = store.getState();
    if (state.step !== 'confirming' || state.isChecking) return;
    const { payment } = state;
    enter({ step: 'confirming', payment, isChecking: true, codeError: undefined });
    try {
      await follow(await ports.confirm(payment.id, code));
    } catch (error) {
      if (isApiError(error) && error.code === 'DECLINED') refuseFor(error);
      else enter({ step: 'confirming', payment, isChecking: false, codeError: codeErrorOf(error) });
    }
  }

  /** Back to the packs; a payment that waits for its code stays unpaid. */
  function reset(): void {
    enter({ step: 'ready' });
  }

  return { store, pay, confirm, reset };
}

function codeErrorOf(error: unknown): string {
  const field = isApiError(error) ? error.fields['code'] : undefined;
  return field ?? errorMessage(error, 'The code could not be checked. Try again.');
}

/** The purchase holds whether or not the new balance can be read. */
async function readBalance(ports: PurchasePorts): Promise<number | undefined> {
  try {
    return await ports.readBalance();
  } catch (error) {
    ports.report(error);
    return undefined;
  }
}
