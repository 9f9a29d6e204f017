import { disconnectGithub, initiateGithub, readGithubInfo, type GithubInfo } from '@tessera/shared/contracts';
import { callbackErrorMessage, failureMessage, type CatalogueCall } from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { useBrowser, useResource, useSession, useShell, type Resource } from '@tessera/shared/remote';
import { useState } from 'react';

export interface GithubAccount {
  readonly info: Resource<GithubInfo>;
  /** What goes on: the button that was pressed is busy. */
  readonly busy: 'connect' | 'disconnect' | undefined;
  readonly failure: string | undefined;
  readonly connect: () => Promise<void>;
  readonly disconnect: () => Promise<void>;
}

function explain(call: CatalogueCall, error: unknown): string {
  const isUnset = isApiError(error) && error.code === 'oauth_not_configured';
  return (isUnset && callbackErrorMessage('oauth_not_configured', 'github')) || failureMessage(call, error);
}

/** The caller's GitHub account: which one it is, connecting one, and letting it go (GIT-01, GIT-02). */
export function useGithubAccount(): GithubAccount {
  const { api, notify, reportError } = useShell();
  const session = useSession();
  const { leave } = useBrowser();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState<GithubAccount['busy']>();
  const [failure, setFailure] = useState<string>();
  const info = useResource(userId && `github/${userId}/${String(round)}`, (signal) =>
    api.call(readGithubInfo, { body: { userId: userId ?? '' } }, { signal }),
  );

  async function attempt(
    step: 'connect' | 'disconnect',
    call: CatalogueCall,
    work: () => Promise<void>,
  ): Promise<void> {
    setBusy(step);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      setFailure(explain(call, error));
      setBusy(undefined);
    }
  }

  return {
    info,
    busy,
    failure,
    connect: () =>
      attempt('connect', 'readGithub', async () => {
        const { authUrl } = await api.call(initiateGithub, { query: {} });
        // Stays busy: the document is being left.
        leave(authUrl);
      }),
    disconnect: () =>
      attempt('disconnect', 'disconnectGithub', async () => {
        const { message } = await api.call(disconnectGithub, { body: { userId: userId ?? '' } });
        notify({ type: 'success', title: message });
        setBusy(undefined);
        setRound(round + 1);
      }),
  };
}
