import { paths, returnPath } from '@tessera/shared/paths';
import { planOfState, readPlan, readSentPrompt, writePlan } from '@tessera/shared/remote/hand-over';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isKnownBrowser } from '../../lib/known-browser';
import { stateField, stateText } from '../../lib/navigation-state';
import { returnedErrorMessage } from './provider-errors';

/** What the address and its navigation state say on arrival. An error is wiped once it was read (AUTH-08). */
export function useEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [providerError] = useState(() => returnedErrorMessage(search.get('error'), search.get('provider')));
  const state = location.state as unknown;
  // AUTH-10: the plan chosen on /pricing, under `plan` or as the navigation state itself.
  const chosenPlan = useMemo(() => planOfState(stateField(state, 'plan') ?? state), [state]);
  const [keptPlan] = useState(readPlan);
  useEffect(() => {
    if (chosenPlan) writePlan(chosenPlan);
  }, [chosenPlan]);
  const hasError = search.has('error');
  useEffect(() => {
    if (!hasError) return;
    const rest = new URLSearchParams(location.search);
    rest.delete('error');
    rest.delete('provider');
    const query = rest.size > 0 ? `?${rest.toString()}` : '';
    void navigate(location.pathname + query, { replace: true, state: location.state as unknown });
  }, [hasError, location, navigate]);
  // Asked once: the card must not turn while somebody fills it in.
  const [isNewcomer] = useState(() => readSentPrompt() !== undefined && !isKnownBrowser());
  const pathname = location.pathname.toLowerCase();
  const isSignUp = pathname === paths.signUp.pattern || (isNewcomer && pathname === paths.auth.pattern);
  return {
    startMode: isSignUp ? ('signUp' as const) : ('signIn' as const),
    providerError,
    plan: chosenPlan ?? keptPlan,
    returnTo: returnPath(search.get('return') ?? stateText(state, 'from') ?? stateText(state, 'returnTo')),
  };
}
