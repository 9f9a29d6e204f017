import { NetworkError } from '@tessera/shared/http';
import { buildApiError } from '@tessera/shared/testing';
import {
  buildInvoice,
  buildPayment,
  buildPlanQuote,
  buildPrices,
  buildQuote,
  buildSubscription,
  inDays,
} from '../../lib/testing/builders';
import { buildPorts } from './checkout-testing';
import { createCheckoutStore } from './checkout.store';

const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const order = { kind: 'item', item: 'credits:1000' } as const;

async function open(ports: ReturnType<typeof buildPorts>, subject: Parameters<Start>[0] = order) {
  const checkout = createCheckoutStore(ports);
  await checkout.start(subject);
  return checkout;
}
type Start = ReturnType<typeof createCheckoutStore>['start'];

describe('paying', () => {
  it('[BIL-03] ends with the payment, the new balance and the number of the invoice', async () => {
    const invoiceId = buildInvoice().id;
    const ports = buildPorts({ pay: () => Promise.resolve(buildPayment({ invoiceId })) });
    const { store, pay } = await open(ports);
    await pay(card);
    expect(store.getState()).toMatchObject({
      step: 'paid',
      paid: { balance: 1050, invoice: { number: 'TES-000042' }, subscription: undefined },
    });
    expect(ports.pay).toHaveBeenCalledWith(
      expect.any(String),
      { ...card, number: '4242424242424242' },
      'key-1',
    );
  });

  it('[BIL-02] of a plan, ends with the plan', async () => {
    const item = 'plan:premium:monthly';
    const ports = buildPorts({
      quote: () => Promise.resolve(buildPlanQuote()),
      pay: () => Promise.resolve(buildPayment({ item })),
    });
    const { store, pay } = await open(ports, { kind: 'item', item });
    await pay(card);
    expect(store.getState()).toMatchObject({
      step: 'paid',
      paid: { subscription: { planName: 'Starter' } },
    });
    expect(ports.renewUser).toHaveBeenCalledTimes(1);
  });

  it('still holds, and reports, when the balance cannot be read', async () => {
    const failure = new Error('credits service is down');
    const ports = buildPorts({ readBalance: () => Promise.reject(failure) });
    const { store, pay } = await open(ports);
    await pay(card);
    expect(store.getState()).toMatchObject({ step: 'paid', paid: { balance: undefined } });
    expect(ports.report).toHaveBeenCalledWith(failure);
  });

  it('[VAL-07] refuses a card that breaks the rules without a call, naming each field', async () => {
    const ports = buildPorts();
    const { store, pay } = await open(ports);
    await pay({ number: '4242 4242 4242 4241', expiry: '13/34', cvc: '' });
    expect(store.getState()).toMatchObject({
      step: 'open',
      refusal: {
        card: {
          number: 'Card number is not valid',
          expiry: 'Enter the expiry as MM/YY',
          cvc: 'Enter the 3 or 4 digits on the card',
        },
      },
    });
    expect(ports.pay).not.toHaveBeenCalled();
  });

  it('[BIL-03] tries again with the same quote and key when no answer came, so that nothing is charged twice', async () => {
    const ports = buildPorts();
    ports.pay.mockRejectedValueOnce(new NetworkError('cut off'));
    const { store, pay } = await open(ports);
    await pay(card);
    expect(store.getState()).toMatchObject({ step: 'open', refusal: { card: {} } });
    await pay(card);
    expect(ports.pay.mock.calls.map(([quoteId, , key]) => [quoteId, key])).toEqual([
      ['quote-1', 'key-1'],
      ['quote-1', 'key-1'],
    ]);
  });

  it('[SCR-24] tries again with the same quote and key after a reload too', async () => {
    const ports = buildPorts();
    ports.pay.mockRejectedValueOnce(new NetworkError('cut off'));
    await (await open(ports)).pay(card);
    const { store, pay } = await open(ports);
    expect(store.getState()).toMatchObject({ step: 'open', news: { kind: 'unanswered' } });
    await pay(card);
    expect(ports.pay.mock.calls.map(([quoteId, , key]) => [quoteId, key])).toEqual([
      ['quote-1', 'key-1'],
      ['quote-1', 'key-1'],
    ]);
    expect(ports.attempt.read('credits:1000')).toBeUndefined();
  });

  it('begins a new attempt after an answer: the price is asked again and the key is another', async () => {
    const ports = buildPorts();
    ports.pay.mockRejectedValueOnce(
      buildApiError(402, { error: 'Your card was declined.', code: 'DECLINED' }),
    );
    const { store, pay } = await open(ports);
    await pay(card);
    expect(store.getState()).toMatchObject({
      step: 'open',
      phase: 'ready',
      refusal: { message: 'Your card was declined. Nothing was charged. Try another card.' },
    });
    expect(ports.remember).not.toHaveBeenCalled();
    await pay(card);
    expect(ports.pay.mock.calls.map(([quoteId, , key]) => [quoteId, key])).toEqual([
      ['quote-1', 'key-1'],
      ['quote-2', 'key-2'],
    ]);
  });

  it("puts the server's word on a field at that field", async () => {
    const fields = { 'card.expiry': 'This card has expired' };
    const ports = buildPorts({
      pay: () => Promise.reject(buildApiError(400, { error: 'Validation failed', fields })),
    });
    const { store, pay } = await open(ports);
    await pay(card);
    expect(store.getState()).toMatchObject({
      refusal: { message: undefined, card: { expiry: 'This card has expired' } },
    });
  });

  it("[SCR-24] waits for the provider's notice, through lost answers, ever longer", async () => {
    const ports = buildPorts({
      pay: () => Promise.resolve(buildPayment({ status: 'pending', receipt: null })),
    });
    ports.readPayment.mockRejectedValueOnce(new NetworkError('cut off'));
    const { store, pay } = await open(ports);
    await pay(card);
    expect(store.getState().step).toBe('paid');
    const [[first], [second]] = ports.wait.mock.calls as [[number], [number]];
    expect(second).toBeGreaterThan(first);
  });

  it('does nothing while a payment is under way', async () => {
    const ports = buildPorts();
    const { pay } = await open(ports);
    await Promise.all([pay(card), pay(card)]);
    expect(ports.pay).toHaveBeenCalledTimes(1);
  });
});

