import { randomUUID } from 'node:crypto';
import type { Payment, Quote } from '@tessera/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { startStripeServer, type PaymentServer } from '../../testing/payment-servers';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { payments } from '../tables/payments.table';
import { subscriptions } from '../tables/subscriptions.table';
import { createReconciliation } from './reconciliation.service';

jest.setTimeout(60_000);

const START = new Date('2026-03-01T12:00:00Z');
const DAY_SECONDS = 24 * 3600;
const OPERATOR_KEY = 'operator key of the tests, long enough';

let now = START;
let provider: PaymentServer;
let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  provider = await startStripeServer(() => now);
  const environment = { payments: provider.settings, operatorKey: OPERATOR_KEY };
  api = await startTestApi({ clock: () => now, environment });
});
beforeEach(async () => {
  provider.isDown = false;
  now = START;
  await api.db.execute(sql`delete from users`);
  ada = await api.register();
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

async function opened(): Promise<Payment> {
  const answer = await api.post('/payments/quote', { item: 'credits:5000' }, ada.token);
  const { quoteId } = answer.json<Quote>();
  return (await api.post('/payments', { quoteId }, ada.token)).json<Payment>();
}
async function notify({ id }: Payment): Promise<void> {
  provider.pageOf(id).state = 'paid';
  const { body, headers } = provider.notice(id);
  const url = '/api/payments/webhooks/stripe';
  const json = { 'content-type': 'application/json', ...headers };
  expect((await api.inject({ method: 'POST', url, headers: json, payload: body })).statusCode).toBe(200);
}
async function paid(): Promise<Payment> {
  const payment = await opened();
  await notify(payment);
  return payment;
}
async function rowOf({ id }: Payment) {
  const [row] = await api.db.select().from(payments).where(eq(payments.id, id));
  if (row === undefined) throw new Error('There is no such payment');
  return row;
}
const change = ({ id }: Payment, values: Partial<typeof payments.$inferInsert>) =>
  api.db.update(payments).set(values).where(eq(payments.id, id));
const moveOn = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const refund = ({ id }: Payment) =>
  api.post(`/payments/${id}/refund`, { reason: 'Asked for' }, undefined, {
    authorization: `Bearer ${OPERATOR_KEY}`,
  });
const balance = async () =>
  (await api.get('/credits', ada.token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;

it('[BIL-03] a payment whose provider says nothing for three days fails, and still counts when it is paid', async () => {
  const [silent, gone] = [await opened(), await opened()];
  await change(gone, { provider: 'razorpay' });
  provider.isDown = true;
  moveOn(2 * DAY_SECONDS);
  await api.app.maintainData();
  expect([(await rowOf(silent)).status, (await rowOf(gone)).status]).toEqual(['pending', 'pending']);
  moveOn(DAY_SECONDS);
  await api.app.maintainData();
  const reason = 'The payment was not completed.';
  for (const payment of [silent, gone]) {
    expect(await rowOf(payment)).toMatchObject({ status: 'failed', reason });
  }
  provider.isDown = false;
  await notify(silent);
  expect(await rowOf(silent)).toMatchObject({ status: 'succeeded', reason: null });
});

it('[BIL-03] a payment that nobody asked for meanwhile is asked for once more before it fails', async () => {
  const payment = await opened();
  provider.pageOf(payment.id).state = 'paid';
  moveOn(9 * DAY_SECONDS);
  await api.app.maintainData();
  expect(await rowOf(payment)).toMatchObject({ status: 'succeeded' });
});

it('[BIL-03] refuses a refund for which the provider named no charge, and takes nothing back', async () => {
  const payment = await paid();
  await change(payment, { chargeReference: null });
  expect((await refund(payment)).statusCode).toBe(409);
  expect([await balance(), (await rowOf(payment)).isRefundDue]).toEqual([5050, false]);
});

it('[BIL-03] refunds that cannot be made hold up no other', async () => {
  const payment = await paid();
  provider.isDown = true;
  moveOn(1);
  expect((await refund(payment)).statusCode).toBe(502);
  provider.isDown = false;
  const stuck = { ...(await rowOf(payment)), chargeReference: null, checkedAt: null, at: START };
  await api.db
    .insert(payments)
    .values(Array.from({ length: 60 }, () => ({ ...stuck, id: randomUUID(), idempotencyKey: randomUUID() })));
  for (let round = 0; round < 2; round += 1) {
    moveOn(600);
    await api.app.maintainData();
  }
  expect(await rowOf(payment)).toMatchObject({ status: 'refunded' });
});

it('[BIL-03] asks a slow provider for no longer than a minute, and goes on in the next sweep', async () => {
  const first = await rowOf(await opened());
  const row = { ...first, providerReference: 'cs_slow' };
  const ids = [first.id, ...Array.from({ length: 15 }, () => randomUUID())];
  await api.db
    .insert(payments)
    .values(ids.slice(1).map((id) => ({ ...row, id, idempotencyKey: randomUUID() })));
  const asked: string[] = [];
  const slow = {
    lookUp(reference: string) {
      asked.push(reference);
      moveOn(10);
      return Promise.reject(new Error('too slow'));
    },
  };
  const log = { warn: () => undefined, error: () => undefined };
  const notices = { apply: () => Promise.resolve() };
  const providers = { of: () => slow } as unknown as Parameters<typeof createReconciliation>[0]['providers'];
  const { sweep } = createReconciliation({ db: api.db, clock: () => now, log, providers, notices });
  moveOn(600);
  await sweep();
  expect(asked).toHaveLength(6);
  await sweep();
  await sweep();
  expect(asked).toHaveLength(16);
});

it('[BIL-02] an account that cannot be settled holds up no other, nor what else is to be done', async () => {
  const eve = await api.register();
  const payment = await opened();
  provider.pageOf(payment.id).state = 'paid';
  const broken = { layers: [{ kind: 'nonsense' }], nextGrantAt: START };
  await api.db.update(subscriptions).set(broken).where(eq(subscriptions.userId, eve.user.id));
  moveOn(40 * DAY_SECONDS);
  await api.app.maintainData();
  const [standing] = await api.db.select().from(subscriptions).where(eq(subscriptions.userId, ada.user.id));
  expect(standing?.nextGrantAt).toEqual(new Date('2026-05-01T12:00:00Z'));
  expect(await rowOf(payment)).toMatchObject({ status: 'succeeded' });
});
