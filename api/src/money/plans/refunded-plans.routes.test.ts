import type { Payment, Quote, Subscription } from '@tessera/shared/contracts';
import { planOfUser } from '../../data-ports';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(60_000);

const CARD = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
const CONFIRMED = { ...CARD, number: '4000002500003155' };
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
async function on(day: string, time = '00:00:00'): Promise<void> {
  now = new Date(`${day}T${time}Z`);
  const { email } = ada.user;
  const answer = await api.post('/auth/login', { email, password: ada.password });
  ({ token } = answer.json<{ token: string }>());
}

async function pay(item: string, card = CARD): Promise<string> {
  const { quoteId } = (await api.post('/payments/quote', { item }, token)).json<Quote>();
  const answer = await api.post('/payments', { quoteId, card }, token);
  expect(answer.statusCode).toBe(201);
  return answer.json<Payment>().id;
}
const refund = async (id: string) =>
  (
    await api.post(`/payments/${id}/refund`, { reason: 'By mistake' }, undefined, {
      authorization: `Bearer ${OPERATOR_KEY}`,
    })
  ).statusCode;
const balance = async () =>
  (await api.get('/credits', token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;
async function state() {
  const { planType, period, endsAt } = (await api.get('/subscription', token)).json<Subscription>();
  return [planType, period, endsAt?.slice(0, 10) ?? null, await balance()];
}

describe('a refund of one of two payments for plans', () => {
  it('[BIL-02] leaves the year that took the place of its month', async () => {
    const month = await pay('plan:pro:monthly');
    const year = await pay('plan:premium:yearly');
    expect(await refund(month)).toBe(200);
    expect((await state()).slice(0, 3)).toEqual(['premium', 'yearly', '2027-04-01']);
    expect(await refund(year)).toBe(200);
    expect((await state()).slice(0, 3)).toEqual(['starter', null, null]);
  });

  it('[BIL-02] goes back to the month that the year had taken the place of', async () => {
    await pay('plan:pro:monthly');
    const year = await pay('plan:premium:yearly');
    expect(await refund(year)).toBe(200);
    expect(await state()).toEqual(['pro', 'monthly', '2026-05-01', 250]);
  });

  it('[BIL-02] does not go back to a month that is over', async () => {
    await pay('plan:pro:monthly');
    const year = await pay('plan:premium:yearly');
    await on('2026-06-10');
    expect(await refund(year)).toBe(200);
    expect((await state()).slice(0, 3)).toEqual(['starter', null, null]);
  });

  it('[BIL-02] goes from a dearer plan back to the one before, which is given back only after it', async () => {
    const first = await pay('plan:pro:monthly');
    const difference = await pay('plan:premium:monthly');
    expect(await refund(first)).toBe(409);
    expect(await state()).toEqual(['premium', 'monthly', '2026-05-01', 550]);
    expect(await refund(difference)).toBe(200);
    expect(await state()).toEqual(['pro', 'monthly', '2026-05-01', 250]);
    expect(await refund(first)).toBe(200);
    expect(await state()).toEqual(['starter', null, null, 50]);
  });

  it('[BIL-02] takes of each month of a dearer plan only the difference', async () => {
    await pay('plan:pro:yearly');
    const difference = await pay('plan:premium:yearly');
    await on('2026-05-01');
    expect(await balance()).toBe(50 + 500 + 500);
    expect(await refund(difference)).toBe(200);
    expect(await state()).toEqual(['pro', 'yearly', '2027-04-01', 50 + 200 + 200]);
  });

  it('[BIL-02] takes the renewal or the running month, each by its own payment', async () => {
    const month = await pay('plan:pro:monthly');
    await on('2026-04-25');
    const renewal = await pay('plan:pro:monthly');
    expect(await refund(month)).toBe(409);
    expect(await refund(renewal)).toBe(200);
    expect(await state()).toEqual(['pro', 'monthly', '2026-05-01', 250]);
    const again = await pay('plan:pro:monthly');
    await on('2026-05-02');
    expect(await state()).toEqual(['pro', 'monthly', '2026-06-01', 450]);
    expect(await refund(month)).toBe(200);
    expect(await state()).toEqual(['pro', 'monthly', '2026-06-01', 250]);
    expect(await refund(again)).toBe(200);
    expect(await state()).toEqual(['starter', null, null, 50]);
  });

  it('[BIL-02] takes no credits of Starter, and none of a plan that was paid later', async () => {
    const first = await pay('plan:pro:monthly');
    await on('2026-06-02');
    expect(await balance()).toBe(300);
    await pay('plan:premium:monthly');
    expect(await refund(first)).toBe(200);
    expect(await state()).toEqual(['premium', 'monthly', '2026-07-02', 600]);
  });
});

it('[BIL-02] a renewal that is paid after the end brings its credits, also on a day that had some', async () => {
  await pay('plan:pro:monthly');
  await on('2026-04-30', '23:50:00');
  const late = await pay('plan:pro:monthly', CONFIRMED);
  await on('2026-05-01', '00:05:00');
  expect(await state()).toEqual(['starter', null, null, 300]);
  const confirmed = await api.post(`/payments/${late}/confirm`, { code: '123456' }, token);
  expect(confirmed.json()).toMatchObject({ status: 'succeeded' });
  expect(await state()).toEqual(['pro', 'monthly', '2026-06-01', 500]);
  expect(await refund(late)).toBe(200);
  expect(await state()).toEqual(['starter', null, null, 300]);
});

it('[BIL-02] a plan that is over lifts no limit, although nothing has ended it yet', async () => {
  await pay('plan:pro:monthly');
  expect(await planOfUser(api.db, ada.user.id, now)).toBe('pro');
  now = new Date('2026-05-01T00:00:00Z');
  expect(await planOfUser(api.db, ada.user.id, now)).toBe('starter');
});

it('[BIL-03] the copy of a person’s data tells what was paid by whom, given back and written', async () => {
  const id = await pay('plan:pro:monthly');
  await pay('credits:1000');
  await refund(id);
  const { url } = (await api.post(`/auth/user/${ada.user.id}/export`, undefined, token)).json<{
    url: string;
  }>();
  const { payments, invoices } = (
    await api.inject({ url: new URL(url).pathname + new URL(url).search })
  ).json<Record<'payments' | 'invoices', object[]>>();
  const receipt = expect.stringMatching(/^TS-/) as string;
  const [paidByTest, amountInPaise] = [{ provider: 'test', receipt }, 176_000];
  const refundedAt = now.toISOString();
  expect(payments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...paidByTest, amountInPaise, refundedInPaise: 176_000, refundedAt }),
      expect.objectContaining({ ...paidByTest, refundedInPaise: 0, refundedAt: null }),
    ]),
  );
  const lines = [{ text: 'Pro, 1 month', amount: amountInPaise }];
  expect(invoices).toContainEqual(expect.objectContaining({ kind: 'invoice', lines }));
  expect(invoices).toContainEqual(expect.objectContaining({ kind: 'creditNote' }));
});
