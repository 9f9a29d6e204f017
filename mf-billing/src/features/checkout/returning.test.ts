import { buildApiError } from '@tessera/shared/testing';
import { buildPayment, buildPrices } from '../../lib/testing/builders';
import { buildPorts } from './checkout-testing';
import { createCheckoutStore } from './checkout.store';

const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const order = { kind: 'item', item: 'credits:1000' } as const;
const { id } = buildPayment();
const payment = { kind: 'payment', id } as const;

const elsewhere = (url = 'https://pay.example/1') =>
  buildPayment({
    status: 'pending',
    provider: 'stripe',
    receipt: null,
    nextAction: { kind: 'redirect', url },
  });
const needsCode = buildPayment({
  status: 'needs_confirmation',
  receipt: null,
  nextAction: { kind: 'confirm', text: 'Enter the code' },
});

describe("the provider's own page", () => {
  const stripe = (url?: string) =>
    buildPorts({
      readPrices: () => Promise.resolve(buildPrices({ provider: 'stripe' })),
      pay: () => Promise.resolve(elsewhere(url)),
    });

  it('[SCR-24] is gone to once the address leads back to the payment', async () => {
    const ports = stripe();
    const { store, start, pay } = createCheckoutStore(ports);
    await start(order);
    await pay();
    expect(ports.pay).toHaveBeenCalledWith('quote-1', undefined, 'key-1');
    expect(ports.remember).toHaveBeenCalledWith('credits:1000', id);
    expect(ports.leave).toHaveBeenCalledWith('https://pay.example/1');
    expect(ports.remember.mock.invocationCallOrder[0]).toBeLessThan(
      ports.leave.mock.invocationCallOrder[0] ?? 0,
    );
    expect(store.getState().step).toBe('leaving');
  });

  it('[SCR-24] is never anything but a page of the web that is safe', async () => {
    const ports = stripe('http://pay.example/1');
    const { store, start, pay } = createCheckoutStore(ports);
    await start(order);
    await pay();
    expect(ports.leave).not.toHaveBeenCalled();
    expect(ports.report).toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ step: 'open', refusal: { attempt: 1 } });
  });

  it('[SCR-24] may bring this very page back as it was left: it looks what became of the payment', async () => {
    const ports = stripe();
    const { store, start, pay, lookAgain } = createCheckoutStore(ports);
    await start(order);
    await pay();
    await lookAgain();
    expect(store.getState().step).toBe('paid');
  });
});

describe('an address that names a payment', () => {
  it('[SCR-24] shows what was paid and charges nothing again', async () => {
    const ports = buildPorts();
    const { store, start } = createCheckoutStore(ports);
    await start(payment);
    expect(store.getState()).toMatchObject({ step: 'paid', paid: { balance: 1050 } });
    expect(ports.quote).not.toHaveBeenCalled();
    expect(ports.pay).not.toHaveBeenCalled();
  });

  it('[SCR-24] waits for one that is under way, and pauses after a while', async () => {
    const ports = buildPorts({ readPayment: () => Promise.resolve(elsewhere()) });
    const { store, start, lookAgain } = createCheckoutStore(ports);
    await start(payment);
    expect(store.getState()).toMatchObject({ step: 'waiting', isPaused: true });
    ports.readPayment.mockResolvedValueOnce(buildPayment());
    await lookAgain();
    expect(store.getState().step).toBe('paid');
  });

  it('[SCR-24] says why one was declined, and tries again with its item', async () => {
    const failed = buildPayment({ status: 'failed', reason: 'The bank said no.', receipt: null });
    const ports = buildPorts({ readPayment: () => Promise.resolve(failed) });
    const { store, start, retry } = createCheckoutStore(ports);
    await start(payment);
    expect(store.getState()).toMatchObject({ step: 'unpaid', payment: { reason: 'The bank said no.' } });
    await retry();
    expect(ports.remember).toHaveBeenLastCalledWith('credits:1000', undefined);
    expect(store.getState()).toMatchObject({ step: 'open', order: { quote: { item: 'credits:1000' } } });
  });

  it('asks for the code of one that waits for it', async () => {
    const ports = buildPorts({ readPayment: () => Promise.resolve(needsCode) });
    const { store, start, confirm } = createCheckoutStore(ports);
    await start(payment);
    await confirm('123456');
    expect(ports.confirm).toHaveBeenCalledWith(id, '123456');
    expect(store.getState().step).toBe('paid');
  });

  it("says in the server's words that it is not theirs", async () => {
    const refused = buildApiError(403, { error: 'This is not your payment.', code: 'FORBIDDEN' });
    const ports = buildPorts({ readPayment: () => Promise.reject(refused) });
    const { store, start } = createCheckoutStore(ports);
    await start(payment);
    expect(store.getState()).toEqual({
      step: 'failed',
      message: 'This is not your payment.',
      canRetry: false,
    });
  });
});

