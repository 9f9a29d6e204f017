import { checkout } from './addresses';

/**
 * The checkout of one item, and where 'Continue' leads afterwards (SCR-24).
 *
 * @param item `plan:pro:monthly` or `credits:5000`
 * @param returnTo a path of this site
 */
export function checkoutPath(item: string, returnTo?: string): string {
  const back = returnTo === undefined ? '' : `&return=${encodeURIComponent(returnTo)}`;
  // A colon needs no escape in a query, and people read the address.
  return `${checkout.to()}?item=${encodeURIComponent(item).replaceAll('%3A', ':')}${back}`;
}
