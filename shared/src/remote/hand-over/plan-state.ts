import type { PlanChoice } from '../../contracts';
import { withVersion } from './entry';

export const PLAN_VERSION = 1;

/**
 * The plan as mf-marketing's pricing page puts it into the navigation state of /auth. Apart from what reads it, which
 * that page's first view does without.
 */
export function planState(plan: PlanChoice) {
  return withVersion(PLAN_VERSION, plan);
}
