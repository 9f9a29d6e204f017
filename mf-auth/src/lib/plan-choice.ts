import type { PlanChoice } from '@tessera/shared/contracts';
import { stateField, stateText } from './navigation-state';

const TYPES: readonly unknown[] = ['starter', 'pro', 'premium', 'Enterprise'] satisfies PlanChoice['type'][];
const PERIODS: readonly unknown[] = ['monthly', 'yearly'] satisfies PlanChoice['billingPeriod'][];
const NAME_MAX = 60;
const DESCRIPTION_MAX = 400;

/** Read by the checkout; lasts as long as the tab, so that a code by mail or a provider's page do not lose it. */
const KEY = 'tessera.plan';

/**
 * The plan in something that a page or a tab kept; undefined for anything that is not a plan. By hand, because
 * `planChoiceSchema` would bring zod into the first view; a test holds the two together.
 */
export function readPlanChoice(value: unknown): PlanChoice | undefined {
  const [type, period] = [stateField(value, 'type'), stateField(value, 'billingPeriod')];
  const name = stateText(value, 'name');
  const basePrice = stateField(value, 'basePrice');
  const description = stateText(value, 'description');
  if (!TYPES.includes(type) || !PERIODS.includes(period) || !Number.isFinite(basePrice)) return undefined;
  if (name === undefined || name.length > NAME_MAX) return undefined;
  if (description === undefined || description.length > DESCRIPTION_MAX) return undefined;
  return { type, name, basePrice, billingPeriod: period, description } as PlanChoice;
}

/** AUTH-10: keeps the plan chosen on /pricing until checkout. */
export function keepPlan(plan: PlanChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // Storage is blocked or full: the plan still goes along with the sign-up itself.
  }
}

/** The plan that this tab keeps; undefined for none and for anything that is not a plan. */
export function readKeptPlan(): PlanChoice | undefined {
  try {
    return readPlanChoice(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Storage is blocked or holds something else: the same as no plan.
    return undefined;
  }
}
