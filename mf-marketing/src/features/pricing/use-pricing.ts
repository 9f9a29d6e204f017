import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { planState } from '@tessera/shared/remote/hand-over';
import { planDetails, type BillingPeriod, type Plan, type PlanType } from './plans';

/** The pricing page's choices: billing period and the plan in view, premium until another is chosen (PRC-02). */
export function usePricing() {
  const navigate = useNavigate();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [selected, setSelected] = useState<PlanType>('premium');
  return {
    period,
    setPeriod,
    selected,
    select: setSelected,
    /** PRC-05: to /auth, with the plan. */
    choose: (plan: Plan) => {
      setSelected(plan.type);
      void navigate(paths.auth.to(), { state: planState(planDetails(plan, period)) });
    },
  };
}
