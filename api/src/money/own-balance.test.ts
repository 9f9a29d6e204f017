import { randomUUID } from 'node:crypto';
import type { Contract } from '@tessera/shared/contracts';
import { startTestApi, type TestApi, type TestUser } from '../testing/test-api';

jest.setTimeout(120_000);

const OPERATOR_KEY = 'operator key of the tests, long enough';

let api: TestApi;
let ada: TestUser;
let creditsId: string;
let paymentId: string;

beforeAll(async () => {
  api = await startTestApi({ environment: { operatorKey: OPERATOR_KEY } });
});
beforeEach(async () => {
  ada = await api.register();
  const [record] = (await api.get('/credits', ada.token)).json<{ id: string }[]>();
  creditsId = record?.id ?? '';
  const { quoteId } = (await api.post('/payments/quote', { item: 'credits:1000' }, ada.token)).json<{
    quoteId: string;
  }>();
  // It waits for its code, which is never given.
  const card = { number: '4000002500003155', expiry: '12/39', cvc: '123' };
  paymentId = (await api.post('/payments', { quoteId, card }, ada.token)).json<{ id: string }>().id;
});
afterAll(() => api.close());

/** Whatever a body may be called that asks for more. */
const GREEDY = {
  ...{ balance: 999_999, balancecredits: 999_999, credits: 999_999, amount: 999_999, reason: 'Mine' },
  ...{ userId: '', kind: 'grant', status: 'succeeded', plan: { name: 'Enterprise' }, planType: 'Enterprise' },
  ...{ period: 'monthly', item: 'credits:20000', code: '000000', cancelAtPeriodEnd: false },
  ...{ firstName: 'Ada', lastName: 'Lovelace', isRefundDue: true, nextGrantAt: '2020-01-01T00:00:00Z' },
};

/** Streams that never end, and calls that would end the account or its session. */
const LEFT_OUT = ['/events', '/auth/logout', '/auth/refresh', '/github/oauth', '/live'];

const bodies = (contract: Contract) => {
  const { shape } = (contract.request.body?._zod.def ?? {}) as { shape?: object };
  const all: Record<string, unknown> = { ...GREEDY, userId: ada.user.id };
  const known = Object.fromEntries(
    Object.keys(shape ?? {}).flatMap((key) => (key in all ? [[key, all[key]]] : [])),
  );
  return [all, known, { balance: 999_999 }, { balancecredits: 999_999 }];
};

async function state() {
  const [record] = (await api.get('/credits', ada.token)).json<{ balancecredits: number }[]>();
  const { user } = (await api.get('/auth/user', ada.token)).json<{ user: { plan: { name: string } } }>();
  return { balance: record?.balancecredits ?? 0, plan: user.plan.name };
}

it('[API-06] no call of an ordinary user raises their balance or their plan, whatever it asks for', async () => {
  const contracts = api.app.contracts.filter(
    ({ path, method }) =>
      !LEFT_OUT.some((part) => path.includes(part)) && !(method === 'DELETE' && path.startsWith('/auth')),
  );
  expect(contracts.length).toBeGreaterThan(100);
  const tried: string[] = [];
  for (const contract of contracts) {
    const { method, path } = contract;
    const ids = path.startsWith('/credits')
      ? creditsId
      : path.startsWith('/payments')
        ? paymentId
        : ada.user.id;
    const address = path.replace(':userId', ada.user.id).replace(':provider', 'test').replace(/:\w+/g, ids);
    const before = await state();
    for (const body of method === 'GET' ? [undefined] : bodies(contract)) {
      await api.call(method, address, {
        token: ada.token,
        headers: { 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { body }),
      });
    }
    const after = await state();
    tried.push(`${method} ${path}`);
    expect([method, path, after.balance <= before.balance, after.plan]).toEqual([
      method,
      path,
      true,
      'Starter',
    ]);
  }
  expect(tried).toContain('POST /credits/:id/grant');
});

it.each([
  ['POST', '/credits', { balancecredits: 9999 }, 409],
  ['PUT', '/credits/CREDITS', { balancecredits: 50.01 }, 403],
  ['PATCH', '/credits/CREDITS/balance', { balance: 50.01 }, 403],
  ['POST', '/credits/CREDITS/grant', { amount: 1, reason: 'Mine' }, 401],
  ['POST', '/payments/PAYMENT/refund', { reason: 'Mine' }, 401],
  ['POST', '/payments/PAYMENT/confirm', { code: '000000' }, 400],
  ['PUT', '/subscription', { planType: 'pro', period: 'monthly' }, 403],
] as const)(
  '[API-06] %s of a balance, a payment or a plan is refused (%#)',
  async (method, path, body, status) => {
    const answer = await api.call(method, path.replace('CREDITS', creditsId).replace('PAYMENT', paymentId), {
      token: ada.token,
      body,
    });
    expect(answer.statusCode).toBe(status);
    expect(await state()).toEqual({ balance: 50, plan: 'Starter' });
  },
);

it('[API-06] a record that is removed and made again brings no credits', async () => {
  await api.call('PATCH', `/credits/${creditsId}/balance`, { token: ada.token, body: { balance: 0 } });
  await api.call('DELETE', `/credits/${creditsId}`, { token: ada.token });
  await api.post('/credits', GREEDY, ada.token);
  expect((await state()).balance).toBe(0);
});

describe("the operator's calls", () => {
  const grant = (body: object, key: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
    api.post(`/credits/${creditsId}/grant`, body, undefined, {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    });

  it('[API-06] give credits by the key, once for an Idempotency-Key, with the reason in the ledger', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    for (let time = 0; time < 2; time += 1) {
      const answer = await grant({ amount: 12.5, reason: 'For the delay' }, OPERATOR_KEY, headers);
      expect(answer.json()).toEqual({ id: creditsId, userId: ada.user.id, balancecredits: 62.5 });
    }
    const other = await grant({ amount: 13, reason: 'For the delay' }, OPERATOR_KEY, headers);
    expect([other.statusCode, (await state()).balance]).toEqual([422, 62.5]);
    const { items } = (await api.get('/usage/entries', ada.token)).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ amount: 12.5, note: 'For the delay', kind: 'grant', about: null });
  });

  it('[API-06] answer 401 without the key or with a wrong one, 400 and 404 with it', async () => {
    for (const key of [undefined, '', `${OPERATOR_KEY}x`, OPERATOR_KEY.slice(1), ada.token]) {
      expect((await grant({ amount: 1, reason: 'x' }, key)).statusCode).toBe(401);
    }
    expect((await grant({ amount: 0, reason: 'x' }, OPERATOR_KEY)).json()).toHaveProperty('fields.amount');
    expect((await grant({ amount: 1, reason: '' }, OPERATOR_KEY)).json()).toHaveProperty('fields.reason');
    const none = await api.post(`/credits/${randomUUID()}/grant`, { amount: 1, reason: 'x' }, undefined, {
      authorization: `Bearer ${OPERATOR_KEY}`,
    });
    expect(none.statusCode).toBe(404);
  });
});

it('[API-06] without a key in the configuration nobody is the operator', async () => {
  const closed = await startTestApi();
  const answer = await closed.post(`/credits/${randomUUID()}/grant`, { amount: 1, reason: 'x' }, undefined, {
    authorization: 'Bearer undefined',
  });
  expect(answer.statusCode).toBe(401);
  await closed.close();
});
