import { errorMessage, isApiError, isPassing } from '@tessera/shared/http';
import { bareCard, checkCard, type CardValues } from './check-card';
import type { CheckoutState, Order } from './checkout-state';
import type { CheckoutPorts } from './checkout.ports';
import {
  begin,
  closeAttempt,
  createMachine,
  endUnpaid,
  follow,
  refuse,
  refuseFor,
  showOrder,
  type Machine,
} from './machine';

/** What somebody came to pay, or the payment that their address names. */
export type Subject =
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'payment'; readonly id: string };

/** One checkout, from the quote to what the payment brought (SCR-24). */
export function createCheckoutStore(ports: CheckoutPorts) {
  const machine = createMachine(ports);
  const { store } = machine;
  return {
    store,
    /** Quotes the item, or shows what became of the payment. */
    start: (subject: Subject) =>
      subject.kind === 'item' ? startOrder(machine, subject.item) : resume(machine, subject.id),
    /** Pays with a card as typed, or goes to the provider's page without one. Does nothing while a payment is under way. */
    pay: (typed?: CardValues) => pay(machine, typed),
    /** Sends the payer's code. */
    confirm: (code: string) => confirm(machine, code),
    /** Leaves the code for later: the payment goes on waiting for it. */
    putOff: () => {
      const state = store.getState();
      if (state.step === 'code' && !state.isChecking) machine.enter({ ...state, isPutOff: true });
    },
    askAgain: () => {
      const state = store.getState();
      if (state.step === 'code') machine.enter({ ...state, isPutOff: false });
    },
    /** Somebody chose to pay with another card, and knows of the payment that waits. */
    payAnew: () => {
      const state = store.getState();
      if (state.step !== 'code') return undefined;
      ports.remember(state.payment.item, undefined);
      if (!state.order) return startOrder(machine, state.payment.item);
      showOrder(machine, state.order);
      return undefined;
    },
    /** Begins anew after a payment that came to nothing. */
    retry: () => {
      const state = store.getState();
      if (state.step !== 'unpaid') return undefined;
      ports.remember(state.payment.item, undefined);
      return startOrder(machine, state.payment.item);
    },
    lookAgain: () => {
      const state = store.getState();
      return 'payment' in state ? resume(machine, state.payment.id) : undefined;
    },
    /** The page goes away: nothing is looked for any more. */
    stop: () => {
      machine.run += 1;
    },
  };
}

function fail(machine: Machine, error: unknown, fallback: string): void {
  if (isApiError(error) && error.code === 'PAYMENTS_NOT_CONFIGURED') {
    machine.enter({ step: 'notConfigured' });
    return;
  }
  const canRetry = isPassing(error) || !isApiError(error) || error.status >= 500;
  machine.enter({ step: 'failed', message: errorMessage(error, fallback), canRetry });
}

async function startOrder(machine: Machine, item: string): Promise<void> {
  const { ports } = machine;
  machine.run += 1;
  const { run } = machine;
  machine.enter({ step: 'loading' });
  try {
    const prices = await ports.readPrices();
    if (prices.provider === null) {
      if (machine.run === run) machine.enter({ step: 'notConfigured' });
      return;
    }
    const open = ports.attempt.read(item);
    const quote = open?.quote ?? (await ports.quote(item));
    if (machine.run !== run) return;
    machine.open = open;
    machine.isUnknown = open !== undefined;
    machine.isSpent = false;
    showOrder(machine, { quote, prices }, open && { kind: 'unanswered' });
  } catch (error) {
    if (machine.run === run) fail(machine, error, 'The price could not be asked for.');
  }
}

async function resume(machine: Machine, paymentId: string): Promise<void> {
  machine.run += 1;
  const { run } = machine;
  const before = machine.store.getState();
  machine.enter(
    before.step === 'waiting'
      ? { ...before, isPaused: false }
      : ({ step: 'loading' } satisfies CheckoutState),
  );
  try {
    const payment = await machine.ports.readPayment(paymentId);
    if (machine.run === run) await follow(machine, payment, undefined);
  } catch (error) {
    if (machine.run !== run) return;
    if (isApiError(error) && (error.status === 404 || error.status === 400))
      machine.enter({ step: 'failed', message: 'This payment was not found.', canRetry: false });
    else fail(machine, error, 'The payment could not be read.');
  }
}

/** The price as it is now, which has to be seen before it is paid: undefined when 'Pay' has to be pressed again. */
async function freshOrder(machine: Machine, order: Order, isTooOld: boolean): Promise<Order | undefined> {
  const quote = await machine.ports.quote(order.quote.item);
  machine.isSpent = false;
  const fresh = { ...order, quote };
  if (!isTooOld && quote.amount === order.quote.amount) return fresh;
  showOrder(machine, fresh, { kind: 'priced', before: order.quote.amount });
  return undefined;
}

async function payNow(machine: Machine, shown: Order, card: CardValues | undefined): Promise<void> {
  const { ports } = machine;
  const isTooOld = ports.now() >= Date.parse(shown.quote.expiresAt);
  let order: Order | undefined = shown;
  if (!machine.open && (machine.isSpent || isTooOld)) order = await freshOrder(machine, shown, isTooOld);
  if (!order) return;
  machine.open ??= { quote: order.quote, key: ports.newKey() };
  ports.attempt.write(machine.open);
  const { quote, key } = machine.open;
  try {
    await begin(machine, await ports.pay(quote.quoteId, card, key), order);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'GONE') throw error;
    // It got too old on the way: nothing was made of it.
    closeAttempt(machine);
    await freshOrder(machine, order, true);
  }
}

async function pay(machine: Machine, typed: CardValues | undefined): Promise<void> {
  const state = machine.store.getState();
  if (state.step !== 'open' || state.phase !== 'ready') return;
  const { order } = state;
  const card = typed && bareCard(typed);
  const errors = card ? checkCard(card) : {};
  if (Object.keys(errors).length > 0) {
    refuse(machine, order, undefined, errors);
    return;
  }
  const { run } = machine;
  machine.enter({ step: 'open', order, phase: 'paying', refusal: undefined, news: undefined });
  try {
    await payNow(machine, order, card);
  } catch (error) {
    if (machine.run === run) refuseFor(machine, order, error);
  }
}

async function confirm(machine: Machine, code: string): Promise<void> {
  const state = machine.store.getState();
  if (state.step !== 'code' || state.isChecking) return;
  const { payment, order } = state;
  const { run } = machine;
  machine.enter({ ...state, isChecking: true, codeError: undefined });
  try {
    await follow(machine, await machine.ports.confirm(payment.id, code), order);
  } catch (error) {
    if (machine.run !== run) return;
    if (isApiError(error) && error.code === 'DECLINED')
      endUnpaid(machine, { ...payment, status: 'failed', reason: error.message }, order);
    else machine.enter({ ...state, isChecking: false, codeError: codeErrorOf(error) });
  }
}

function codeErrorOf(error: unknown): string {
  const field = isApiError(error) ? error.fields['code'] : undefined;
  return field ?? errorMessage(error, 'The code could not be checked. Try again.');
}
