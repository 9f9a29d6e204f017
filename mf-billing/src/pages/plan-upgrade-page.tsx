import { planOfState } from '@tessera/shared/remote/hand-over';
import { useLocation } from 'react-router-dom';
import { NotYetPage } from './not-yet-page';

/** /plan-upgrade, until plans can be changed: what was chosen on /pricing is not forgotten without a word. */
export function PlanUpgradePage() {
  const plan = planOfState(useLocation().state);
  return (
    <NotYetPage title="Change plan">
      {plan ? `You chose ${plan.name}. ` : ''}
      Changing plans is not available yet. Your plan stays as it is, and nothing was charged. You can buy
      credits at any time.
    </NotYetPage>
  );
}
