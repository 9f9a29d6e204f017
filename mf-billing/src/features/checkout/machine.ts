import type { Payment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseItem } from '../../lib/item';
import { cardErrorsOf, type CardErrors } from './check-card';
import type { CheckoutState, Order, Paid, PriceNews } from './checkout-state';
import type { CheckoutPorts } from './checkout.ports';
import { declinedWords, isGivenBack } from './outcome';
import type { OpenAttempt } from './open-attempt';
import { isPaymentPage } from './payment-page';
import { isBeforeTheKey, isUnanswered } from './unanswered';

/** What the parts of one checkout share. */
export interface Machine {
  readonly ports: CheckoutPorts;
  readonly store: StoreApi<CheckoutState>;
  readonly enter: (state: CheckoutState) => void;
  open: OpenAttempt | undefined;
  /** The open attempt was sent, and nobody knows what became of it. */
  isUnknown: boolean;
  /** The quote on the page was answered: it cannot be counted on for another payment. */
  isSpent: boolean;
  refusals: number;
  /** Another one begins with each item or payment, and when the page goes away: what is under way for the one before is dropped. */
  run: number;
}

export function createMachine(ports: CheckoutPorts): Machine {
  const store = createStore<CheckoutState>(() => ({ step: 'loading' }));
  const enter = (state: CheckoutState) => {
    store.setState(state, true);
  };
  return { ports, store, enter, open: undefined, isUnknown: false, isSpent: false, refusals: 0, run: 0 };
}

export function showOrder(machine: Machine, order: Order, news?: PriceNews): void {
  machine.enter({ step: 'open', order, phase: 'ready', refusal: undefined, news });
}

export function refuse(
  machine: Machine,
  order: Order,
  message: string | undefined,
  card: CardErrors = {},
): void {
  machine.refusals += 1;
  const refusal = { message, card, attempt: machine.refusals, isUnknown: machine.isUnknown };
  machine.enter({ step: 'open', order, phase: 'ready', refusal, news: undefined });
}

const NOT_MADE = 'The payment could not be made. Nothing was charged.';
const NO_ANSWER =
  'No answer came to the payment. Pay again: if the payment was made, it is found and not charged twice.';

export function refuseFor(machine: Machine, order: Order, error: unknown): void {
  if (!isApiError(error) && !isNetworkError(error)) machine.ports.report(error);
  if (isUnanswered(error)) machine.isUnknown = machine.open !== undefined;
  else if (!machine.isUnknown || !isBeforeTheKey(error)) closeAttempt(machine);
  const card = isApiError(error) ? cardErrorsOf(error.fields) : {};
  const words = errorMessage(error, machine.isUnknown ? NO_ANSWER : NOT_MADE);
  const message = isApiError(error) && error.code === 'DECLINED' ? declinedWords(words) : words;
  refuse(machine, order, Object.keys(card).length > 0 ? undefined : message, card);
}

/** An answer came: the next try is a new one. */
export function closeAttempt(machine: Machine): void {
  machine.open = undefined;
  machine.isUnknown = false;
  machine.isSpent = true;
  machine.ports.attempt.remove();
}

const FIRST_LOOK_MS = 1000;
const LONGEST_LOOK_MS = 15_000;
/** About ten minutes. */
const LOOKS = 48;

function needsCode({ status, nextAction }: Payment): boolean {
  return status === 'needs_confirmation' && nextAction?.kind === 'confirm';
}

function isUnderWay(payment: Payment): boolean {
  return payment.status === 'pending' || (payment.status === 'needs_confirmation' && !needsCode(payment));
}

function isPlan({ item }: Payment): boolean {
  return parseItem(item)?.kind === 'plan';
}

/** Looks again, ever more seldom, until the provider's signed notice has ended the payment. */
async function untilAnswered(machine: Machine, payment: Payment, run: number): Promise<Payment> {
  let current = payment;
  let pause = FIRST_LOOK_MS;
  for (let look = 0; isUnderWay(current) && look < LOOKS && machine.run === run; look += 1) {
    await machine.ports.wait(pause);
    pause = Math.min(LONGEST_LOOK_MS, pause * 1.4);
    // A lost answer here says nothing about the payment: the next look may get one.
    if (machine.run === run) current = await machine.ports.readPayment(current.id).catch(() => current);
  }
  return current;
}

/** Carries an answered payment to its end. `order` is what stands behind it on the page. */
export async function follow(machine: Machine, payment: Payment, order: Order | undefined): Promise<void> {
  const { run, ports } = machine;
  if (isUnderWay(payment)) {
    machine.enter(
      order
        ? { step: 'open', order, phase: 'waiting', refusal: undefined, news: undefined }
        : { step: 'waiting', payment, isPaused: false },
    );
  }
  const current = await untilAnswered(machine, payment, run);
  if (machine.run !== run) return;
  if (isUnderWay(current)) machine.enter({ step: 'waiting', payment: current, isPaused: true });
  else if (needsCode(current))
    machine.enter({
      step: 'code',
      order,
      payment: current,
      isChecking: false,
      codeError: undefined,
      isPutOff: false,
    });
  else if (current.status === 'succeeded' && !isGivenBack(current)) {
    if (isPlan(current)) void ports.renewUser();
    const paid = await readPaid(ports, current);
    if (machine.run === run) machine.enter({ step: 'paid', paid });
  } else endUnpaid(machine, current, order);
}

/** With a form behind it, the next card is typed there; otherwise the address goes on telling of the payment. */
export function endUnpaid(machine: Machine, payment: Payment, order: Order | undefined): void {
  if (!order || isGivenBack(payment)) {
    machine.enter({ step: 'unpaid', payment });
    return;
  }
  machine.ports.remember(order.quote.item, undefined);
  refuse(machine, order, declinedWords(payment.reason ?? 'The payment failed.'));
}

/** The payment is there: from here on the address leads to it. */
export async function begin(machine: Machine, payment: Payment, order: Order): Promise<void> {
  closeAttempt(machine);
  const { nextAction } = payment;
  if (payment.status !== 'failed') machine.ports.remember(payment.item, payment.id);
  if (nextAction?.kind !== 'redirect') {
    await follow(machine, payment, order);
    return;
  }
  if (!isPaymentPage(nextAction.url)) {
    machine.ports.report(new Error('The payment page has no address that a browser may be sent to'));
    machine.ports.remember(payment.item, undefined);
    refuse(machine, order, 'The payment page could not be opened. Nothing was charged.');
    return;
  }
  machine.enter({ step: 'leaving', payment });
  machine.ports.leave(nextAction.url);
}

/** What the payment brought. It holds whether or not that can be read. */
async function readPaid(ports: CheckoutPorts, payment: Payment): Promise<Paid> {
  const orNothing = async <Answer>(call: Promise<Answer> | undefined): Promise<Answer | undefined> => {
    try {
      return await call;
    } catch (error) {
      ports.report(error);
      return undefined;
    }
  };
  const [balance, subscription, invoice] = await Promise.all([
    orNothing(ports.readBalance()),
    orNothing(isPlan(payment) ? ports.readSubscription() : undefined),
    orNothing(payment.invoiceId === null ? undefined : ports.readInvoice(payment.invoiceId)),
  ]);
  return { payment, balance, subscription, invoice };
}
