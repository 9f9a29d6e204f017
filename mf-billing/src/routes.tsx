import { paths } from '@tessera/shared/paths';
import { Route, Routes } from 'react-router-dom';
import { AddCreditsPage } from './pages/add-credits-page';
import { BillingPage } from './pages/billing-page';
import { NotYetPage } from './pages/not-yet-page';
import { UsagePage } from './pages/usage-page';

/** This remote's pages by their full addresses (specification 2.2). */
export function BillingRoutes() {
  return (
    <Routes>
      <Route path={paths.addCredits.pattern} element={<AddCreditsPage />} />
      <Route path={paths.billing.pattern} element={<BillingPage />} />
      <Route path={paths.usage.pattern} element={<UsagePage />} />
      <Route
        path={paths.planUpgrade.pattern}
        element={
          <NotYetPage title="Change plan">
            Changing the plan is not available yet. Your plan stays as it is; credits can be bought one pack
            at a time.
          </NotYetPage>
        }
      />
      <Route
        path={paths.checkout.pattern}
        element={
          <NotYetPage title="Checkout">
            Paying for a plan is not available yet, and nothing was charged. Credits are paid where they are
            chosen.
          </NotYetPage>
        }
      />
      {/* The shell takes this remote away a moment after the address has changed to another's. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
