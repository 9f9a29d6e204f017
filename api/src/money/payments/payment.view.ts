import { CURRENCY, type Payment } from '@tessera/shared/contracts';
import type { PaymentRow } from './payment-row.schema';

/** What the payer is told of a payment. */
export function presentPayment(row: PaymentRow, invoiceId: string | null): Payment {
  const { id, status, provider, item, title, amount, credits, last4, receipt } = row;
  return {
    ...{ id, status, provider, item, title, amount, credits, last4, receipt, invoiceId },
    currency: CURRENCY,
    reason: row.refundReason ?? row.reason,
    nextAction: nextActionOf(row),
    at: row.at.toISOString(),
  };
}

function nextActionOf({ status, nextAction }: PaymentRow): Payment['nextAction'] {
  if (nextAction === null) return null;
  if (status === 'needs_confirmation') return { kind: 'confirm', text: nextAction };
  return status === 'pending' ? { kind: 'redirect', url: nextAction } : null;
}
