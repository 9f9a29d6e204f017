import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { ledgerEntrySchema, type Payment } from '@tessera/shared/contracts';
import {
  startRazorpayServer,
  startStripeServer,
  type HostedNotice,
  type PaymentServer,
} from '../../testing/payment-servers';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(60_000);

const START = new Date('2026-03-01T12:00:00Z');
const OPERATOR_KEY = 'an operator’s key of the tests, long';

describe.each([
  ['stripe', startStripeServer, 301],
  ['razorpay', startRazorpayServer, 3 * 24 * 3600 + 1],
] as const)('payments by %s', (name, startServer, tooOld) => {
  let now = START;
  let provider: PaymentServer;
  let api: TestApi;
  let ada: TestUser;
  const lines: string[] = [];

  beforeAll(async () => {
    provider = await startServer(() => now);
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    api = await startTestApi({
      clock: () => now,
      logger: { level: 'trace', stream },
      environment: { payments: provider.settings, operatorKey: OPERATOR_KEY },
    });
  });
  beforeEach(async () => {
    [provider.isDown, provider.losesAnswers] = [false, false];
    now = START;
    ada = await api.register();
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });

  const quote = async (item = 'credits:5000') =>
    (await api.post('/payments/quote', { item }, ada.token)).json<{ quoteId: string }>().quoteId;
  const pay = (quoteId: string, key: string = randomUUID()) =>
    api.post('/payments', { quoteId }, ada.token, { 'idempotency-key': key });
  const opened = async (item?: string) => (await pay(await quote(item))).json<Payment>();
  const read = async ({ id }: Payment) => (await api.get(`/payments/${id}`, ada.token)).json<Payment>();
  const balance = async () =>
    (await api.get('/credits', ada.token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;
  const send = (notice: HostedNotice, headers: object = {}) =>
    api.inject({
      method: 'POST',
      url: `/api/payments/webhooks/${name}`,
      headers: { 'content-type': 'application/json', ...notice.headers, ...headers },
      payload: notice.body,
    });
  const moveOn = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const settle = (payment: Payment, state: 'paid' | 'expired') => {
    provider.pageOf(payment.id).state = state;
  };

  it('[BIL-03] leads to the provider’s page, takes no card, and brings the credits by the notice, once', async () => {
    expect((await api.get('/plans')).json()).toMatchObject({ provider: name, rate: 88 });
    const payment = await opened();
    expect(payment).toMatchObject({ status: 'pending', provider: name, last4: null, amount: 349_900 });
    expect(JSON.stringify(payment.nextAction)).toMatch(/^\{"kind":"redirect","url":"https:/);
    settle(payment, 'paid');
    const notice = provider.notice(payment.id);
    for (const each of [notice, notice, provider.notice(payment.id)]) {
      expect((await send(each)).statusCode).toBe(200);
    }
    expect(await read(payment)).toMatchObject({ status: 'succeeded', nextAction: null, credits: 5000 });
    expect(await balance()).toBe(5050);
    const { items } = (await api.get('/usage/entries', ada.token)).json<{ items: object[] }>();
    const bought = items
      .map((item) => ledgerEntrySchema.parse(item))
      .filter(({ kind }) => kind === 'purchase');
    expect(bought).toMatchObject([{ about: { kind: 'payment', id: payment.id } }]);
  });

  it('[BIL-03] refuses what is tampered with, signed by another or unsigned, and what is stale', async () => {
    const payment = await opened();
    settle(payment, 'paid');
    const { body, headers } = provider.notice(payment.id);
    const bad: HostedNotice[] = [
      { headers, body: body.replace('349900', '349901') },
      provider.notice(payment.id, { secret: 'guess' }),
      provider.notice(payment.id, { age: tooOld }),
      { body, headers: {} },
    ];
    for (const notice of bad) expect((await send(notice)).statusCode).toBe(401);
    expect(await balance()).toBe(50);
  });

  it('[BIL-03] refuses another amount and another currency', async () => {
    const payment = await opened();
    settle(payment, 'paid');
    expect((await send(provider.notice(payment.id, { amount: 100 }))).statusCode).toBe(422);
    expect((await send(provider.notice(payment.id, { currency: 'usd' }))).statusCode).toBe(422);
    expect(await balance()).toBe(50);
    expect((await send(provider.notice(payment.id))).statusCode).toBe(200);
    expect(await balance()).toBe(5050);
  });

  it('[BIL-03] fails a page that expired, and still counts money that was taken after all', async () => {
    const payment = await opened();
    settle(payment, 'expired');
    expect((await send(provider.notice(payment.id))).statusCode).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'failed', reason: 'The payment page has expired.' });
    settle(payment, 'paid');
    moveOn(600);
    expect((await send(provider.notice(payment.id))).statusCode).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'succeeded', reason: null });
    expect(await balance()).toBe(5050);
  });

  it('[BIL-03] finds a payment whose notice was lost, when it is read and by itself, once', async () => {
    const [one, two] = [await opened(), await opened('credits:1000')];
    settle(one, 'paid');
    settle(two, 'paid');
    const before = provider.calls;
    expect(await read(one)).toMatchObject({ status: 'pending' });
    expect(provider.calls).toBe(before);
    moveOn(4);
    expect(await read(one)).toMatchObject({ status: 'succeeded' });
    moveOn(600);
    await api.app.maintainData();
    expect(await read(two)).toMatchObject({ status: 'succeeded' });
    expect((await send(provider.notice(one.id))).statusCode).toBe(200);
    expect(await balance()).toBe(6050);
  });

  it('[BIL-03] charges nothing while the provider is down, and goes on with the same key', async () => {
    const [quoteId, key] = [await quote(), randomUUID()];
    provider.isDown = true;
    const refused = await pay(quoteId, key);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([502, 'UPSTREAM_FAILED']);
    [provider.isDown, provider.losesAnswers] = [false, true];
    expect((await pay(quoteId, key)).statusCode).toBe(502);
    provider.losesAnswers = false;
    const payment = (await pay(quoteId, key)).json<Payment>();
    expect(payment).toMatchObject({ status: 'pending', nextAction: { kind: 'redirect' } });
    const pages = [...provider.pages.values()].filter(({ paymentId }) => paymentId === payment.id);
    expect(pages).toHaveLength(1);
    provider.isDown = true;
    moveOn(10);
    expect(await read(payment)).toMatchObject({ status: 'pending' });
  });

  it('[BIL-03] takes a notice that comes before the answer', async () => {
    const [quoteId, key] = [await quote(), randomUUID()];
    provider.losesAnswers = true;
    await pay(quoteId, key);
    const [page] = [...provider.pages.values()].slice(-1);
    if (page === undefined) throw new Error('no page');
    page.state = 'paid';
    expect((await send(provider.notice(page.paymentId))).statusCode).toBe(200);
    provider.losesAnswers = false;
    expect((await pay(quoteId, key)).json()).toMatchObject({ id: page.paymentId, status: 'succeeded' });
    expect(await balance()).toBe(5050);
  });

  it('[BIL-02] gives a difference back that was paid after the plan had changed', async () => {
    const first = await opened('plan:pro:monthly');
    settle(first, 'paid');
    await send(provider.notice(first.id));
    const [one, two] = [await opened('plan:premium:monthly'), await opened('plan:premium:monthly')];
    for (const payment of [one, two]) {
      settle(payment, 'paid');
      expect((await send(provider.notice(payment.id))).statusCode).toBe(200);
    }
    expect(await read(one)).toMatchObject({ status: 'succeeded' });
    await api.app.maintainData();
    const { status, reason } = await read(two);
    expect([status, reason]).toEqual(['refunded', expect.stringContaining('changed')]);
    expect(provider.refunds.get(two.id)).toBe(two.amount);
    expect(await balance()).toBe(50 + 200 + 300);
  });

  it('[BIL-03] gives a payment back once, whole, however often and whenever it is asked to', async () => {
    const payment = await opened();
    settle(payment, 'paid');
    await send(provider.notice(payment.id));
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    const refund = () =>
      api.post(`/payments/${payment.id}/refund`, { reason: 'Asked for' }, undefined, headers);
    provider.losesAnswers = true;
    expect((await refund()).statusCode).toBe(502);
    provider.losesAnswers = false;
    for (const answer of [await refund(), await refund()]) {
      expect(answer.json()).toMatchObject({ status: 'refunded', reason: 'Asked for' });
    }
    expect(provider.refunds.get(payment.id)).toBe(349_900);
    expect(await balance()).toBe(50);
    const { items } = (await api.get('/invoices', ada.token)).json<{ items: { kind: string }[] }>();
    expect(items.map(({ kind }) => kind).sort()).toEqual(['creditNote', 'invoice']);
  });

  it('[BIL-03] takes no notice of another provider’s payments, and writes no secret to the log', async () => {
    const other = name === 'stripe' ? 'razorpay' : 'stripe';
    const answer = await api.post(`/payments/webhooks/${other}`, { id: 'x' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      503,
      'PAYMENTS_NOT_CONFIGURED',
    ]);
    const written = lines.join('');
    expect(written.length).toBeGreaterThan(0);
    for (const secret of ['whsec_of_the_tests', 'sk_test_secret', 'rzp_secret', OPERATOR_KEY]) {
      expect(written).not.toContain(secret);
    }
  });
});
