import { planChoiceSchema, type PlanChoice } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/** Read by the checkout; lasts as long as the tab, so that a code by mail or a provider's page do not lose it. */
const KEY = 'tessera.plan';

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
    return z.safeParse(planChoiceSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    // Storage is blocked or holds something else: the same as no plan.
    return undefined;
  }
}
