import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Invoice, Quote } from '@tessera/shared/contracts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { invoices } from '../tables/invoices.table';

jest.setTimeout(60_000);

const CARD = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
const DETAILS = {
  ...{
    name: '<b>Ada</b> & "Co"',
    address: "1 St James's\nLondon",
    country: 'GB',
    taxNumber: '<script>x</script>',
  },
};

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(() => api.close());

async function pay({ token }: TestUser, item = 'credits:1000', card = CARD) {
  const { quoteId } = (await api.post('/payments/quote', { item }, token)).json<Quote>();
  return api.post('/payments', { quoteId, card }, token);
}
const list = async ({ token }: TestUser, query = '') =>
  (await api.get(`/invoices${query}`, token)).json<{ items: Invoice[]; nextCursor: string | null }>();
const save = (body: object, token = ada.token) => api.call('PUT', '/billing-details', { token, body });

it('[BIL-01] twenty payments at once, and some that fail among them, have twenty numbers without a gap', async () => {
  const declined = { ...CARD, number: '4000000000000002' };
  const tries = Array.from({ length: 20 }, (_, index) => [
    pay(ada),
    index % 4 === 0 ? pay(ada, undefined, declined) : [],
  ]);
  await Promise.all(tries.flat(2));
  const rows = await api.db.select({ number: invoices.number }).from(invoices);
  const numbers = rows
    .map(({ number }) => Number(number.slice('TES-'.length)))
    .sort((one, other) => one - other);
  const [first = 0] = numbers;
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => first + index));
  expect(rows.every(({ number }) => /^TES-\d{6}$/.test(number))).toBe(true);
});

it('[BIL-01] keeps an invoice as it was written, also when the details change, and lets nothing change it', async () => {
  expect((await api.get('/billing-details', ada.token)).json()).toEqual({
    ...{ name: '', address: '', country: '', taxNumber: '' },
  });
  expect((await save(DETAILS)).json()).toEqual(DETAILS);
  const { invoiceId } = (await pay(ada)).json<{ invoiceId: string }>();
  await save({ ...DETAILS, name: 'Somebody else' });
  const invoice = (await api.get(`/invoices/${invoiceId}`, ada.token)).json<Invoice>();
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', amount: 79_900, currency: 'INR', billTo: DETAILS, creditNote: null },
    lines: [{ text: '1,000 credits', amount: 79_900 }],
  });
  const own = eq(invoices.id, invoiceId);
  const refusal = { cause: { message: 'invoices is append-only' } };
  await expect(api.db.update(invoices).set({ amount: 1 }).where(own)).rejects.toMatchObject(refusal);
  await expect(api.db.delete(invoices).where(own)).rejects.toMatchObject(refusal);
  await api.db.execute(sql`delete from users where id = ${ada.user.id}`);
  expect(await api.db.$count(invoices, own)).toBe(0);
});

it('[BIL-01] is a page that needs nothing else, with everything escaped and no script allowed', async () => {
  await save(DETAILS);
  const { invoiceId } = (await pay(ada)).json<{ invoiceId: string }>();
  const answer = await api.get(`/invoices/${invoiceId}/document`, ada.token);
  const { number } = (await api.get(`/invoices/${invoiceId}`, ada.token)).json<Invoice>();
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${number}.html"`);
  const style = /<style>([^]*?)<\/style>/.exec(answer.body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers['content-security-policy']).toMatch(
    new RegExp(`^default-src 'none'; style-src 'sha256-${hash.replace(/[+/]/g, String.raw`\$&`)}';`),
  );
  expect(answer.body).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;');
  expect(answer.body).toContain('₹799.00');
  expect(answer.body).toContain('United Kingdom');
  expect(answer.body).not.toMatch(/<script|<b>|src=|href=|url\(/);
});

it('[BIL-01] lists the own ones by pages, newest first', async () => {
  for (let count = 0; count < 51; count += 1) await pay(ada);
  const first = await list(ada);
  const second = await list(ada, `?cursor=${first.nextCursor ?? ''}`);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 1, null]);
  const numbers = [...first.items, ...second.items].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(51);
  const all = await api.get('/payments', ada.token);
  expect(all.json<{ items: object[]; nextCursor: string }>().items).toHaveLength(50);
  expect((await list(bob)).items).toEqual([]);
});

it("[SAFE-16] answers 400, 401, and 403 for somebody else's and for none", async () => {
  const { invoiceId } = (await pay(ada)).json<{ invoiceId: string }>();
  for (const id of [invoiceId, randomUUID()]) {
    for (const path of [`/invoices/${id}`, `/invoices/${id}/document`]) {
      expect((await api.get(path, bob.token)).statusCode).toBe(403);
      expect((await api.get(path)).statusCode).toBe(401);
    }
  }
  expect((await api.get('/invoices/7', ada.token)).json()).toHaveProperty('fields.id');
  expect((await api.get('/invoices?cursor=x', ada.token)).json()).toHaveProperty('fields.cursor');
  expect((await api.get('/payments?cursor=x', ada.token)).json()).toHaveProperty('fields.cursor');
  expect((await save({ ...DETAILS, country: 'Britain' })).json()).toHaveProperty('fields.country');
  expect((await save({ ...DETAILS, name: 'x'.repeat(121) })).json()).toHaveProperty('fields.name');
  for (const path of ['/invoices', '/billing-details']) expect((await api.get(path)).statusCode).toBe(401);
  expect((await api.call('PUT', '/billing-details', { body: DETAILS })).statusCode).toBe(401);
});
