import { exchangeGithub } from '@tessera/shared/contracts';
import { useSession, useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { completeCallback, readCallback, refuseStranger, type CallbackOutcome } from './complete-callback';

export type CallbackState = { readonly step: 'working' } | CallbackOutcome;

/** Specification 2.4: how long a failure is shown. */
const FAILURE_MS = 3000;

/** GitHub's way back: the address is wiped first, then the account is connected and the page goes on. */
export function useGithubCallback(): CallbackState {
  const { api, session, reportError } = useShell();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [facts] = useState(() => readCallback(search));
  const [state, setState] = useState<CallbackState>({ step: 'working' });

  // OAU-05: the first effect of the page, so that it comes before any call.
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state: null });
  }, [search, pathname, navigate]);

  const complete = useEffectEvent(() =>
    completeCallback(facts, {
      exchange: (body) => api.call(exchangeGithub, { body }),
      establish: session.establish,
      report: reportError,
    }),
  );
  const isKnown = status !== 'loading';
  const isSignedIn = status === 'signedIn';
  // Once, when it is known who is here: signing out later must not ask again.
  const begin = useEffectEvent(() => (isSignedIn ? complete() : Promise.resolve(refuseStranger())));
  useEffect(() => {
    if (!isKnown) return undefined;
    let isGone = false;
    void begin().then((outcome) => {
      if (!isGone) setState(outcome);
    });
    return () => {
      isGone = true;
    };
  }, [isKnown]);

  const leave = useEffectEvent((to: string) => void navigate(to, { replace: true }));
  const to = state.step === 'working' ? undefined : state.to;
  const wait = state.step === 'failed' ? FAILURE_MS : 0;
  useEffect(() => {
    if (to === undefined) return undefined;
    const timer = setTimeout(() => leave(to), wait);
    return () => clearTimeout(timer);
  }, [to, wait]);
  return state;
}
