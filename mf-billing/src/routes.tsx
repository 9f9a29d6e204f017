import { lazyWithRetry, PageRoutes } from '@tessera/shared/remote';
import { Suspense } from 'react';
import { pages } from './pages';

// Each apart: nobody needs two of them at first.
const AddCreditsPage = lazyWithRetry(async () => (await import('./pages/add-credits-page')).AddCreditsPage);
const BillingPage = lazyWithRetry(async () => (await import('./pages/billing-page')).BillingPage);
const CheckoutPage = lazyWithRetry(async () => (await import('./pages/checkout-page')).CheckoutPage);
const PlanUpgradePage = lazyWithRetry(
  async () => (await import('./pages/plan-upgrade-page')).PlanUpgradePage,
);
const UsagePage = lazyWithRetry(async () => (await import('./pages/usage-page')).UsagePage);

/** What each declared page draws. */
export function BillingRoutes() {
  return (
    <Suspense fallback={null}>
      <PageRoutes
        pages={pages}
        elements={{
          addCredits: <AddCreditsPage />,
          billing: <BillingPage />,
          usage: <UsagePage />,
          planUpgrade: <PlanUpgradePage />,
          checkout: <CheckoutPage />,
        }}
      />
    </Suspense>
  );
}
