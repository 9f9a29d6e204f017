import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import type { PlanChange, Quote, Subscription } from '@tessera/shared/contracts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { ledgerEntries } from '../tables/credits.table';

jest.setTimeout(60_000);

const CARD = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
const OPERATOR_KEY = 'operator key of the tests, long enough';

let now = new Date('2026-04-01T00:00:00Z');
let api: TestApi;
let ada: TestUser;
let token: string;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now, environment: { operatorKey: OPERATOR_KEY } });
});
beforeEach(async () => {
  now = new Date('2026-04-01T00:00:00Z');
  ada = await api.register();
  token = ada.token;
});
afterAll(() => api.close());

/** Tokens do not live that long: signs in anew. */
async function on(day: string): Promise<void> {
  now = new Date(`${day}T00:00:00Z`);
  const { email } = ada.user;
  const answer = await api.post('/auth/login', { email, password: ada.password });
  ({ token } = answer.json<{ token: string }>());
}

const quote = (item: string) => api.post('/payments/quote', { item }, token);
async function pay(item: string) {
  const { quoteId } = (await quote(item)).json<Quote>();
  return api.post('/payments', { quoteId, card: CARD }, token);
}
const subscription = async () => (await api.get('/subscription', token)).json<Subscription>();
const planOf = async () =>
  (await api.get('/auth/user', token)).json<{ user: { plan: { name: string } } }>().user.plan.name;
