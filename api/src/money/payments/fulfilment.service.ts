import { CURRENCY } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import { moveCredits } from '../credits/credit-movement.service';
import { issueInvoice } from '../invoices/invoicing.service';
import type { PaidPlans } from '../plans/paid-plans.service';
import type { PaymentFinding } from './payment-provider.port';
import {
  findQuote,
  setQuoteUsed,
  updateOpenPayment,
  updateSucceeded,
  updateUnpaid,
  type PaymentRow,
} from './payments.repository';

type Paid = Extract<PaymentFinding, { readonly kind: 'succeeded' }>;

/** What a payment brings once it is paid. Within the transaction that has the payment's row locked. */
export interface Fulfilment {
  /** Brings the credits or the plan, and writes the invoice; once. Throws UNPROCESSABLE for another amount or currency. */
  succeed(tx: Queryable, payment: PaymentRow, paid: Paid, now: Date): Promise<void>;
  /** Ends a payment that is open; its quote may be paid again. */
  fail(tx: Queryable, payment: PaymentRow, reason: string): Promise<void>;
}

const TOO_LATE = 'Your plan had changed before this payment arrived, so it is given back.';

export function createFulfilment(plans: Pick<PaidPlans, 'apply'>): Fulfilment {
  return {
    async succeed(tx, payment, paid, now) {
      const { id, userId, amount, credits, title } = payment;
      if (amount !== paid.amount || paid.currency !== CURRENCY) {
        throw new AppError('UNPROCESSABLE', "The amount is not the payment's");
      }
      const receipt = `TS-${id.slice(0, 8).toUpperCase()}`;
      const change = {
        ...({ status: 'succeeded', nextAction: null, reason: null, receipt } as const),
        settledAt: now,
        chargeReference: paid.charge ?? null,
      };
      if ((await updateUnpaid(tx, id, change)) === undefined) return;
      const quote = await findQuote(tx, payment.quoteId);
      if (quote === undefined) throw new Error(`The quote of the payment ${id} is gone`);
      const plan = quote.plan;
      const applied = plan === null ? { credits } : await plans.apply(tx, userId, { id, plan, credits });
      if (applied === undefined) {
        await updateSucceeded(tx, id, { isRefundDue: true, refundReason: TOO_LATE });
      } else if (applied.credits > 0) {
        const bought = {
          kind: 'purchase',
          note: `Bought ${credits.toLocaleString('en-IN')} credits`,
        } as const;
        const granted = { kind: 'grant', note: title } as const;
        const words = plan === null ? bought : granted;
        await moveCredits(tx, { userId, amount: applied.credits, ...words, reference: `payment:${id}`, now });
      }
      await issueInvoice(tx, { paymentId: id, userId, title, lines: quote.lines, amount }, now);
    },
    async fail(tx, payment, reason) {
      const failed = { status: 'failed', reason, nextAction: null } as const;
      if ((await updateOpenPayment(tx, payment.id, failed)) === undefined) return;
      await setQuoteUsed(tx, payment.quoteId, null);
    },
  };
}
