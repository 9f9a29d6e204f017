import { confirmPayment, createPayment, quotePayment, readPayment } from '@tessera/shared/contracts';
import { newKey, readBalance, type ShellProps } from '@tessera/shared/remote';
import type { PurchasePorts } from './purchase.store';

/** The purchase's real calls, for one user. */
export function createPurchasePorts(
  { api, reportError }: Pick<ShellProps, 'api' | 'reportError'>,
  userId: string,
): PurchasePorts {
  return {
    quote: (item) => api.call(quotePayment, { body: { item } }),
    pay: (quoteId, card, idempotencyKey) =>
      api.call(createPayment, { body: { quoteId, card } }, { idempotencyKey }),
    confirm: (id, code) => api.call(confirmPayment, { params: { id }, body: { code } }),
    readPayment: (id) => api.call(readPayment, { params: { id } }),
    readBalance: () => readBalance(api, userId),
    newKey,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    report: reportError,
  };
}
