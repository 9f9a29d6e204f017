import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentsConfiguration } from '../config/payments';

/** A page on which somebody pays, as the server keeps it. */
interface HostedPage {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly createdAt: number;
  state: 'open' | 'paid' | 'expired';
}

/** A notice as the provider sends it. */
export interface HostedNotice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface NoticeOptions {
  readonly secret?: string;
  /** Seconds since it was signed (Stripe), or since it happened (Razorpay). */
  readonly age?: number;
  readonly amount?: number;
  readonly currency?: string;
}

/** A small Stripe or Razorpay: pages, their state, refunds, and notices that are signed as theirs are. Real HTTP. */
export interface PaymentServer {
  readonly name: 'stripe' | 'razorpay';
  readonly settings: PaymentsConfiguration;
  readonly pages: Map<string, HostedPage>;
  /** What was given back, by the payment of ours; each once. */
  readonly refunds: Map<string, number>;
  /** How many calls it had. */
  calls: number;
  /** Answers 502 to everything. */
  isDown: boolean;
  /** Does what it is asked for, and its answers are lost. */
  losesAnswers: boolean;
  /** The page of a payment of ours. */
  pageOf(paymentId: string): HostedPage;
  /** The notice of what became of a page. */
  notice(paymentId: string, options?: NoticeOptions): HostedNotice;
  close(): Promise<void>;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

interface Answer {
  readonly status?: number;
  readonly body: object;
}

const SECRET = 'whsec_of_the_tests';
const NO_SETTINGS = { usdRate: 88, usdRateDate: '2026-11-01', razorpay: undefined, stripe: undefined };

type Provider = Pick<PaymentServer, 'name' | 'notice'> & {
  readonly settingsAt: (url: string) => Partial<PaymentsConfiguration>;
  readonly answer: (asked: Asked, server: PaymentServer) => Answer;
};

async function startServer(make: (server: () => PaymentServer) => Provider): Promise<PaymentServer> {
  const self: { server?: PaymentServer } = {};
  const get = () => {
    if (self.server === undefined) throw new Error('not started yet');
    return self.server;
  };
  const provider = make(get);
  const http = createServer((request, response) => {
    void readBody(request).then((body) => {
      const server = get();
      server.calls += 1;
      const url = new URL(request.url ?? '/', 'http://provider');
      const { method = 'GET', headers } = request;
      const asked = { method, path: url.pathname, query: url.searchParams, body, headers };
      const answer = server.isDown ? undefined : provider.answer(asked, server);
      const { status = 200, body: json } =
        answer === undefined || server.losesAnswers ? { status: 502, body: { error: {} } } : answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const pages = new Map<string, HostedPage>();
  self.server = {
    ...{ name: provider.name, pages, refunds: new Map(), calls: 0, isDown: false, losesAnswers: false },
    notice: provider.notice,
    settings: { ...NO_SETTINGS, provider: provider.name, ...provider.settingsAt(url) },
    pageOf(paymentId) {
      const page = [...pages.values()].find((each) => each.paymentId === paymentId);
      if (page === undefined) throw new Error('There is no page of this payment');
      return page;
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return self.server;
}

const seconds = (clock: () => Date) => Math.floor(clock().getTime() / 1000);

export function startStripeServer(clock: () => Date): Promise<PaymentServer> {
  const present = ({ id, paymentId, amount, state, createdAt }: HostedPage, more: object = {}) => ({
    ...{ id, object: 'checkout.session', client_reference_id: paymentId, created: createdAt },
    ...{ amount_total: amount, currency: 'inr', url: `https://checkout.stripe.test/${id}` },
    status: state === 'paid' ? 'complete' : state,
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    payment_intent: state === 'paid' ? `pi_${paymentId}` : null,
    ...more,
  });
  return startServer((get) => ({
    name: 'stripe',
    settingsAt: (url) => ({ stripe: { secretKey: 'sk_test_secret', webhookSecret: SECRET, url } }),
    answer({ method, path, body, headers }, { pages, refunds }) {
      const form = new URLSearchParams(body);
      if (headers.authorization !== 'Bearer sk_test_secret') return { status: 401, body: { error: {} } };
      const id = /^\/v1\/checkout\/sessions\/(\w+)/.exec(path)?.[1];
      if (path === '/v1/refunds') {
        const paymentId = (form.get('payment_intent') ?? '').slice(3);
        refunds.set(paymentId, Number(form.get('amount')));
        return { body: { id: 're_1', object: 'refund', status: 'succeeded' } };
      }
      if (id === undefined && method === 'POST') {
        const key = String(headers['idempotency-key']);
        const paymentId = form.get('client_reference_id') ?? '';
        const made = [...pages.values()].find((page) => page.paymentId === key);
        const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
        const page: HostedPage = made ?? {
          ...{ id: `cs_${randomUUID().replaceAll('-', '')}`, paymentId, amount },
          ...{ createdAt: seconds(clock), state: 'open' },
        };
        pages.set(page.id, page);
        return { body: present(page) };
      }
      const page = pages.get(id ?? '');
      if (page === undefined) return { status: 404, body: { error: {} } };
      if (path.endsWith('/expire')) page.state = 'expired';
      return { body: present(page) };
    },
    notice(paymentId, { secret = SECRET, age = 0, amount, currency } = {}) {
      const page = get().pageOf(paymentId);
      const type = page.state === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed';
      const changed = {
        ...(amount !== undefined && { amount_total: amount }),
        ...(currency && { currency }),
      };
      const object = present(page, changed);
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
      const at = seconds(clock) - age;
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
    },
  }));
}

/** What Razorpay answers of a payment, or to giving it back. */
function answerCharge(id: string, isRead: boolean, body: string, refunds: Map<string, number>): Answer {
  if (isRead) return { body: { refund_status: refunds.has(id) ? 'full' : null } };
  if (refunds.has(id)) return { status: 400, body: { error: {} } };
  refunds.set(id, (JSON.parse(body) as { amount: number }).amount);
  return { body: { id: 'rfnd_1' } };
}

export function startRazorpayServer(clock: () => Date): Promise<PaymentServer> {
  const present = ({ id, paymentId, amount, state }: HostedPage, more: object = {}) => ({
    ...{ id, reference_id: paymentId, amount, currency: 'INR', short_url: `https://rzp.test/i/${id}` },
    status: state === 'open' ? 'created' : state,
    amount_paid: state === 'paid' ? amount : 0,
    payments: state === 'paid' ? [{ payment_id: `pay_${paymentId}`, status: 'captured' }] : null,
    ...more,
  });
  const authorization = `Basic ${Buffer.from('rzp_key:rzp_secret').toString('base64')}`;
  return startServer((get) => ({
    name: 'razorpay',
    settingsAt: (url) => ({
      razorpay: { keyId: 'rzp_key', keySecret: 'rzp_secret', webhookSecret: SECRET, url },
    }),
    answer({ method, path, query, body, headers }, { pages, refunds }) {
      if (headers.authorization !== authorization) return { status: 401, body: { error: {} } };
      const charge = /^\/v1\/payments\/pay_([\w-]+)(\/refund)?$/.exec(path);
      if (charge?.[1] !== undefined) return answerCharge(charge[1], charge[2] === undefined, body, refunds);
      if (path === '/v1/payment_links' && method === 'POST') {
        const asked = JSON.parse(body) as { reference_id: string; amount: number };
        const isTaken = [...pages.values()].some((page) => page.paymentId === asked.reference_id);
        if (isTaken) return { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } };
        const id = `plink_${randomUUID().replaceAll('-', '')}`;
        const { reference_id: paymentId, amount } = asked;
        const page: HostedPage = { id, paymentId, amount, createdAt: seconds(clock), state: 'open' };
        pages.set(id, page);
        return { body: present(page) };
      }
      if (path === '/v1/payment_links') {
        const found = [...pages.values()].filter((page) => page.paymentId === query.get('reference_id'));
        return { body: { payment_links: found.map((page) => present(page)) } };
      }
      const page = pages.get(path.split('/').at(-1) ?? '');
      return page ? { body: present(page) } : { status: 404, body: { error: {} } };
    },
    notice(paymentId, { secret = SECRET, age = 0, amount, currency } = {}) {
      const page = get().pageOf(paymentId);
      const changed = { ...(amount !== undefined && { amount_paid: amount }), ...(currency && { currency }) };
      const body = JSON.stringify({
        entity: 'event',
        event: `payment_link.${page.state}`,
        created_at: seconds(clock) - age,
        payload: {
          payment_link: { entity: present(page, changed) },
          payment: { entity: { id: `pay_${paymentId}` } },
        },
      });
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      return {
        body,
        headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() },
      };
    },
  }));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
