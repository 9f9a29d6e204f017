import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError, invalidField } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type {
  Card,
  PaymentOrder,
  PaymentOutcome,
  PaymentProvider,
  SignedNotice,
} from './payment-provider.port';

const SUCCEEDS = '4242424242424242';
const DECLINES = '4000000000000002';
const CONFIRMS = '4000002500003155';

const CONFIRM_CODE = '123456';

/** A signature older than this is refused, so that a notice overheard cannot be sent again later. Seconds. */
const TOLERANCE_SECONDS = 300;

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ paymentId: z.uuid(), amount: z.int(), currency: z.string() }),
});

/**
 * The provider that is built in, for trying payments without an account anywhere. It takes three test
 * cards and no real one, and its notices pass the same signature check as any provider's.
 */
export function createTestProvider(secret: string, clock: Clock): PaymentProvider {
  function sign(body: string, seconds: number): string {
    return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  }

  function succeed({
    id,
    amount,
    currency,
  }: Pick<PaymentOrder, 'id' | 'amount' | 'currency'>): PaymentOutcome {
    const event = { id: `evt_${id}`, type: 'payment.succeeded', data: { paymentId: id, amount, currency } };
    const body = JSON.stringify(event);
    const seconds = Math.floor(clock().getTime() / 1000);
    return { kind: 'succeeded', notice: { body, signature: `t=${seconds},v1=${sign(body, seconds)}` } };
  }

  function charge(order: PaymentOrder, card: Card | undefined): PaymentOutcome {
    switch (card?.number) {
      case SUCCEEDS:
        return succeed(order);
      case CONFIRMS:
        return {
          kind: 'needs_confirmation',
          text: `Enter the test code ${CONFIRM_CODE} to confirm the payment.`,
        };
      case DECLINES:
        return { kind: 'declined', reason: 'Your card was declined.' };
      default:
        return {
          kind: 'declined',
          reason: `Only test cards are taken here: ${[SUCCEEDS, CONFIRMS, DECLINES].map(group).join(', ')}.`,
        };
    }
  }

  return {
    name: 'test',
    takesCards: true,
    refundsByCharge: false,
    requireReady: () => undefined,
    checkCard: (card) => checkCard(card, clock()),
    createPayment: (order, card) => Promise.resolve(charge(order, card)),
    confirm: (order, code) => (code === CONFIRM_CODE ? succeed(order) : undefined),
    verifyWebhook(notice) {
      if (!isSigned(notice, sign, clock()))
        throw new AppError('UNAUTHENTICATED', 'The signature is not valid');
      const event = eventSchema.safeParse(parseJson(notice.body));
      if (!event.success) throw new AppError('BAD_REQUEST', 'The notice is not readable');
      const { id, type, data } = event.data;
      const { paymentId, ...money } = data;
      const isPaid = type === 'payment.succeeded';
      const finding = isPaid ? ({ kind: 'succeeded', ...money, charge: undefined } as const) : undefined;
      return { id, type, paymentId, finding };
    },
    // Whatever it takes, it takes at once; a payment that waits, waits for its code.
    lookUp: () => Promise.resolve({ kind: 'open' }),
    // No money moved.
    refund: () => Promise.resolve(),
  };
}

function checkCard(card: Card | undefined, now: Date): Card {
  if (card === undefined) throw invalidField('card', 'A card is required');
  if (!passesLuhn(card.number)) throw invalidField('card.number', 'This card number is not valid');
  const [month = 0, year = 0] = card.expiry.split('/').map(Number);
  // A card is good until the end of its month.
  if (new Date(Date.UTC(2000 + year, month, 1)) <= now)
    throw invalidField('card.expiry', 'This card has expired');
  return card;
}

/** The check digit that every card number ends with. */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isSigned(
  { body, signature = '' }: SignedNotice,
  sign: (body: string, seconds: number) => string,
  now: Date,
): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  if (parts === null) return false;
  const seconds = Number(parts[1]);
  const isRecent = Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS;
  const given = Buffer.from(parts[2] ?? '');
  const expected = Buffer.from(sign(body, seconds));
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Refused by the schema.
  }
}

function group(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
