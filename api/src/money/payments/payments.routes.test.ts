import { createHmac, randomUUID } from 'node:crypto';
import type { Payment } from '@tessera/shared/contracts';
import { TEST_PROVIDER_SECRET } from '..';
import { readOrMakeSetting } from '../../secrets/sealed-settings';
import { createSealer, type Sealer } from '../../secrets/sealer';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { payments } from '../tables/payments.table';

let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
let sealer: Sealer;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  sealer = createSealer(Buffer.alloc(32, 9));
  api = await startTestApi({ clock: () => now, sealer });
  [owner, other] = [await api.register(), await api.register()];
});
afterAll(() => api.close());

const CARD = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const DECLINED = { ...CARD, number: '4000000000000002' };
const CONFIRMED = { ...CARD, number: '4000002500003155' };

async function quote(item = 'credits-5000', token = owner.token): Promise<string> {
  return (await api.post('/payments/quote', { item }, token)).json<{ quoteId: string }>().quoteId;
}

function pay(quoteId: string, card: object | undefined = CARD, key: string = randomUUID(), token?: string) {
  return api.post('/payments', { quoteId, card }, token ?? owner.token, { 'idempotency-key': key });
}

async function balance({ token }: TestUser): Promise<number> {
  const [record] = (await api.get('/credits', token)).json<{ balancecredits: number }[]>();
  return record?.balancecredits ?? 0;
}

describe('GET /plans', () => {
  it('[BIL-02] [BIL-03] answers plans and packs to anyone', async () => {
    const answer = await api.get('/plans');
    expect(answer.json()).toMatchObject({ currency: 'INR' });
    expect(answer.json<{ plans: object[] }>().plans).toHaveLength(4);
    expect(answer.json<{ packs: object[] }>().packs[1]).toEqual({
      id: 'credits-5000',
      credits: 5000,
      amount: 349_900,
    });
  });
});

describe('POST /payments/quote', () => {
  it('[BIL-03] fixes the price of a pack for 15 minutes', async () => {
    const answer = await api.post('/payments/quote', { item: 'credits:5000' }, owner.token);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      lines: [{ text: '5,000 credits', amount: 349_900 }],
      amount: 349_900,
      currency: 'INR',
      expiresAt: new Date(now.getTime() + 900_000).toISOString(),
    });
  });

  it('refuses an unknown item, names an empty one, and needs a token', async () => {
    expect((await api.post('/payments/quote', { item: 'gold' }, owner.token)).statusCode).toBe(422);
    expect((await api.post('/payments/quote', { item: '' }, owner.token)).json()).toHaveProperty(
      'fields.item',
    );
    expect((await api.post('/payments/quote', { item: 'credits-1000' })).statusCode).toBe(401);
  });
});

