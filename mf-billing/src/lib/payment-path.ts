import { paths } from '@tessera/shared/paths';

/** The page that says what became of a payment. */
export function paymentPath(id: string): string {
  return `${paths.checkout.to()}?payment=${encodeURIComponent(id)}`;
}
