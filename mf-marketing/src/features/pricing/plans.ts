/**
 * What the pricing page says of each plan (PRC-02). Names, prices and credits are those of `PLANS` in the
 * contracts, which a test holds them to: importing the contracts here would cost the page zod.
 */
export type PlanType = 'starter' | 'pro' | 'premium' | 'Enterprise';
export type BillingPeriod = 'monthly' | 'yearly';

export interface Plan {
  readonly type: PlanType;
  readonly name: string;
  /** US dollars a month, or a year. */
  readonly price: Readonly<Record<BillingPeriod, number>>;
  readonly credits: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly button: string;
  readonly isFeatured: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    type: 'starter',
    name: 'Starter',
    price: { monthly: 0, yearly: 0 },
    credits: 50,
    description: 'Make a first application and see whether it fits.',
    features: ['50 credits a month', 'No support', '1 public app', 'Built-in assistant at no credits'],
    button: 'Start for free',
    isFeatured: false,
  },
  {
    type: 'pro',
    name: 'Pro',
    price: { monthly: 20, yearly: 200 },
    credits: 200,
    description: 'For one person who keeps applications running.',
    features: ['200 credits a month', 'User roles & permissions', 'Unlimited public apps', '3 collaborators'],
    button: 'Choose Pro',
    isFeatured: false,
  },
  {
    type: 'premium',
    name: 'Premium',
    price: { monthly: 35, yearly: 350 },
    credits: 500,
    description: 'For a team that builds together every week.',
    features: [
      '500 credits a month',
      'Everything in Pro',
      'The whole team as collaborators',
      '8 vCPUs, 16 GiB memory',
    ],
    button: 'Choose Premium',
    isFeatured: true,
  },
  {
    type: 'Enterprise',
    name: 'Enterprise',
    price: { monthly: 150, yearly: 1500 },
    credits: 3500,
    description: 'For organisations with limits of their own.',
    features: [
      '3,500 credits a month',
      'Everything in Premium',
      'Custom transfer and storage',
      'Up to 64 vCPUs, 128 GiB',
    ],
    button: 'Choose Enterprise',
    isFeatured: false,
  },
];

/** What travels to /auth with the chosen plan, in the navigation state (PRC-05). */
export interface PlanDetails {
  readonly type: PlanType;
  readonly name: string;
  readonly basePrice: number;
  readonly billingPeriod: BillingPeriod;
  readonly description: string;
}

/** The plan as the sign-up page takes it. */
export function planDetails(plan: Plan, billingPeriod: BillingPeriod): PlanDetails {
  const { type, name, description } = plan;
  return { type, name, basePrice: plan.price[billingPeriod], billingPeriod, description };
}
