import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/remote';
import { planState } from '@tessera/shared/remote/hand-over';
import { planDetails, type BillingPeriod, type Plan, type PlanType } from './plans';

/** Milliseconds that a press waits for the answer who is there; without one it leads where a visitor goes. */
const PATIENCE_MS = 2000;

/** The pricing page's choices: billing period and the plan in view, premium until another is chosen (PRC-02). */
export function usePricing() {
  const { status } = useSession();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [selected, setSelected] = useState<PlanType>('premium');
  const [waiting, setWaiting] = useState<Plan>();
  const proceed = useProceed(period);
  const proceedLater = useEffectEvent(proceed);
  // Somebody may press before it is known who they are. Leaving the page takes the press back.
  useEffect(() => {
    if (!waiting) return undefined;
    const isKnown = status !== 'loading';
    const timer = setTimeout(() => proceedLater(waiting, status === 'signedIn'), isKnown ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status, waiting]);
  return {
    period,
    setPeriod,
    selected,
    select: setSelected,
    /** The plan whose button was pressed, while it is not known yet where it leads. */
    waiting: waiting?.type,
    choose: (plan: Plan) => {
      setSelected(plan.type);
      if (status === 'loading') setWaiting(plan);
      else proceed(plan, status === 'signedIn');
    },
  };
}

/** PRC-05: to /auth, with the plan; who is signed in already goes to where plans are changed. */
function useProceed(period: BillingPeriod): (plan: Plan, isSignedIn: boolean) => void {
  const navigate = useNavigate();
  return (plan, isSignedIn) => {
    const to = isSignedIn ? paths.planUpgrade.to() : paths.auth.to();
    void navigate(to, { state: planState(planDetails(plan, period)) });
  };
}
