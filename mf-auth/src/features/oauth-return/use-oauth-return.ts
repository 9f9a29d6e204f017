import { exchangeOauthCode, readCurrentUser } from '@tessera/shared/contracts';
import { useBrowser, useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTimer } from '../../lib/use-timer';
import { takeWayOn } from '../../lib/way-on';
import { completeCallback, completeSuccess, type ReturnOutcome } from './complete-return';
import type { OauthReturnPorts } from './oauth-return.ports';
import { readReturn } from './read-return';

export type ReturnState = { readonly step: 'working' } | ReturnOutcome;

/** (a) takes tokens and leaves for /app by a full redirect, (b) exchanges a code and goes on within the page. */
export type ReturnKind = 'success' | 'callback';

const FULL_REDIRECT_MS = 100;
const FAILURE_MS = 3000;

/** One way back from a provider: the address is wiped first, then the person is signed in and taken on. */
export function useOauthReturn(kind: ReturnKind): ReturnState {
  const { api, session, reportError } = useShell();
  const { leaveForGood } = useBrowser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [facts] = useState(() => readReturn(new URLSearchParams(search)));
  const [state, setState] = useState<ReturnState>({ step: 'working' });

  // OAU-05: the first effect of the page, so that it comes before any call.
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state: null });
  }, [search, pathname, navigate]);

  const complete = useEffectEvent(() => {
    const ports: OauthReturnPorts = {
      exchange: (code) => api.call(exchangeOauthCode, { body: { code } }),
      readUser: async (token) => (await api.call(readCurrentUser, {}, { token })).user,
      establish: session.establish,
      report: reportError,
    };
    return kind === 'success' ? completeSuccess(facts, ports) : completeCallback(facts, ports);
  });
  useEffect(() => {
    let isGone = false;
    void complete().then((outcome) => {
      const next = outcome.step === 'done' ? { ...outcome, to: takeWayOn(outcome.to) } : outcome;
      if (!isGone) setState(next);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useTimer(state.step === 'done', kind === 'success' ? FULL_REDIRECT_MS : 0, () => {
    if (state.step !== 'done') return;
    if (kind === 'success') leaveForGood(state.to);
    else void navigate(state.to, { replace: true });
  });
  useTimer(state.step === 'failed', FAILURE_MS, () => {
    if (state.step === 'failed') void navigate(state.to, { replace: true });
  });
  return state;
}