const balance = async () =>
  (await api.get('/credits', token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;
const put = (body: object) => api.call('PUT', '/subscription', { token, body });
const preview = async (planType: string, period = 'monthly') =>
  (await api.get(`/subscription/change?planType=${planType}&period=${period}`, token)).json<PlanChange>();

describe('a subscription', () => {
  it('[BIL-02] is Starter for a new account, with 50 credits every month and none for months that went by', async () => {
    expect(await subscription()).toMatchObject({
      ...{ planType: 'starter', planName: 'Starter', period: null, endsAt: null, next: null },
      ...{ creditsPerMonth: 50, renewFrom: null, nextGrantAt: '2026-05-01T00:00:00.000Z' },
    });
    await on('2026-05-01');
    expect(await balance()).toBe(100);
    await on('2026-09-15');
    await Promise.all([balance(), balance(), api.app.maintainData()]);
    expect(await balance()).toBe(150);
    const grants = and(
      eq(ledgerEntries.userId, ada.user.id),
      like(ledgerEntries.reference, 'grant:%:2026-%'),
    );
    const rows = await api.db.select().from(ledgerEntries).where(grants).orderBy(ledgerEntries.position);
    expect(rows.map(({ reference }) => reference.split(':')[2])).toEqual(['2026-05-01', '2026-09-01']);
  });

  it('[BIL-02] begins with its payment, shows at once, and is Starter again after its end', async () => {
    const quoted = (await quote('plan:pro:monthly')).json<Quote>();
    expect(quoted).toMatchObject({
      ...{ title: 'Pro, 1 month', amount: 176_000, credits: 200 },
      lines: [{ text: 'Pro, 1 month', amount: 176_000 }],
      plan: { endsAt: '2026-05-01T00:00:00.000Z', nextAmount: 176_000 },
    });
    expect((await pay('plan:pro:monthly')).json()).toMatchObject({
      status: 'succeeded',
      item: 'plan:pro:monthly',
    });
    expect([await planOf(), await balance()]).toEqual(['Pro', 250]);
    expect(await subscription()).toMatchObject({
      ...{ planType: 'pro', period: 'monthly', endsAt: '2026-05-01T00:00:00.000Z', isCancelled: false },
      ...{ next: { planType: 'starter', period: null }, renewFrom: '2026-04-24T00:00:00.000Z' },
    });
    await on('2026-05-01');
    expect(await planOf()).toBe('Starter');
    expect(await subscription()).toMatchObject({ planType: 'starter', endsAt: null });
    await api.app.maintainData();
    expect([await planOf(), await balance()]).toEqual(['Starter', 300]);
  });

  it('[BIL-02] ends by itself, although nobody reads it', async () => {
    await pay('plan:premium:monthly');
    now = new Date('2026-05-03T00:00:00Z');
    await api.app.maintainData();
    await on('2026-05-03');
    expect(await planOf()).toBe('Starter');
  });

  it('[BIL-02] rises by the difference for the days left, and by its credits for them', async () => {
    await pay('plan:pro:monthly');
    await on('2026-04-16');
    expect(await preview('premium')).toMatchObject({
      ...{ kind: 'now', amountToday: 66_000, amountNext: 308_000, credits: 150 },
      endsAt: '2026-05-01T00:00:00.000Z',
    });
    const { lines, amount } = (await quote('plan:premium:monthly')).json<Quote>();
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    expect((await pay('plan:premium:monthly')).statusCode).toBe(201);
    expect([await planOf(), await balance()]).toEqual(['Premium', 400]);
  });

  it('[BIL-02] is renewed in its last seven days, and goes on with its monthly credits', async () => {
    await pay('plan:pro:monthly');
    expect((await quote('plan:pro:monthly')).statusCode).toBe(409);
    expect(await preview('pro')).toMatchObject({ kind: 'current', amountToday: 0 });
    await on('2026-04-25');
    expect((await pay('plan:pro:monthly')).statusCode).toBe(201);
    expect(await subscription()).toMatchObject({
      ...{ endsAt: '2026-06-01T00:00:00.000Z', renewFrom: '2026-05-25T00:00:00.000Z' },
    });
    await on('2026-05-02');
    expect([await planOf(), await balance()]).toEqual(['Pro', 450]);
  });

  it('[BIL-02] falls to what was chosen only at its end, which can be taken back', async () => {
    await pay('plan:premium:monthly');
    expect(await preview('pro')).toMatchObject({ kind: 'periodEnd', startsAt: '2026-05-01T00:00:00.000Z' });
    const chosen = (await put({ planType: 'pro', period: 'monthly' })).json<Subscription>();
    expect(chosen).toMatchObject({ planType: 'premium', next: { planType: 'pro', period: 'monthly' } });
    expect((await put({ planType: 'premium', period: 'monthly' })).json()).toMatchObject({
      next: { planType: 'starter' },
    });
    expect((await put({ cancelAtPeriodEnd: true })).json()).toMatchObject({
      isCancelled: true,
      renewFrom: null,
    });
    expect((await put({ cancelAtPeriodEnd: false })).json()).toMatchObject({ isCancelled: false });
    await put({ planType: 'pro', period: 'monthly' });
    await on('2026-04-26');
    expect((await pay('plan:pro:monthly')).json()).toMatchObject({ amount: 176_000, credits: 0 });
    expect(await subscription()).toMatchObject({ planType: 'premium', next: { planType: 'pro' } });
    await on('2026-05-01');
    expect(await subscription()).toMatchObject({ planType: 'pro', endsAt: '2026-06-01T00:00:00.000Z' });
  });

  it('[BIL-02] refuses a dearer plan without its payment, and what there is nothing to pay for', async () => {
    expect((await put({ planType: 'pro', period: 'monthly' })).statusCode).toBe(403);
    expect((await put({ cancelAtPeriodEnd: true })).statusCode).toBe(409);
    expect((await quote('plan:starter:monthly')).statusCode).toBe(422);
    for (const item of ['plan:gold:monthly', 'plan:pro:weekly', 'plan:pro', 'plan:pro:monthly:x']) {
      expect((await quote(item)).json()).toHaveProperty('fields.item');
    }
    expect((await put({ planType: 'gold', period: 'monthly' })).statusCode).toBe(400);
    const bad = await api.get('/subscription/change?planType=pro&period=weekly', token);
    expect(bad.json()).toHaveProperty('fields.period');
    for (const path of ['/subscription', '/subscription/change?planType=pro&period=monthly']) {
      expect((await api.get(path)).statusCode).toBe(401);
    }
    expect((await api.call('PUT', '/subscription', { body: { cancelAtPeriodEnd: true } })).statusCode).toBe(
      401,
    );
  });

  it('[BIL-02] is not paid twice by two prices that were named before', async () => {
    const [one, two] = [await quote('plan:pro:monthly'), await quote('plan:premium:monthly')];
    const payFor = (answer: typeof one) =>
      api.post('/payments', { quoteId: answer.json<Quote>().quoteId, card: CARD }, token);
    expect((await payFor(one)).statusCode).toBe(201);
    expect((await payFor(two)).json()).toMatchObject({ code: 'GONE' });
    expect(await balance()).toBe(250);
  });
});

describe('POST /payments/:id/refund', () => {
  const refund = (id: string) =>
    api.post(`/payments/${id}/refund`, { reason: 'By mistake' }, undefined, {
      authorization: `Bearer ${OPERATOR_KEY}`,
    });

  it('[BIL-02] ends the plan and takes its credits as far as they are there', async () => {
    const { id } = (await pay('plan:pro:monthly')).json<{ id: string }>();
    const [record] = (await api.get('/credits', token)).json<{ id: string }[]>();
    await api.call('PATCH', `/credits/${record?.id ?? ''}/balance`, { token, body: { balance: 120 } });
    expect((await refund(id)).json()).toMatchObject({ status: 'refunded', reason: 'By mistake' });
    expect([await planOf(), await balance()]).toEqual(['Starter', 0]);
  });

  it('[BIL-03] refuses one whose credits are spent, and one that was never paid', async () => {
    const { id } = (await pay('credits:1000')).json<{ id: string }>();
    const [record] = (await api.get('/credits', token)).json<{ id: string }[]>();
    await api.call('PATCH', `/credits/${record?.id ?? ''}/balance`, { token, body: { balance: 999 } });
    expect((await refund(id)).json()).toMatchObject({ code: 'CONFLICT' });
    expect(await balance()).toBe(999);
    const { quoteId } = (await quote('credits:1000')).json<Quote>();
    const card = { ...CARD, number: '4000002500003155' };
    const waiting = await api.post('/payments', { quoteId, card }, token);
    expect((await refund(waiting.json<{ id: string }>().id)).statusCode).toBe(409);
    expect((await refund(randomUUID())).statusCode).toBe(404);
    expect((await api.post(`/payments/${id}/refund`, { reason: 'Mine' }, token)).statusCode).toBe(401);
  });
});
