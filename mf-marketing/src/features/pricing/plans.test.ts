import * as z from 'zod/mini';
import { planChoiceSchema, PLANS as CONTRACT_PLANS } from '@tessera/shared/contracts';
import { planDetails, PLANS } from './plans';

describe('PLANS', () => {
  it('[PRC-02] are those of the contracts, which this page does not load', () => {
    expect(
      PLANS.map(({ type, name, price, credits, isFeatured }) => ({
        type,
        name,
        price,
        credits,
        featured: isFeatured,
      })),
    ).toEqual(CONTRACT_PLANS);
  });

  it('[PRC-05] travel in the form that sign-up takes', () => {
    for (const plan of PLANS)
      expect(z.safeParse(planChoiceSchema, planDetails(plan, 'monthly')).success).toBe(true);
  });
});
