import { failureMessage, type CatalogueCall } from '@tessera/shared/errors';
import { isApiError } from '@tessera/shared/http';

/** The sentence for a failed call about codes: OTP-06 for too many, else the catalogue's for this call. */
export function explainCode(call: CatalogueCall, error: unknown): string {
  const isTooMany = isApiError(error) && error.status === 429;
  return failureMessage(isTooMany ? 'verifyScreen' : call, error);
}
