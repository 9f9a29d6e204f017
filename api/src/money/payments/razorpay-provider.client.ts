import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { RazorpaySettings } from '../../config/payments';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { PaymentEvent, PaymentFinding, PaymentProvider, SignedNotice } from './payment-provider.port';
import { HOSTED_SECONDS, PROVIDER_DEADLINE_MS, providerFailed, unsigned } from './provider-failures.rules';

/** Razorpay repeats a notice for a day. An older one is somebody else's; one that was taken before counts once anyway. */
const OLDEST_NOTICE_SECONDS = 3 * 24 * 3600;

const linkSchema = z.object({
  id: z.string(),
  reference_id: z.nullish(z.string()),
  status: z.string(),
  amount: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  short_url: z.optional(z.string()),
  payments: z.nullish(z.array(z.looseObject({ payment_id: z.string(), status: z.string() }))),
});
type Link = z.infer<typeof linkSchema>;

const linksSchema = z.object({ payment_links: z.array(linkSchema) });

const eventSchema = z.object({
  event: z.string(),
  created_at: z.int(),
  payload: z.looseObject({
    payment_link: z.optional(z.object({ entity: linkSchema })),
    payment: z.optional(z.object({ entity: z.looseObject({ id: z.string() }) })),
  }),
});

const refundedSchema = z.looseObject({ refund_status: z.nullish(z.string()) });

/** Razorpay, by its own pages: a Payment Link for each payment. */
export function createRazorpayProvider(settings: RazorpaySettings, clock: Clock): PaymentProvider {
  const { keyId, keySecret, webhookSecret, url } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  /** What it answers, and with which status: a refusal is told from an answer by the caller. */
  async function ask(path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    try {
      const response = await fetch(`${url}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PROVIDER_DEADLINE_MS),
        redirect: 'error',
      });
      if (response.status >= 500 || response.status === 429) throw new Error('unavailable');
      return { isRefused: !response.ok, json: (await response.json()) as unknown };
    } catch (error) {
      throw providerFailed('Razorpay', error);
    }
  }

  async function findLink(paymentId: string): Promise<Link | undefined> {
    const { isRefused, json } = await ask(`payment_links?reference_id=${paymentId}`);
    const parsed = linksSchema.safeParse(json);
    if (isRefused || !parsed.success) throw providerFailed('Razorpay', new Error('refused'));
    return parsed.data.payment_links.find((link) => link.reference_id === paymentId);
  }

  return {
    name: 'razorpay',
    takesCards: false,
    refundsByCharge: true,
    requireReady: () => undefined,
    checkCard: () => undefined,
    async createPayment({ id, amount, currency, title, returnUrl }) {
      const answer = await ask('payment_links', {
        amount,
        currency,
        description: title,
        reference_id: id,
        callback_url: returnUrl,
        callback_method: 'get',
        expire_by: Math.floor(clock().getTime() / 1000) + HOSTED_SECONDS,
        notes: { payment: id },
      });
      const made = linkSchema.safeParse(answer.json);
      // A reference is taken once: refused, it may be the link of an answer that never arrived.
      const link = answer.isRefused || !made.success ? await findLink(id) : made.data;
      if (link?.short_url === undefined) throw providerFailed('Razorpay', new Error('no link'));
      return { kind: 'redirect', url: link.short_url, reference: link.id };
    },
    confirm: () => undefined,
    verifyWebhook: (notice) => readEvent(webhookSecret, notice, clock()),
    async lookUp(reference) {
      const { isRefused, json } = await ask(`payment_links/${encodeURIComponent(reference)}`);
      const link = linkSchema.safeParse(json);
      if (isRefused || !link.success) throw providerFailed('Razorpay', new Error('refused'));
      return findingOf(link.data, undefined);
    },
    async refund({ id, amount, charge }) {
      if (charge === null) throw new AppError('CONFLICT', 'Razorpay did not say what was paid.');
      const path = `payments/${encodeURIComponent(charge)}`;
      const key = { 'x-refund-idempotency': `refund-${id}` };
      const { isRefused } = await ask(`${path}/refund`, { amount, notes: { payment: id } }, key);
      if (!isRefused) return;
      // Refused also when an earlier call gave it back and its answer was lost.
      const { json } = await ask(path);
      const payment = refundedSchema.safeParse(json);
      if (payment.success && payment.data.refund_status === 'full') return;
      throw new AppError('CONFLICT', 'Razorpay does not give this payment back.');
    },
  };
}

function readEvent(secret: string, { body, signature = '', eventId }: SignedNotice, now: Date): PaymentEvent {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw unsigned();
  const parsed = eventSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new AppError('BAD_REQUEST', 'The notice is not readable');
  const { event: type, created_at: createdAt, payload } = parsed.data;
  if (now.getTime() / 1000 - createdAt > OLDEST_NOTICE_SECONDS) throw unsigned();
  const link = payload.payment_link?.entity;
  const charge = payload.payment?.entity.id;
  return {
    // The header is not part of what is signed, so what is signed is part of the id.
    id: `${(eventId ?? '').slice(0, 60)}:${expected.toString().slice(0, 32)}`,
    type,
    paymentId: link?.reference_id ?? undefined,
    finding: link && findingOf(link, charge),
  };
}

function findingOf(link: Link, paidBy: string | undefined): PaymentFinding {
  const { status, amount_paid: amount, currency, payments } = link;
  if (status === 'paid') {
    const charge = paidBy ?? payments?.find((payment) => payment.status === 'captured')?.payment_id;
    return { kind: 'succeeded', amount, currency, charge };
  }
  if (status === 'expired') return { kind: 'failed', reason: 'The payment page has expired.' };
  if (status === 'cancelled') return { kind: 'failed', reason: 'The payment was cancelled.' };
  return { kind: 'open' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Refused by the schema.
  }
}
