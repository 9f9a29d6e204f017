import { planChoiceSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { readPlanChoice } from './plan-choice';

const plan = {
  type: 'pro',
  name: 'Pro',
  basePrice: 20,
  billingPeriod: 'monthly',
  description: 'For builders',
};

const values: readonly unknown[] = [
  ...['starter', 'pro', 'premium', 'Enterprise', 'enterprise', 7].map((type) => ({ ...plan, type })),
  ...['monthly', 'yearly', 'daily', null].map((billingPeriod) => ({ ...plan, billingPeriod })),
  ...['n'.repeat(60), 'n'.repeat(61), '', 7].map((name) => ({ ...plan, name })),
  ...['d'.repeat(400), 'd'.repeat(401), '', undefined].map((description) => ({ ...plan, description })),
  ...[0, -1, 0.5, '20', Infinity, NaN].map((basePrice) => ({ ...plan, basePrice })),
  { ...plan, more: 'left out' },
  {},
  [],
  null,
  undefined,
  'pro',
];

describe('readPlanChoice', () => {
  it('[AUTH-10] takes and leaves what the contract takes and leaves', () => {
    expect(values.map(readPlanChoice)).toEqual(
      values.map((value) => z.safeParse(planChoiceSchema, value).data),
    );
  });
});
