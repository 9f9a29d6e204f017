import { checkoutPath, paths, sameSitePath } from '@tessera/shared/paths';
import { parseItem } from '../../lib/item';
import type { Subject } from './checkout.store';

/** What the address of a checkout says. */
export interface Place {
  /** Undefined where there is nothing to pay. */
  readonly subject: Subject | undefined;
  /** Where 'Continue' leads; a path of this site. */
  readonly returnTo: string | undefined;
}

/** A payment wins over the item that it was for: a reload shows its result and pays nothing again. */
export function readPlace(search: URLSearchParams): Place {
  const payment = search.get('payment');
  const item = search.get('item');
  const returnTo = sameSitePath(search.get('return'));
  if (payment) return { subject: { kind: 'payment', id: payment }, returnTo };
  return { subject: item && parseItem(item) ? { kind: 'item', item } : undefined, returnTo };
}

export function placePath(item: string, returnTo: string | undefined, paymentId: string | undefined): string {
  const path = checkoutPath(item, returnTo);
  return paymentId === undefined ? path : `${path}&payment=${encodeURIComponent(paymentId)}`;
}

/** Where an item is chosen: packs apart from plans. */
export function choicePath(item: string, returnTo: string | undefined): string {
  const parsed = parseItem(item);
  const back = returnTo === undefined ? '' : `&return=${encodeURIComponent(returnTo)}`;
  if (parsed?.kind === 'plan')
    return `${paths.planUpgrade.to()}?plan=${parsed.type}&period=${parsed.period}${back}`;
  if (!parsed) return paths.planUpgrade.to();
  return `${paths.addCredits.to()}?pack=credits-${String(parsed.credits)}${back}`;
}
