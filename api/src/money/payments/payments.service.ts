import { CURRENCY, type Payment } from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { invoiceIdsOf } from '../invoices/invoicing.service';
import { readPosition, writePosition } from '../../core/list-cursor';
import type { Card, PaymentOrder } from './payment-provider.port';
import { createPaymentSteps, type PaymentKey, type PaymentStepsSettings } from './payment-steps.service';
import { presentPayment } from './payment.view';
import type { Reconciliation } from './reconciliation.service';
import type { Refunds } from './refunds.service';
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
   * that is used or too old, DECLINED with the reason when the card is refused (the quote stays good), UPSTREAM_FAILED
   * when the provider does not answer: the same key goes on.
   */
  create(caller: Caller, request: PaymentRequest): Promise<Payment>;
  /** Confirms with the payer's code. Throws CONFLICT unless the payment waits for one. */
  confirm(caller: Caller, id: string, code: string): Promise<Payment>;
  list(caller: Caller, cursor: string | undefined): Promise<{ items: Payment[]; nextCursor: string | null }>;
  /** The payment as it is now: of one that waits, its provider is asked. */
  read(caller: Caller, id: string): Promise<Payment>;
  /** Gives it back; an operator's call. */
  refund(id: string, reason: string): Promise<Payment>;
}

export type PaymentsSettings = PaymentStepsSettings & {
  readonly publicUrl: string;
  readonly reconciliation: Reconciliation;
  readonly refunds: Refunds;
};

const CONFIRM_ATTEMPTS = 5;
const PAGE_SIZE = 50;

export function createPaymentsService(settings: PaymentsSettings): PaymentsService {
  const { db, providers, publicUrl, reconciliation, refunds } = settings;
  const steps = createPaymentSteps(settings);

  async function findOwn({ userId }: Caller, id: string): Promise<PaymentRow> {
    const payment = await findPayment(db, id);
    if (payment?.userId !== userId) throw notYours('payment');
    return payment;
  }

  function orderOf({ id, amount, item, title }: PaymentRow): PaymentOrder {
    const returnUrl = `${publicUrl}/checkout?item=${encodeURIComponent(item)}&payment=${id}`;
    return { id, amount, currency: CURRENCY, title, returnUrl };
  }

  async function present(payment: PaymentRow): Promise<Payment> {
    const ids = await invoiceIdsOf(db, [payment.id]);
    return presentPayment(payment, ids.get(payment.id) ?? null);
  }

  function presentUnlessDeclined(payment: PaymentRow): Promise<Payment> {
    if (payment.status !== 'failed') return present(payment);
    const reason = payment.reason ?? 'The payment failed.';
    throw new AppError('DECLINED', reason, { reason, paymentId: payment.id });
  }

  return {
    async create(caller, request) {
      providers.active.requireReady();
      const card = providers.active.checkCard(request.card);
      const opened = await steps.open(caller, request, card);
      // 'pending' also means: stopped between storing and asking. Asking again is safe.
      const isUnasked = opened.status === 'pending' && opened.providerReference === null;
      if (!isUnasked) return presentUnlessDeclined(opened);
      const outcome = await providers.of(opened.provider).createPayment(orderOf(opened), card);
      return presentUnlessDeclined(await steps.settle(opened, outcome));
    },
    async confirm(caller, id, code) {
      providers.active.requireReady();
      await findOwn(caller, id);
      const attempt = await db.transaction(async (tx) => {
        const payment = await lockPayment(tx, id);
        if (payment?.status !== 'needs_confirmation') {
          throw new AppError('CONFLICT', 'This payment does not wait for a confirmation');
        }
        return { payment, count: await countConfirmAttempt(tx, id) };
      });
      const outcome = providers.of(attempt.payment.provider).confirm(orderOf(attempt.payment), code);
      if (outcome !== undefined) return presentUnlessDeclined(await steps.settle(attempt.payment, outcome));
      if (attempt.count < CONFIRM_ATTEMPTS) throw invalidField('code', 'This code is not right');
      const reason = 'Too many wrong codes.';
      return presentUnlessDeclined(await steps.settle(attempt.payment, { kind: 'declined', reason }));
    },
    async list({ userId }, cursor) {
      const rows = await listPaymentsOfUser(db, userId, readPosition(cursor), PAGE_SIZE + 1);
      const page = rows.slice(0, PAGE_SIZE);
      const invoices = await invoiceIdsOf(
        db,
        page.map(({ id }) => id),
      );
      const last = page.at(-1);
      return {
        items: page.map((row) => presentPayment(row, invoices.get(row.id) ?? null)),
        nextCursor: rows.length > PAGE_SIZE && last !== undefined ? writePosition(last) : null,
      };
    },
    async read(caller, id) {
      const payment = await findOwn(caller, id);
      return present(payment.status === 'pending' ? await reconciliation.refresh(payment) : payment);
    },
    async refund(id, reason) {
      return present(await refunds.refund(id, reason));
    },
  };
}
