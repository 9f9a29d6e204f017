import { PLANS, planPeriodSchema } from '@tessera/shared/contracts';
import { planOfState } from '@tessera/shared/remote/hand-over';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Choice } from './change-words';

/**
 * The plan in view: what the address says, else what was chosen on /pricing (AUTH-10), else Premium by the month. It goes
 * along with the address, so that Back from the checkout finds it again.
 */
export function useChoice() {
  const [search, setSearch] = useSearchParams();
  const state = useLocation().state as unknown;
  const carried = planOfState(state);
  const named = PLANS.find(({ type }) => type === search.get('plan'));
  const period = z.safeParse(planPeriodSchema, search.get('period')).data;
  const choice: Choice = {
    type: named?.type ?? carried?.type ?? 'premium',
    period: period ?? carried?.billingPeriod ?? 'monthly',
  };
  const choose = (next: Choice) => {
    search.set('plan', next.type);
    search.set('period', next.period);
    setSearch(search, { replace: true, state });
  };
  return { choice, choose };
}
