import * as z from 'zod/mini';
import { defineContract, type CallOutput } from './define-contract';

/** Amounts in paise. */
export const creditPackSchema = z.object({ id: z.string(), credits: z.number(), amount: z.int() });
export type CreditPack = z.infer<typeof creditPackSchema>;

/** The one price list of credits (decisions, 'Money and credits'): amounts in paise. */
export const CREDIT_PACKS: readonly CreditPack[] = [
  { id: 'credits-1000', credits: 1000, amount: 79_900 },
  { id: 'credits-5000', credits: 5000, amount: 349_900 },
  { id: 'credits-20000', credits: 20_000, amount: 1_199_900 },
];

export const planSchema = z.object({
  type: z.enum(['starter', 'pro', 'premium', 'Enterprise']),
  name: z.string(),
  price: z.object({ monthly: z.number(), yearly: z.number() }),
  credits: z.number(),
  featured: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

export type PlanType = Plan['type'];

export const planPeriodSchema = z.enum(['monthly', 'yearly'], 'The period is monthly or yearly');
export type PlanPeriod = z.infer<typeof planPeriodSchema>;

/** Plans in USD with their monthly credits (specification 9), the dearer after the cheaper. */
export const PLANS: readonly Plan[] = [
  { type: 'starter', name: 'Starter', price: { monthly: 0, yearly: 0 }, credits: 50, featured: false },
  { type: 'pro', name: 'Pro', price: { monthly: 20, yearly: 200 }, credits: 200, featured: false },
  { type: 'premium', name: 'Premium', price: { monthly: 35, yearly: 350 }, credits: 500, featured: true },
  {
    type: 'Enterprise',
    name: 'Enterprise',
    price: { monthly: 150, yearly: 1500 },
    credits: 3500,
    featured: false,
  },
];

export const paymentProviderSchema = z.enum(['test', 'razorpay', 'stripe']);
export type PaymentProviderName = z.infer<typeof paymentProviderSchema>;

export const readPlans = defineContract({
  method: 'GET',
  path: '/plans',
  access: 'any',
  request: {},
  response: z.object({
    plans: z.array(planSchema),
    packs: z.array(creditPackSchema),
    currency: z.literal('INR'),
    /** Rupees for a dollar, as the operator set it: plans are shown in dollars and charged in rupees. */
    rate: z.number(),
    /** The day from which the rate holds. */
    rateDate: z.iso.date(),
    /** Who takes payments; null where nothing can be paid. */
    provider: z.nullable(paymentProviderSchema),
  }),
});

export const quotePayment = defineContract({
  method: 'POST',
  path: '/payments/quote',
  access: 'user',
  status: 201,
  /** `credits:5000`, or `plan:pro:monthly` (SCR-24). */
  request: { body: z.object({ item: z.string().check(z.minLength(1), z.maxLength(60)) }) },
  response: z.object({
    quoteId: z.uuid(),
    item: z.string(),
    /** What is bought, in words: 'Premium, 1 month'. */
    title: z.string(),
    /** A line below zero takes off what the running period has left. Their sum is `amount`. */
    lines: z.array(z.object({ text: z.string(), amount: z.int() })),
    amount: z.int(),
    currency: z.literal('INR'),
    /** Credits that the payment brings at once. */
    credits: z.number(),
    /** Of a plan: until when it is paid then, and what its next period costs at today's rate, in paise. */
    plan: z.nullable(z.object({ endsAt: z.iso.datetime(), nextAmount: z.int() })),
    expiresAt: z.iso.datetime(),
  }),
});
export type Quote = CallOutput<typeof quotePayment>;

export const paymentSchema = z.object({
  id: z.uuid(),
  status: z.enum(['pending', 'needs_confirmation', 'succeeded', 'failed', 'refunded']),
  provider: paymentProviderSchema,
  /** As it was quoted: `credits:5000`, `plan:pro:monthly`; a payment that failed may be tried again with it. */
  item: z.string(),
  /** In words: '5,000 credits'. */
  title: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  credits: z.number(),
  last4: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What the payer has to do next: type a code here, or pay on the provider's own page and come back. */
  nextAction: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('confirm'), text: z.string() }),
      z.object({ kind: z.literal('redirect'), url: z.url() }),
    ]),
  ),
  receipt: z.nullable(z.string()),
  invoiceId: z.nullable(z.uuid()),
  at: z.iso.datetime(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** Only the embedded test provider takes a card here; real providers collect it on their own pages. */
export const cardSchema = z.object({
  number: z
    .string('Card number is required')
    .check(z.regex(/^\d{13,19}$/, 'Enter the 13 to 19 digits of the card')),
  expiry: z
    .string('Expiry is required')
    .check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Enter the expiry as MM/YY')),
  cvc: z
    .string('Security code is required')
    .check(z.regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits on the card')),
});

export const createPayment = defineContract({
  method: 'POST',
  path: '/payments',
  access: 'user',
  status: 201,
  idempotent: true,
  request: { body: z.object({ quoteId: z.uuid(), card: z.optional(cardSchema) }) },
  response: paymentSchema,
});

export const listPayments = defineContract({
  method: 'GET',
  path: '/payments',
  access: 'user',
  request: { query: z.object({ cursor: z.optional(z.string()) }) },
  response: z.object({ items: z.array(paymentSchema), nextCursor: z.nullable(z.string()) }),
});

export const readPayment = defineContract({
  method: 'GET',
  path: '/payments/:id',
  access: 'user',
  request: { params: z.object({ id: z.uuid() }) },
  response: paymentSchema,
});

export const confirmPayment = defineContract({
  method: 'POST',
  path: '/payments/:id/confirm',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid() }),
    body: z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits of the code')) }),
  },
  response: paymentSchema,
});

/** The raw body is verified against the provider's signature before it is read; each event counts once. */
export const paymentWebhook = defineContract({
  method: 'POST',
  path: '/payments/webhooks/:provider',
  access: 'provider',
  request: { params: z.object({ provider: paymentProviderSchema }) },
  response: z.object({ received: z.literal(true) }),
});

/**
 * Gives a payment back by its provider, whole, and takes back what it brought: its credits (409 when they are spent already),
 * or its plan.
 */
export const refundPayment = defineContract({
  method: 'POST',
  path: '/payments/:id/refund',
  access: 'operator',
  request: {
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: z.string('A reason is required').check(z.minLength(1), z.maxLength(200)) }),
  },
  response: paymentSchema,
});
