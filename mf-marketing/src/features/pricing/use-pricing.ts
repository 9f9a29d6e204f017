import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { useShell, type ShellProps } from '@tessera/shared/remote';
import { planState } from '@tessera/shared/remote/hand-over';
import { planDetails, type BillingPeriod, type Plan, type PlanType } from './plans';

/** The pricing page's choices: billing period and the plan in view, premium until another is chosen (PRC-02). */
export function usePricing() {
  const navigate = useNavigate();
  const { session } = useShell();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [selected, setSelected] = useState<PlanType>('premium');
  return {
    period,
    setPeriod,
    selected,
    select: setSelected,
    /** PRC-05: to /auth, with the plan; who is signed in already goes to where plans are changed. */
    choose: (plan: Plan) => {
      setSelected(plan.type);
      whenKnown(session, (isSignedIn) => {
        const to = isSignedIn ? paths.planUpgrade.to() : paths.auth.to();
        void navigate(to, { state: planState(planDetails(plan, period)) });
      });
    },
  };
}

/** Somebody may press before it is known who they are. */
function whenKnown(session: ShellProps['session'], proceed: (isSignedIn: boolean) => void): void {
  let stop: (() => void) | undefined;
  const look = () => {
    const { status } = session.getState();
    if (status === 'loading') return false;
    stop?.();
    proceed(status === 'signedIn');
    return true;
  };
  if (!look()) stop = session.subscribe(look);
}
