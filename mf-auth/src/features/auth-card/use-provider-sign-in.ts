import { callbackErrorMessage, failureMessage, OAUTH_MESSAGES } from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { useBrowser, useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { loadCalls } from './load-calls';
import type { Provider } from './provider-errors';

/** The paths of `startGithub` and `startApple`, which the test holds against the contracts. */
const NAVIGATIONS = { github: '/auth/github', apple: '/auth/apple/web' };

function explain(error: unknown): string {
  const isUnset = isApiError(error) && error.code === 'oauth_not_configured';
  const unset = isUnset ? callbackErrorMessage('oauth_not_configured', 'google') : undefined;
  return unset ?? failureMessage('initiateGoogle', error);
}

/**
 * Signing in by Google, GitHub or Apple (AUTH-09). Leaves this document; the provider's way back ends at
 * /auth/callback, or here with an error in the query.
 *
 * @param returnTo a path of this site to come back to
 * @param onFailure told the sentence to show; undefined when a new attempt begins
 */
export function useProviderSignIn(
  returnTo: string | undefined,
  onFailure: (message: string | undefined) => void,
) {
  const { api, apiUrl, reportError } = useShell();
  const { leave } = useBrowser();
  const [chosen, setChosen] = useState<Provider>();

  // The browser's way back from the provider may show this very page again, as it was left.
  useEffect(() => {
    const reset = () => {
      setChosen(undefined);
    };
    addEventListener('pageshow', reset);
    return () => {
      removeEventListener('pageshow', reset);
    };
  }, []);

  async function goToGoogle(): Promise<void> {
    try {
      const { fetchGoogleAddress } = await loadCalls();
      const authUrl = await fetchGoogleAddress(api, returnTo);
      if (/^https?:/.test(authUrl)) {
        leave(authUrl);
        return;
      }
      onFailure(OAUTH_MESSAGES.googleFailed);
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      onFailure(explain(error));
    }
    setChosen(undefined);
  }

  async function choose(provider: Provider): Promise<void> {
    if (chosen) return;
    onFailure(undefined);
    setChosen(provider);
    if (provider === 'google') {
      await goToGoogle();
      return;
    }
    const query = returnTo ? `?${new URLSearchParams({ state: returnTo }).toString()}` : '';
    leave(apiUrl + NAVIGATIONS[provider] + query);
  }

  return { chosen, choose };
}
