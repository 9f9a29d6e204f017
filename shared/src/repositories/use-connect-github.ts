import { useState } from 'react';
import { initiateGithub } from '../contracts';
import { callbackErrorMessage, failureMessage } from '../errors';
import { isApiError, isNetworkError } from '../http';
import { useBrowser, useShell } from '../remote';

export interface ConnectGithub {
  readonly isBusy: boolean;
  /** Why GitHub could not be asked. */
  readonly failure: string | undefined;
  readonly connect: () => Promise<void>;
  /** Another step is under way, or done: the failure of this one says nothing any more. */
  readonly forget: () => void;
}

function explain(error: unknown): string {
  const isUnset = isApiError(error) && error.code === 'oauth_not_configured';
  return (
    (isUnset && callbackErrorMessage('oauth_not_configured', 'github')) || failureMessage('readGithub', error)
  );
}

/**
 * Goes to GitHub, which asks the person, and comes back (GIT-01).
 *
 * @param redirect the path of this site to come back to
 */
export function useConnectGithub(redirect: string): ConnectGithub {
  const { api, reportError } = useShell();
  const { leave } = useBrowser();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function connect(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { authUrl } = await api.call(initiateGithub, { query: { redirect } });
      // Stays busy: the document is being left.
      leave(authUrl);
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      setFailure(explain(error));
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    connect,
    forget: () => {
      setFailure(undefined);
    },
  };
}
