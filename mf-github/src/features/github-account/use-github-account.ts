import {
  disconnectGithub,
  initiateGithub,
  readGithubInfo,
  readGithubOptions,
  type CallOutput,
  type GithubInfo,
} from '@tessera/shared/contracts';
import { callbackErrorMessage, failureMessage, type CatalogueCall } from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useBrowser, useResource, useSession, useShell, type Resource } from '@tessera/shared/remote';
import { forgetRepositories, keepToAccount } from '@tessera/shared/repositories';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export type GithubOptions = CallOutput<typeof readGithubOptions>;

export interface GithubAccount {
  readonly info: Resource<GithubInfo>;
  /** Undefined while it is not known what the operator has set up. */
  readonly options: GithubOptions | undefined;
  readonly isConnected: boolean;
  /** Another account, or none, is on its way: nothing is asked of GitHub for the one before. */
  readonly isChanging: boolean;
  /** Changes with the account that is connected: what was read of the one before is read anew. */
  readonly round: number;
  /** What goes on: the button that was pressed is busy. */
  readonly busy: 'connect' | 'disconnect' | undefined;
  readonly failure: string | undefined;
  readonly connect: () => Promise<void>;
  readonly disconnect: () => Promise<void>;
  /** An account was connected by a token. */
  readonly onConnected: (login: string) => void;
}

function explain(call: CatalogueCall, error: unknown): string {
  const isUnset = isApiError(error) && error.code === 'oauth_not_configured';
  return (isUnset && callbackErrorMessage('oauth_not_configured', 'github')) || failureMessage(call, error);
}

/** What the operator has set up. Where that cannot be read, both ways are offered: each says itself what it lacks. */
function useGithubOptions(): GithubOptions | undefined {
  const { api } = useShell();
  const options = useResource('github-options', (signal) => api.call(readGithubOptions, {}, { signal }));
  if (options.status === 'failed') return { canConnect: true, url: 'https://github.com', callbackUrl: '' };
  return options.status === 'ready' ? options.data : undefined;
}

/** The caller's GitHub account: which one it is, connecting one, and letting it go (GIT-01, GIT-02). */
export function useGithubAccount(): GithubAccount {
  const { api, notify, reportError } = useShell();
  const session = useSession();
  const { leave } = useBrowser();
  const { search } = useLocation();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState<GithubAccount['busy']>();
  const [failure, setFailure] = useState<string>();
  const options = useGithubOptions();
  const info = useResource(
    userId && `github/${userId}/${String(round)}`,
    async (signal) => {
      const read = await api.call(readGithubInfo, { body: { userId: userId ?? '' } }, { signal });
      if (userId !== undefined && !signal.aborted) keepToAccount(userId, read.githubUsername);
      return read;
    },
    { keepPrevious: true },
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
  /** The names of the account before do not stay. */
  const changeAccount = () => {
    if (userId !== undefined) forgetRepositories(userId);
    setRound(round + 1);
  };

  return {
    info,
    options,
    isConnected: info.status === 'ready' && info.data.auth !== null,
    isChanging: info.status === 'ready' && info.isRefreshing,
    round,
    busy,
    failure,
    connect: () =>
      attempt('connect', 'readGithub', async () => {
        const redirect = `${paths.github.to()}${search}`;
        const { authUrl } = await api.call(initiateGithub, { query: { redirect } });
        // Stays busy: the document is being left.
        leave(authUrl);
      }),
    disconnect: () =>
      attempt('disconnect', 'disconnectGithub', async () => {
        const { message } = await api.call(disconnectGithub, { body: { userId: userId ?? '' } });
        notify({ type: 'success', title: message });
        setBusy(undefined);
        changeAccount();
      }),
    onConnected: (login) => {
      notify({ type: 'success', title: `Connected as ${login}` });
      setFailure(undefined);
      changeAccount();
    },
  };
}
