import { CURRENCY, type Payment } from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Card, PaymentOrder, PaymentProvider } from './payment-provider.port';
import { createPaymentSteps, type PaymentKey, type PaymentStepsSettings } from './payment-steps.service';
import {
  countConfirmAttempt,
  findPayment,
  listPaymentsOfUser,
  lockPayment,
  type PaymentRow,
} from './payments.repository';

export interface PaymentRequest extends PaymentKey {
  readonly card?: Card | undefined;
}

export interface PaymentsService {
  /**
   * Pays a quote. The same key answers the same payment and takes the money once. Throws KEY_REUSED for the key of
   * another quote, GONE for a quote
   * that is used or too old, DECLINED with the reason when the card is refused (the quote stays good).
   */
  create(caller: Caller, request: PaymentRequest): Promise<Payment>;
  /** Confirms with the payer's code. Throws CONFLICT unless the payment waits for one. */
  confirm(caller: Caller, id: string, code: string): Promise<Payment>;
  list(caller: Caller): Promise<{ items: Payment[]; nextCursor: null }>;
  read(caller: Caller, id: string): Promise<Payment>;
}

export type PaymentsSettings = PaymentStepsSettings & { readonly provider: PaymentProvider };

const CONFIRM_ATTEMPTS = 5;
const NEWEST = 100;

export function createPaymentsService(settings: PaymentsSettings): PaymentsService {
  const { db, provider } = settings;
  const steps = createPaymentSteps(settings);

  async function findOwn({ userId }: Caller, id: string): Promise<PaymentRow> {
    const payment = await findPayment(db, id);
    if (payment?.userId !== userId) throw notYours('payment');
    return payment;
  }

  return {
    async create(caller, request) {
      provider.requireReady();
      const card = provider.checkCard(request.card);
      const opened = await steps.open(caller, request, card);
      // 'pending' also means: stopped between storing and asking. Asking again is safe.
      const payment =
        opened.status === 'pending'
          ? await steps.settle(opened, provider.createPayment(orderOf(opened), card))
          : opened;
      return presentUnlessDeclined(payment);
    },
    async confirm(caller, id, code) {
      provider.requireReady();
      await findOwn(caller, id);
      const attempt = await db.transaction(async (tx) => {
        const payment = await lockPayment(tx, id);
        if (payment?.status !== 'needs_confirmation') {
          throw new AppError('CONFLICT', 'This payment does not wait for a confirmation');
        }
        return { payment, count: await countConfirmAttempt(tx, id) };
      });
      const outcome = provider.confirm(orderOf(attempt.payment), code);
      if (outcome !== undefined) return presentUnlessDeclined(await steps.settle(attempt.payment, outcome));
      if (attempt.count < CONFIRM_ATTEMPTS) throw invalidField('code', 'This code is not right');
      const reason = 'Too many wrong codes.';
      return presentUnlessDeclined(await steps.settle(attempt.payment, { kind: 'declined', reason }));
    },
    async list({ userId }) {
      const rows = await listPaymentsOfUser(db, userId, NEWEST);
      return { items: rows.map(present), nextCursor: null };
    },
    async read(caller, id) {
      return present(await findOwn(caller, id));
    },
  };
}

function orderOf({ id, amount }: PaymentRow): PaymentOrder {
  return { id, amount, currency: CURRENCY };
}

function presentUnlessDeclined(payment: PaymentRow): Payment {
  if (payment.status !== 'failed') return present(payment);
  const reason = payment.reason ?? 'The payment failed.';
  throw new AppError('DECLINED', reason, { reason, paymentId: payment.id });
}

function present({
  id,
  status,
  amount,
  credits,
  last4,
  reason,
  nextAction,
  receipt,
  at,
}: PaymentRow): Payment {
  return {
    id,
    status,
    amount,
    currency: CURRENCY,
    credits,
    last4,
    reason,
    nextAction:
      status === 'needs_confirmation' && nextAction !== null ? { kind: 'confirm', text: nextAction } : null,
    receipt,
    at: at.toISOString(),
  };
}
