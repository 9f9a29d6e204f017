import type { PlanChoice } from '../../contracts';
import { hasShape, isNumber, isOneOf, isString, type Guard } from '../../guards/guards';
import { parseRecord, readEntry, removeEntry, writeEntry, type EntryForm } from './entry';
import { PLAN_VERSION } from './plan-state';

const KEY = 'tessera.plan';

const isTextUpTo =
  (most: number): Guard<string> =>
  (value): value is string =>
    isString(value) && value.length <= most;

/** `planChoiceSchema` without zod, which the first view of /auth does without; a test holds the two together. */
const isPlanChoice = hasShape<PlanChoice>({
  type: isOneOf('starter', 'pro', 'premium', 'Enterprise'),
  name: isTextUpTo(60),
  basePrice: isNumber,
  billingPeriod: isOneOf('monthly', 'yearly'),
  description: isTextUpTo(400),
});

const form: EntryForm<PlanChoice> = {
  version: PLAN_VERSION,
  // Before there were versions the fields were the same.
  parse: (record) => {
    if (!isPlanChoice(record)) return undefined;
    const { type, name, basePrice, billingPeriod, description } = record;
    return { type, name, basePrice, billingPeriod, description };
  },
};

/**
 * AUTH-10: keeps the plan chosen on /pricing until the checkout, as long as the tab, so that a code by mail or a
 * provider's page do not lose it.
 *
 * Written and read by mf-auth, which removes it when it leads whoever signed in on to the checkout.
 */
export function writePlan(plan: PlanChoice): void {
  writeEntry(KEY, PLAN_VERSION, plan);
}

export function readPlan(): PlanChoice | undefined {
  return readEntry(KEY, form);
}

export function removePlan(): void {
  removeEntry(KEY);
}

/** The plan in a navigation state, which outlives a reload and may be anybody's; undefined for anything else. */
export function planOfState(state: unknown): PlanChoice | undefined {
  return parseRecord(state, form);
}