it.each([
  ['refunded', 'It was refunded.'],
  ['succeeded', 'Your plan had changed before this payment arrived, so it is given back.'],
] as const)('[SCR-24] never shows as received what is given back: %s', async (status, reason) => {
  const ports = buildPorts({ pay: () => Promise.resolve(buildPayment({ status, reason })) });
  const { store, start, pay } = createCheckoutStore(ports);
  await start(order);
  await pay(card);
  expect(store.getState()).toMatchObject({ step: 'unpaid', payment: { reason } });
});

it('[SCR-24] says that a payment of the address is not there', async () => {
  const refused = buildApiError(400, { error: 'Validation failed', fields: { id: 'Not an id' } });
  const ports = buildPorts({ readPayment: () => Promise.reject(refused) });
  const { store, start } = createCheckoutStore(ports);
  await start(payment);
  expect(store.getState()).toMatchObject({ step: 'failed', message: 'This payment was not found.' });
});

describe('confirming', () => {
  async function untilCode(confirm: () => Promise<ReturnType<typeof buildPayment>>) {
    const ports = buildPorts({ pay: () => Promise.resolve(needsCode), confirm });
    const checkout = createCheckoutStore(ports);
    await checkout.start(order);
    await checkout.pay(card);
    return { ...checkout, ports };
  }

  it('lets a wrong code be corrected', async () => {
    const fields = { code: 'This code is not right' };
    const { store, confirm } = await untilCode(() =>
      Promise.reject(buildApiError(400, { error: 'Validation failed', fields })),
    );
    await confirm('000000');
    expect(store.getState()).toMatchObject({ step: 'code', codeError: 'This code is not right' });
  });

  it('starts over with another card after too many wrong codes', async () => {
    const { store, confirm, ports } = await untilCode(() =>
      Promise.reject(buildApiError(402, { error: 'Too many wrong codes.', code: 'DECLINED' })),
    );
    await confirm('000000');
    expect(store.getState()).toMatchObject({
      step: 'open',
      refusal: { message: 'Too many wrong codes. Nothing was charged. Try another card.' },
    });
    expect(ports.remember).toHaveBeenLastCalledWith('credits:1000', undefined);
  });

  it('waits when the code is put off: no second payment is made unless one is asked for', async () => {
    const { store, pay, putOff, askAgain, payAnew, ports } = await untilCode(() =>
      Promise.resolve(buildPayment()),
    );
    putOff();
    expect(store.getState()).toMatchObject({ step: 'code', isPutOff: true });
    await pay(card);
    expect(ports.pay).toHaveBeenCalledTimes(1);
    expect(ports.remember).toHaveBeenLastCalledWith('credits:1000', id);
    askAgain();
    expect(store.getState()).toMatchObject({ step: 'code', isPutOff: false });
    void payAnew();
    expect(store.getState()).toMatchObject({ step: 'open', phase: 'ready' });
    await pay(card);
    expect(ports.pay.mock.calls.map(([quoteId]) => quoteId)).toEqual(['quote-1', 'quote-2']);
  });
});