describe('POST /payments', () => {
  it('[BIL-03] takes the test card and grants the credits once, keeping only the last four digits', async () => {
    const before = await balance(owner);
    const answer = await pay(await quote());
    expect(answer.statusCode).toBe(201);
    const payment = answer.json<Payment>();
    expect(payment).toMatchObject({ status: 'succeeded', amount: 349_900, credits: 5000, last4: '4242' });
    expect(payment.receipt).toMatch(/^TS-/);
    expect(await balance(owner)).toBe(before + 5000);
    expect(JSON.stringify(await api.db.select().from(payments))).not.toContain('42424242');
    const { items } = (await api.get('/usage/entries', owner.token)).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ amount: 5000, kind: 'purchase', note: 'Bought 5,000 credits' });
  });

  it('answers the same payment for the same key, also when both come at once, and takes the money once', async () => {
    const [before, quoteId, key] = [await balance(owner), await quote(), randomUUID()];
    const answers = await Promise.all([pay(quoteId, CARD, key), pay(quoteId, CARD, key)]);
    const again = await pay(quoteId, CARD, key);
    const ids = [...answers, again].map((answer) => answer.json<Payment>().id);
    expect(new Set(ids).size).toBe(1);
    expect(again.json()).toMatchObject({ status: 'succeeded' });
    expect(await balance(owner)).toBe(before + 5000);
    const reused = await pay(await quote(), CARD, key);
    expect(reused.statusCode).toBe(422);
    expect(reused.json()).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('declines, grants nothing, and leaves the quote good for another card', async () => {
    const [before, quoteId, key] = [await balance(owner), await quote(), randomUUID()];
    for (const answer of [await pay(quoteId, DECLINED, key), await pay(quoteId, DECLINED, key)]) {
      expect(answer.statusCode).toBe(402);
      expect(answer.json()).toMatchObject({ code: 'DECLINED', error: 'Your card was declined.' });
    }
    expect(await balance(owner)).toBe(before);
    expect((await pay(quoteId)).statusCode).toBe(201);
  });

  it('takes no other card, and says which ones it takes', async () => {
    const answer = await pay(await quote(), { ...CARD, number: '5555555555554444' });
    expect(answer.statusCode).toBe(402);
    expect(answer.json<{ error: string }>().error).toContain('4242 4242 4242 4242');
  });

  it.each([
    ['card.number', { ...CARD, number: '4242424242424241' }],
    ['card.number', { ...CARD, number: '42' }],
    ['card.expiry', { ...CARD, expiry: '02/26' }],
    ['card.expiry', { ...CARD, expiry: '13/30' }],
    ['card.cvc', { ...CARD, cvc: 'x' }],
  ])('answers 400 naming %s', async (field, card) => {
    const answer = await pay(await quote(), card);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('names a missing card and a missing key, and needs a token', async () => {
    const quoteId = await quote();
    const noCard = await api.post('/payments', { quoteId }, owner.token);
    expect(noCard.json()).toHaveProperty('fields.card');
    const noKey = await api.inject({
      method: 'POST',
      url: '/api/payments',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { quoteId, card: CARD },
    });
    expect(noKey.statusCode).toBe(400);
    expect(noKey.json()).toHaveProperty(['fields', 'Idempotency-Key']);
    expect((await api.post('/payments', { quoteId, card: CARD })).statusCode).toBe(401);
  });

  it("[SAFE-16] answers 410 for a used or old quote, 403 for someone else's and for none", async () => {
    const used = await quote();
    await pay(used);
    expect((await pay(used)).json()).toMatchObject({ code: 'GONE' });
    expect((await pay(await quote('credits-1000', other.token))).statusCode).toBe(403);
    expect((await pay(randomUUID())).statusCode).toBe(403);
    const old = await quote();
    now = new Date(now.getTime() + 901_000);
    [owner, other] = [await api.register(), await api.register()];
    const mine = await quote();
    expect((await pay(mine)).statusCode).toBe(201);
    expect((await pay(old)).statusCode).toBe(403);
  });
});

describe('POST /payments/:id/confirm', () => {
  async function waiting(): Promise<Payment> {
    const answer = await pay(await quote('credits-1000'), CONFIRMED);
    expect(answer.json()).toMatchObject({
      status: 'needs_confirmation',
      nextAction: { kind: 'confirm', text: 'Enter the test code 123456 to confirm the payment.' },
    });
    return answer.json<Payment>();
  }
  const confirm = (id: string, code: string, token?: string) =>
    api.post(`/payments/${id}/confirm`, { code }, token);

  it('[BIL-03] succeeds with the announced code, and only then grants the credits', async () => {
    const before = await balance(owner);
    const { id } = await waiting();
    expect(await balance(owner)).toBe(before);
    expect((await confirm(id, '654321', owner.token)).json()).toHaveProperty('fields.code');
    expect((await confirm(id, '123456', owner.token)).json()).toMatchObject({ id, status: 'succeeded' });
    expect(await balance(owner)).toBe(before + 1000);
    expect((await confirm(id, '123456', owner.token)).statusCode).toBe(409);
    expect(await balance(owner)).toBe(before + 1000);
  });

  it('fails after five wrong codes', async () => {
    const { id } = await waiting();
    for (let count = 0; count < 4; count += 1)
      expect((await confirm(id, '000000', owner.token)).statusCode).toBe(400);
    expect((await confirm(id, '000000', owner.token)).json()).toMatchObject({ code: 'DECLINED' });
    expect((await confirm(id, '123456', owner.token)).statusCode).toBe(409);
  });

  it('[SAFE-16] answers 400, 401 and 403', async () => {
    const { id } = await waiting();
    expect((await confirm(id, 'x', owner.token)).json()).toHaveProperty('fields.code');
    expect((await confirm(id, '123456')).statusCode).toBe(401);
    expect((await confirm(id, '123456', other.token)).statusCode).toBe(403);
    expect((await confirm(randomUUID(), '123456', owner.token)).statusCode).toBe(403);
  });
});

describe('GET /payments', () => {
  it('[BIL-01] lists and reads the own payments only', async () => {
    const { id } = (await pay(await quote())).json<Payment>();
    const { items } = (await api.get('/payments', owner.token)).json<{ items: Payment[] }>();
    expect(items.map((payment) => payment.id)).toContain(id);
    expect((await api.get('/payments', other.token)).json()).toEqual({ items: [], nextCursor: null });
    expect((await api.get(`/payments/${id}`, owner.token)).json()).toMatchObject({ id });
    expect((await api.get(`/payments/${id}`, other.token)).statusCode).toBe(403);
    expect((await api.get(`/payments/${randomUUID()}`, owner.token)).statusCode).toBe(403);
    expect((await api.get('/payments/7', owner.token)).json()).toHaveProperty('fields.id');
    expect((await api.get('/payments')).statusCode).toBe(401);
    expect((await api.get(`/payments/${id}`)).statusCode).toBe(401);
  });
});

describe('POST /payments/webhooks/test', () => {
  async function send(event: object, options: { secret?: string; age?: number; tamper?: boolean } = {}) {
    const secret =
      options.secret ?? (await readOrMakeSetting(api.db, sealer, TEST_PROVIDER_SECRET, () => 'unused'));
    const body = JSON.stringify(event);
    const seconds = Math.floor(now.getTime() / 1000) - (options.age ?? 0);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return api.inject({
      method: 'POST',
      url: '/api/payments/webhooks/test',
      headers: { 'content-type': 'application/json', 'tessera-signature': `t=${seconds},v1=${signature}` },
      payload: options.tamper === true ? body.replace('evt', 'evx') : body,
    });
  }

  async function openPayment(): Promise<Payment> {
    return (await pay(await quote('credits-1000'), CONFIRMED)).json<Payment>();
  }

  function eventFor({ id, amount }: Payment, data: object = {}) {
    return {
      id: `evt_${randomUUID()}`,
      type: 'payment.succeeded',
      data: { paymentId: id, amount, currency: 'INR', ...data },
    };
  }

  it('[BIL-03] counts each event once, and each payment once', async () => {
    const before = await balance(owner);
    const payment = await openPayment();
    const event = eventFor(payment);
    for (const each of [event, event, eventFor(payment)]) {
      const answer = await send(each);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ received: true });
    }
    expect(await balance(owner)).toBe(before + 1000);
  });

  it.each([
    ['another secret', { secret: 'guess' }],
    ['an old signature', { age: 301 }],
    ['a changed body', { tamper: true }],
  ])('answers 401 for %s', async (_case, options) => {
    const payment = await openPayment();
    expect((await send(eventFor(payment), options)).statusCode).toBe(401);
    expect((await api.get(`/payments/${payment.id}`, owner.token)).json()).toMatchObject({
      status: 'needs_confirmation',
    });
  });

  it('refuses another amount, and takes no unsigned notice', async () => {
    const payment = await openPayment();
    expect((await send(eventFor(payment, { amount: 1 }))).statusCode).toBe(422);
    expect((await send({ id: 'evt', type: 'x' })).statusCode).toBe(400);
    const unsigned = await api.post('/payments/webhooks/test', eventFor(payment));
    expect(unsigned.statusCode).toBe(401);
    expect((await api.post('/payments/webhooks/other', {})).json()).toHaveProperty('fields.provider');
  });
});
