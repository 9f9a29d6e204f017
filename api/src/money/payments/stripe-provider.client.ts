import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { StripeSettings } from '../../config/payments';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { PaymentEvent, PaymentFinding, PaymentProvider, SignedNotice } from './payment-provider.port';
import { HOSTED_SECONDS, PROVIDER_DEADLINE_MS, providerFailed, unsigned } from './provider-failures.rules';

/** How old a signed notice may be, in seconds: Stripe signs each attempt anew. */
const TOLERANCE_SECONDS = 300;

const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.nullable(z.uuid()),
  status: z.nullable(z.string()),
  payment_status: z.string(),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  payment_intent: z.nullable(z.union([z.string(), z.object({ id: z.string() })])),
});
type Session = z.infer<typeof sessionSchema>;

/** Stripe, by its own pages: a Checkout Session for each payment. */
export function createStripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const { secretKey, webhookSecret, url } = settings;
  const { hostname, port, protocol } = new URL(url);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    timeout: PROVIDER_DEADLINE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw providerFailed('Stripe', error);
    }
  }

  return {
    name: 'stripe',
    takesCards: false,
    refundsByCharge: true,
    requireReady: () => undefined,
    checkCard: () => undefined,
    async createPayment({ id, amount, title, returnUrl }) {
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'inr', unit_amount: amount, product_data: { name: title } },
              },
            ],
            // The same whenever it is asked again: Stripe refuses a key with other contents.
            success_url: returnUrl,
            cancel_url: returnUrl,
            metadata: { payment: id },
          },
          { idempotencyKey: id },
        ),
      );
      if (session.url === null) throw providerFailed('Stripe', new Error('a session without an address'));
      return { kind: 'redirect', url: session.url, reference: session.id };
    },
    confirm: () => undefined,
    verifyWebhook: (notice) => readEvent(stripe, webhookSecret, notice, clock()),
    async lookUp(reference) {
      const session = await ask(() => stripe.checkout.sessions.retrieve(reference));
      const finding = findingOf(sessionSchema.parse(session));
      // The address of a session holds for a day; whoever left it is not kept waiting for that long.
      const isOld = clock().getTime() / 1000 - session.created > HOSTED_SECONDS;
      if (finding.kind !== 'open' || !isOld || session.status !== 'open') return finding;
      return findingOf(sessionSchema.parse(await ask(() => stripe.checkout.sessions.expire(reference))));
    },
    async refund({ id, charge, amount }) {
      if (charge === null) throw new AppError('CONFLICT', 'Stripe did not say what was charged.');
      await ask(() =>
        stripe.refunds.create({ payment_intent: charge, amount }, { idempotencyKey: `refund-${id}` }),
      );
    },
  };
}

function readEvent(stripe: Stripe, secret: string, notice: SignedNotice, now: Date): PaymentEvent {
  const { body, signature = '' } = notice;
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    throw unsigned();
  }
  const { id, type } = event;
  if (!type.startsWith('checkout.session.')) return { id, type, paymentId: undefined, finding: undefined };
  const parsed = sessionSchema.safeParse(event.data.object);
  if (!parsed.success) throw new AppError('BAD_REQUEST', 'The notice is not readable');
  const paymentId = parsed.data.client_reference_id ?? undefined;
  const finding =
    type === 'checkout.session.async_payment_failed'
      ? ({ kind: 'failed', reason: 'The payment was declined.' } as const)
      : findingOf(parsed.data);
  return { id, type, paymentId, finding };
}

function findingOf(session: Session): PaymentFinding {
  const { payment_status: paid, status, amount_total: amount, currency, payment_intent: intent } = session;
  if (paid === 'paid' && amount !== null && currency !== null) {
    const charge = typeof intent === 'string' ? intent : intent?.id;
    return { kind: 'succeeded', amount, currency: currency.toUpperCase(), charge };
  }
  if (status === 'expired') return { kind: 'failed', reason: 'The payment page has expired.' };
  return { kind: 'open' };
}
