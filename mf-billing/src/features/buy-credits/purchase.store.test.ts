import { buildApiError } from '@tessera/shared/testing';
import { NetworkError } from '@tessera/shared/http';
import { buildPayment } from '../../lib/testing/builders';
import { createPurchaseStore, type PurchasePorts } from './purchase.store';

const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

function mockPort<Name extends keyof PurchasePorts>(_name: Name, run: () => ReturnType<PurchasePorts[Name]>) {
  return jest.fn<ReturnType<PurchasePorts[Name]>, Parameters<PurchasePorts[Name]>>(run);
}

function buildPorts(overrides: Partial<PurchasePorts> = {}) {
  let keys = 0;
  let quotes = 0;
  const ports = {
    quote: mockPort('quote', () => {
      quotes += 1;
      return Promise.resolve({ quoteId: `quote-${String(quotes)}` });
    }),
    pay: mockPort('pay', () => Promise.resolve(buildPayment())),
    confirm: mockPort('confirm', () => Promise.resolve(buildPayment())),
    readPayment: mockPort('readPayment', () => Promise.resolve(buildPayment())),
    readBalance: mockPort('readBalance', () => Promise.resolve(1050)),
    newKey: mockPort('newKey', () => {
      keys += 1;
      return `key-${String(keys)}`;
    }),
    wait: mockPort('wait', () => Promise.resolve()),
    report: mockPort('report', () => undefined),
  };
  return Object.assign(ports, overrides);
}

describe('paying', () => {
  it('[BIL-03] ends with the payment and the new balance', async () => {
    const ports = buildPorts();
    const { store, pay } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    expect(store.getState()).toMatchObject({ step: 'succeeded', balance: 1050 });
    expect(ports.pay).toHaveBeenCalledWith('quote-1', { ...card, number: '4242424242424242' }, 'key-1');
  });

  it('still succeeds, and reports, when the balance cannot be read', async () => {
    const failure = new Error('credits service is down');
    const ports = buildPorts({ readBalance: () => Promise.reject(failure) });
    const { store, pay } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    expect(store.getState()).toMatchObject({ step: 'succeeded', balance: undefined });
    expect(ports.report).toHaveBeenCalledWith(failure);
  });

  it('[VAL-07] refuses a card that breaks the rules without a call, naming each field', async () => {
    const ports = buildPorts();
    const { store, pay } = createPurchaseStore(ports);
    await pay('credits-1000', { number: '4242 4242 4242 4241', expiry: '13/34', cvc: '' });
    expect(store.getState()).toMatchObject({
      step: 'refused',
      card: {
        number: 'Card number is not valid',
        expiry: 'Enter the expiry as MM/YY',
        cvc: 'Enter the 3 or 4 digits on the card',
      },
    });
    expect(ports.quote).not.toHaveBeenCalled();
  });

  it('tries again with the same quote and key when no answer came, so that nothing is charged twice', async () => {
    const ports = buildPorts();
    ports.pay.mockRejectedValueOnce(new NetworkError('cut off'));
    const { store, pay } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    expect(store.getState().step).toBe('refused');
    await pay('credits-1000', card);
    expect(ports.pay.mock.calls.map(([quoteId, , key]) => [quoteId, key])).toEqual([
      ['quote-1', 'key-1'],
      ['quote-1', 'key-1'],
    ]);
  });

  it('begins a new attempt after an answer: the price is asked again and the key is another', async () => {
    const ports = buildPorts();
    ports.pay.mockRejectedValueOnce(
      buildApiError(402, { error: 'Your card was declined.', code: 'DECLINED' }),
    );
    const { store, pay } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    expect(store.getState()).toMatchObject({ step: 'refused', message: 'Your card was declined.' });
    await pay('credits-1000', card);
    expect(ports.pay.mock.calls.map(([quoteId, , key]) => [quoteId, key])).toEqual([
      ['quote-1', 'key-1'],
      ['quote-2', 'key-2'],
    ]);
  });

  it("puts the server's word on a field at that field", async () => {
    const ports = buildPorts({
      pay: () =>
        Promise.reject(
          buildApiError(400, {
            error: 'Validation failed',
            code: 'BAD_REQUEST',
            fields: { 'card.expiry': 'This card has expired' },
          }),
        ),
    });
    const { store, pay } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    expect(store.getState()).toMatchObject({
      message: undefined,
      card: { expiry: 'This card has expired' },
    });
  });

  it("waits for the provider's notice, through lost answers", async () => {
    const ports = buildPorts({
      pay: () => Promise.resolve(buildPayment({ status: 'pending', receipt: null })),
    });
    ports.readPayment.mockRejectedValueOnce(new NetworkError('cut off'));
    const { store, pay } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    expect(store.getState().step).toBe('succeeded');
    expect(ports.wait).toHaveBeenCalledTimes(2);
  });

  it('does nothing while a payment is under way', async () => {
    const ports = buildPorts();
    const { pay } = createPurchaseStore(ports);
    await Promise.all([pay('credits-1000', card), pay('credits-1000', card)]);
    expect(ports.pay).toHaveBeenCalledTimes(1);
  });
});

describe('confirming', () => {
  const waiting = buildPayment({
    status: 'needs_confirmation',
    receipt: null,
    nextAction: { kind: 'confirm', text: 'Enter the code' },
  });

  it('succeeds with the right code', async () => {
    const ports = buildPorts({ pay: () => Promise.resolve(waiting) });
    const { store, pay, confirm } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    expect(store.getState().step).toBe('confirming');
    await confirm('123456');
    expect(ports.confirm).toHaveBeenCalledWith(waiting.id, '123456');
    expect(store.getState().step).toBe('succeeded');
  });

  it('lets a wrong code be corrected', async () => {
    const ports = buildPorts({
      pay: () => Promise.resolve(waiting),
      confirm: () =>
        Promise.reject(
          buildApiError(400, {
            error: 'Validation failed',
            code: 'BAD_REQUEST',
            fields: { code: 'This code is not right' },
          }),
        ),
    });
    const { store, pay, confirm } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    await confirm('000000');
    expect(store.getState()).toMatchObject({ step: 'confirming', codeError: 'This code is not right' });
  });

  it('starts over with another card after too many wrong codes', async () => {
    const ports = buildPorts({
      pay: () => Promise.resolve(waiting),
      confirm: () => Promise.reject(buildApiError(402, { error: 'Too many wrong codes.', code: 'DECLINED' })),
    });
    const { store, pay, confirm } = createPurchaseStore(ports);
    await pay('credits-1000', card);
    await confirm('000000');
    expect(store.getState()).toMatchObject({ step: 'refused', message: 'Too many wrong codes.' });
  });
});
