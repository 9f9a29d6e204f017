import { createHmac, randomUUID } from 'node:crypto';
import { TEST_PROVIDER_SECRET } from '..';
import { readOrMakeSetting } from '../../secrets/sealed-settings';
import { createSealer } from '../../secrets/sealer';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

const sealer = createSealer(Buffer.alloc(32, 9));
let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi({ sealer, environment: { allowsTestPayments: false } });
  ada = await api.register();
});
afterAll(() => api.close());

const REFUSAL = {
  error: 'Credits cannot be bought here: payments are not set up yet.',
  code: 'PAYMENTS_NOT_CONFIGURED',
};

describe('a server that takes no test payments', () => {
  it('[SAFE-15] names no price, takes no card and no code, and says why', async () => {
    const card = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
    for (const [path, body] of [
      ['/payments/quote', { item: 'credits-5000' }],
      ['/payments', { quoteId: randomUUID(), card }],
      [`/payments/${randomUUID()}/confirm`, { code: '123456' }],
    ] as const) {
      const answer = await api.post(path, body, ada.token);
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 503, REFUSAL]);
    }
  });

  it('[SAFE-15] takes no notice that is signed as the test provider signs', async () => {
    const secret = await readOrMakeSetting(api.db, sealer, TEST_PROVIDER_SECRET, () => 'none was made');
    const data = { paymentId: randomUUID(), amount: 1, currency: 'INR' };
    const body = JSON.stringify({ id: 'evt_1', type: 'payment.succeeded', data });
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const answer = await api.inject({
      method: 'POST',
      url: '/api/payments/webhooks/test',
      headers: { 'tessera-signature': `t=${seconds},v1=${signature}`, 'content-type': 'application/json' },
      payload: body,
    });
    expect([answer.statusCode, answer.json()]).toEqual([503, REFUSAL]);
  });

  it('[SAFE-15] still shows plans, credits and earlier payments', async () => {
    for (const path of ['/plans', '/credits', '/payments', '/usage/entries']) {
      expect([path, (await api.get(path, ada.token)).statusCode]).toEqual([path, 200]);
    }
  });
});
