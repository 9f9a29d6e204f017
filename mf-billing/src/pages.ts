import { paths } from '@tessera/shared/paths';
import { definePages } from '@tessera/shared/remote/pages';

const page = { access: 'protected', frame: 'app', leadsTo: paths.deployments.to() } as const;

/** RT-02 and PAL-02. */
export const pages = definePages({
  billing: {
    ...page,
    pattern: paths.billing.pattern,
    title: 'Billing',
    icon: 'credit-card',
    search: { words: ['plan', 'payments', 'invoice'], position: 500 },
    command: {
      category: 'Account',
      title: 'Billing & Plans',
      description: 'Plan, credits and payments',
      words: ['subscription', 'invoice', 'money', 'price'],
      position: 60,
    },
  },
  planUpgrade: {
    ...page,
    pattern: paths.planUpgrade.pattern,
    title: 'Change plan',
    icon: 'circle-arrow-up',
    search: { words: ['upgrade', 'subscription'], position: 520 },
  },
  addCredits: {
    ...page,
    pattern: paths.addCredits.pattern,
    title: 'Add credits',
    icon: 'coins',
    search: { words: ['buy', 'pay'], position: 510 },
  },
  checkout: { ...page, pattern: paths.checkout.pattern, title: 'Checkout' },
  usage: {
    ...page,
    pattern: paths.usage.pattern,
    title: 'Usage',
    icon: 'chart-no-axes-column',
    search: { words: ['credits', 'spent', 'limits', 'quota'], position: 410 },
  },
});
