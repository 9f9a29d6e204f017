import * as z from 'zod/mini';
import { address } from './providers';

export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly url: string;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly url: string;
}

export interface PaymentsConfiguration {
  /** Who takes new payments. The others that are set still answer for those that they took before. */
  readonly provider: 'test' | 'razorpay' | 'stripe';
  readonly razorpay: RazorpaySettings | undefined;
  readonly stripe: StripeSettings | undefined;
  /** Rupees for a dollar. */
  readonly usdRate: number;
  /** The day from which the rate holds. */
  readonly usdRateDate: string;
}

const RATE = 'must be a number above 0 with at most four decimals';
const text = z.optional(z.string());

export const paymentVariables = {
  PAYMENT_PROVIDER: z._default(
    z.enum(['test', 'razorpay', 'stripe'], 'must be test, razorpay or stripe'),
    'test',
  ),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_URL: z._default(address, 'https://api.razorpay.com'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_URL: z._default(address, 'https://api.stripe.com'),
  USD_RATE: z._default(
    z.string().check(z.refine((value) => /^\d{1,5}(\.\d{1,4})?$/.test(value) && Number(value) > 0, RATE)),
    '88',
  ),
  USD_RATE_DATE: z._default(
    z
      .string()
      .check(z.refine((value) => z.iso.date().safeParse(value).success, 'must be a date: 2026-11-01')),
    '2026-11-01',
  ),
};

type PaymentValues = z.output<z.ZodMiniObject<typeof paymentVariables>>;

/** Joins each provider's variables. `fail` is told which ones are missing of the chosen one, or of one that is half set. */
export function readPayments(
  values: PaymentValues,
  fail: (sentence: string) => never,
): PaymentsConfiguration {
  const { PAYMENT_PROVIDER: provider } = values;
  const complete = <Name extends keyof PaymentValues>(
    owner: PaymentsConfiguration['provider'],
    names: readonly Name[],
  ): Readonly<Record<Name, string>> | undefined => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length && provider !== owner) return undefined;
    if (missing.length > 0) {
      return fail(
        `${missing.join(' and ')} must be set too, for payments by ${owner === 'stripe' ? 'Stripe' : 'Razorpay'}.`,
      );
    }
    return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
  };
  const razorpay = complete('razorpay', [
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
  ]);
  const stripe = complete('stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  return {
    provider,
    razorpay: razorpay && {
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
      url: values.RAZORPAY_URL.replace(/\/+$/, ''),
    },
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      url: values.STRIPE_URL.replace(/\/+$/, ''),
    },
    usdRate: Number(values.USD_RATE),
    usdRateDate: values.USD_RATE_DATE,
  };
}
