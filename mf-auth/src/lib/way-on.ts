import { checkoutPath, paths } from '@tessera/shared/paths';
import { readPlan, removePlan } from '@tessera/shared/remote/hand-over';
import { noteSignIn } from './known-browser';

/**
 * Where somebody goes who has just signed in: to the page that they came for, else to the app home. A paid plan that
 * was chosen on /pricing is paid first, once; the checkout leads on to that page, where a prompt that was sent waits (AUTH-10).
 *
 * @param returnTo a path of this site
 */
export function takeWayOn(returnTo: string | undefined): string {
  const to = returnTo ?? paths.appHome.to();
  noteSignIn(to);
  const plan = readPlan();
  removePlan();
  if (plan === undefined || plan.type === 'starter') return to;
  return checkoutPath(`plan:${plan.type}:${plan.billingPeriod}`, to);
}