describe('a price that is too old', () => {
  it('[SCR-24] is asked again, said, and not paid unseen', async () => {
    const ports = buildPorts();
    ports.quote.mockResolvedValueOnce(buildQuote({ expiresAt: inDays(-1) }));
    ports.quote.mockResolvedValueOnce(buildQuote({ amount: 81_000 }));
    const { store, pay } = await open(ports);
    await pay(card);
    expect(ports.pay).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({
      step: 'open',
      order: { quote: { amount: 81_000 } },
      news: { kind: 'priced', before: 79_900 },
    });
    await pay(card);
    expect(store.getState().step).toBe('paid');
  });

  it('[SCR-24] is the same when only the server knows', async () => {
    const ports = buildPorts();
    ports.pay.mockRejectedValueOnce(buildApiError(410, { error: 'Too old', code: 'GONE' }));
    const { store, pay } = await open(ports);
    await pay(card);
    expect(store.getState()).toMatchObject({ step: 'open', phase: 'ready', news: { kind: 'priced' } });
    await pay(card);
    expect(ports.pay.mock.calls.map(([quoteId, , key]) => [quoteId, key])).toEqual([
      ['quote-1', 'key-1'],
      ['quote-2', 'key-2'],
    ]);
  });

  it('is said too where it has changed since the last try', async () => {
    const ports = buildPorts();
    ports.pay.mockRejectedValueOnce(buildApiError(402, { error: 'Declined', code: 'DECLINED' }));
    const { store, pay } = await open(ports);
    await pay(card);
    ports.quote.mockResolvedValueOnce(buildQuote({ amount: 90_000 }));
    await pay(card);
    expect(ports.pay).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ news: { kind: 'priced', before: 79_900 } });
  });
});

describe('what cannot be paid', () => {
  it('[SCR-24] says that nothing can be paid on this server, before anything is typed', async () => {
    const ports = buildPorts({ readPrices: () => Promise.resolve(buildPrices({ provider: null })) });
    expect((await open(ports)).store.getState()).toEqual({ step: 'notConfigured' });
    expect(ports.quote).not.toHaveBeenCalled();
    const refused = buildPorts({
      quote: () => Promise.reject(buildApiError(503, { error: 'No', code: 'PAYMENTS_NOT_CONFIGURED' })),
    });
    expect((await open(refused)).store.getState()).toEqual({ step: 'notConfigured' });
  });

  it('tells a refused item from a failure that passes', async () => {
    const unknown = buildPorts({
      quote: () =>
        Promise.reject(buildApiError(422, { error: 'There is no such item', code: 'UNPROCESSABLE' })),
    });
    expect((await open(unknown)).store.getState()).toEqual({
      step: 'failed',
      message: 'There is no such item',
      canRetry: false,
    });
    const down = buildPorts({ quote: () => Promise.reject(new NetworkError('cut off')) });
    expect((await open(down)).store.getState()).toMatchObject({ step: 'failed', canRetry: true });
  });
});

it('[SCR-24] drops what it looks for once the page is gone', async () => {
  const ports = buildPorts({
    pay: () => Promise.resolve(buildPayment({ status: 'pending', receipt: null })),
    readSubscription: () => Promise.resolve(buildSubscription()),
  });
  const { store, pay, stop } = await open(ports);
  ports.wait.mockImplementationOnce(() => {
    stop();
    return Promise.resolve();
  });
  await pay(card);
  expect(ports.readPayment).not.toHaveBeenCalled();
  expect(store.getState()).toMatchObject({ step: 'open', phase: 'waiting' });
});
