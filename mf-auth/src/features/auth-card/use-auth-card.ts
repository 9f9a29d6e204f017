import type { PlanChoice } from '@tessera/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSignInOptions } from '../../lib/use-sign-in-options';
import { usePreloadCalls } from './load-calls';
import type { Provider } from './provider-errors';
import { useProviderSignIn } from './use-provider-sign-in';
import { useSignIn } from './use-sign-in';
import { useSignUp } from './use-sign-up';

export type AuthMode = 'signIn' | 'signUp';

export interface AuthCardOptions {
  startMode: AuthMode;
  /** The error that a provider's return left in the address. */
  providerError: string | undefined;
  plan: PlanChoice | undefined;
  /** Where to go after signing in; a path of this site. */
  returnTo: string | undefined;
}

/** Which face shows, and what both faces share. */
export function useAuthCard({ startMode, providerError, plan, returnTo }: AuthCardOptions) {
  const [mode, setMode] = useState(startMode);
  const [seenStart, setSeenStart] = useState(startMode);
  const [isRevealed, setIsRevealed] = useState(false);
  const [error, setError] = useState(providerError);
  const providers = useProviderSignIn(returnTo, setError);
  const signIn = useSignIn(returnTo);
  const signUp = useSignUp(plan, returnTo);
  usePreloadCalls();
  const card = useRef<HTMLDivElement>(null);

  // Another link to the same page ('Sign up' in a menu) turns the card like its own switch does.
  if (seenStart !== startMode) {
    setSeenStart(startMode);
    setMode(startMode);
  }

  const isFirst = useRef(true);
  useEffect(() => {
    const face = card.current?.querySelector(`[data-face="${mode}"]`);
    // On arrival the heading is announced; after a turn the person wants to type.
    face?.querySelector<HTMLElement>(isFirst.current ? 'h1' : 'input')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [mode]);

  return {
    card,
    mode,
    isRevealed,
    onRevealedChange: setIsRevealed,
    error,
    signIn,
    signUp,
    /** AUTH-01: also hides the password and clears any error. */
    turn: () => {
      setMode(mode === 'signIn' ? 'signUp' : 'signIn');
      setIsRevealed(false);
      setError(undefined);
      signIn.clear();
      signUp.clear();
    },
    chosenProvider: providers.chosen,
    availableProviders: useSignInOptions()?.providers,
    chooseProvider: (provider: Provider) => {
      signIn.clear();
      void providers.choose(provider);
    },
  };
}
