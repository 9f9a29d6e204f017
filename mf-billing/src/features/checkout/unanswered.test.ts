import { NetworkError } from '@tessera/shared/http';
import { buildApiError } from '@tessera/shared/testing';
import { buildPorts } from './checkout-testing';
import { createCheckoutStore } from './checkout.store';

const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

/** Presses 'Pay' as often as there are answers, and once more; tells which keys were sent. */
async function payThrough(...failures: readonly Error[]) {
  const ports = buildPorts();
  for (const failure of failures) ports.pay.mockRejectedValueOnce(failure);
  const { start, store, pay } = createCheckoutStore(ports);
  await start({ kind: 'item', item: 'credits:1000' });
  const seen: unknown[] = [];
  for (const _ of failures) {
    await pay(card);
    seen.push(store.getState());
  }
  const kept = ports.attempt.read('credits:1000')?.key;
  await pay(card);
  return { keys: ports.pay.mock.calls.map(([, , key]) => key), seen, kept };
}

const proxy = buildApiError(502, { error: '', code: 'INTERNAL' });
const failed = (status: number, code: string) => buildApiError(status, { error: 'Not now.', code });

describe('a payment that may have been made', () => {
  it.each([
    ['a proxy answers 502', proxy],
    ['the server fails', failed(500, 'INTERNAL')],
    ['the provider does not answer', failed(502, 'UPSTREAM_FAILED')],
    ['it took too long', failed(408, 'TIMEOUT')],
    ['too many ask', failed(429, 'RATE_LIMITED')],
    ['the answer cannot be read', new SyntaxError('Unexpected end of JSON input')],
  ])('[BIL-03] goes on under its own quote and key where %s', async (_, failure) => {
    expect(await payThrough(failure)).toMatchObject({ keys: ['key-1', 'key-1'], kept: 'key-1' });
  });

  it('[SCR-24] is not said to be uncharged', async () => {
    const { seen } = await payThrough(proxy);
    expect(seen).toEqual([
      expect.objectContaining({
        step: 'open',
        phase: 'ready',
        refusal: expect.objectContaining({
          message:
            'No answer came to the payment. Pay again: if the payment was made, it is found and not charged twice.',
        }) as unknown,
      }),
    ]);
  });

  it.each([
    [
      'a bad card',
      buildApiError(400, { error: 'No', code: 'BAD_REQUEST', fields: { 'card.expiry': 'Expired' } }),
    ],
    ['nobody signed in', failed(401, 'UNAUTHENTICATED')],
    ['a server that takes no payments any more', failed(503, 'PAYMENTS_NOT_CONFIGURED')],
  ])(
    '[BIL-03] is still looked for after %s: that was said before the key was looked at',
    async (_, refusal) => {
      const { keys } = await payThrough(new NetworkError('cut off'), refusal);
      expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    },
  );

  it('[BIL-03] is over once its own key was answered', async () => {
    const { keys } = await payThrough(proxy, failed(402, 'DECLINED'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });
});

it.each([
  ['nothing can be paid on this server', failed(503, 'PAYMENTS_NOT_CONFIGURED')],
  ['a card is refused', failed(402, 'DECLINED')],
  ['a field is bad', failed(400, 'BAD_REQUEST')],
])('takes a new key where %s, for nothing was begun', async (_, refusal) => {
  expect(await payThrough(refusal)).toMatchObject({ keys: ['key-1', 'key-2'], kept: undefined });
});
