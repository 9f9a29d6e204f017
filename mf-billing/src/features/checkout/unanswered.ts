import { isApiError } from '@tessera/shared/http';

/** Refused before the key of a payment is looked at: it says nothing of an earlier try with the same key. */
const LOOKED_AT_NOTHING: readonly string[] = ['BAD_REQUEST', 'UNAUTHENTICATED', 'PAYMENTS_NOT_CONFIGURED'];

export function isBeforeTheKey(error: unknown): boolean {
  return isApiError(error) && LOOKED_AT_NOTHING.includes(error.code);
}

/**
 * The payment may have been made all the same: no answer came, or one (of a proxy, of a server that failed on its way)
 * that does not tell. Only its own key may be tried again then.
 */
export function isUnanswered(error: unknown): boolean {
  if (!isApiError(error)) return true;
  if (isBeforeTheKey(error)) return false;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}
