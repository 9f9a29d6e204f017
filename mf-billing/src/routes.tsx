import { PageRoutes } from '@tessera/shared/remote';
import { pages } from './pages';
import { AddCreditsPage } from './pages/add-credits-page';
import { BillingPage } from './pages/billing-page';
import { NotYetPage } from './pages/not-yet-page';
import { PlanUpgradePage } from './pages/plan-upgrade-page';
import { UsagePage } from './pages/usage-page';

/** What each declared page draws. */
export function BillingRoutes() {
  return (
    <PageRoutes
      pages={pages}
      elements={{
        addCredits: <AddCreditsPage />,
        billing: <BillingPage />,
        usage: <UsagePage />,
        planUpgrade: <PlanUpgradePage />,
        checkout: (
          <NotYetPage title="Checkout">
            Paying for a plan is not available yet, and nothing was charged. Credits are paid where they are
            chosen.
          </NotYetPage>
        ),
      }}
    />
  );
}
