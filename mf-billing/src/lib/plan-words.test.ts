import { endingOf, planOf, priceOf, renewalOf } from './plan-words';
import { buildPremium, buildSubscription } from './testing/builders';

const endsAt = new Date(new Date().getFullYear(), 4, 14, 12).toISOString();
const pro = { planType: 'pro', planName: 'Pro', period: 'monthly' } as const;

it('[CFG-01] says the price of a plan in dollars', () => {
  expect(priceOf(planOf('premium'), 'monthly')).toBe('$35 a month');
  expect(priceOf(planOf('pro'), 'yearly')).toBe('$200 a year');
  expect(priceOf(planOf('starter'), 'yearly')).toBe('Free');
});

it('[SCR-22] says what a plan becomes, where its owner said so', () => {
  expect(endingOf(buildSubscription())).toBeUndefined();
  expect(endingOf(buildPremium({ endsAt }))).toBeUndefined();
  expect(endingOf(buildPremium({ endsAt, isCancelled: true }))).toBe('Premium until May 14, then Starter');
  expect(endingOf(buildPremium({ endsAt, next: pro }))).toBe('Premium until May 14, then Pro');
  expect(
    endingOf(
      buildPremium({
        endsAt,
        period: 'yearly',
        next: { planType: 'premium', planName: 'Premium', period: 'monthly' },
      }),
    ),
  ).toBe('Premium until May 14, then Premium by the month');
});

it('[SCR-22] renews what was chosen for then, else the present plan', () => {
  expect(renewalOf(buildSubscription())).toBeUndefined();
  expect(renewalOf(buildPremium())).toEqual({ type: 'premium', period: 'monthly' });
  expect(renewalOf(buildPremium({ next: pro }))).toEqual({ type: 'pro', period: 'monthly' });
});
