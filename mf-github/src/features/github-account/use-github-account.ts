import {
  disconnectGithub,
  readGithubInfo,
  readGithubOptions,
  type CallOutput,
  type GithubInfo,
} from '@tessera/shared/contracts';
import { failureMessage } from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useResource, useSession, useShell, type Resource } from '@tessera/shared/remote';
import { forgetRepositories, keepToAccount, useConnectGithub } from '@tessera/shared/repositories';
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
  const { search } = useLocation();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const [round, setRound] = useState(0);
  const connecting = useConnectGithub(`${paths.github.to()}${search}`);
  const [isLettingGo, setIsLettingGo] = useState(false);
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

  /** The names of the account before do not stay. */
  const changeAccount = () => {
    if (userId !== undefined) forgetRepositories(userId);
    setRound(round + 1);
  };
  const startAnew = () => {
    setFailure(undefined);
    connecting.forget();
  };

  async function disconnect(): Promise<void> {
    startAnew();
    setIsLettingGo(true);
    try {
      const { message } = await api.call(disconnectGithub, { body: { userId: userId ?? '' } });
      notify({ type: 'success', title: message });
      changeAccount();
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      setFailure(failureMessage('disconnectGithub', error));
    }
    setIsLettingGo(false);
  }

  return {
    info,
    options,
    isConnected: info.status === 'ready' && info.data.auth !== null,
    isChanging: info.status === 'ready' && info.isRefreshing,
    round,
    busy: busyWith(connecting.isBusy, isLettingGo),
    failure: failure ?? connecting.failure,
    connect: () => {
      startAnew();
      return connecting.connect();
    },
    disconnect,
    onConnected: (login) => {
      notify({ type: 'success', title: `Connected as ${login}` });
      startAnew();
      changeAccount();
    },
  };
}

function busyWith(isConnecting: boolean, isLettingGo: boolean): GithubAccount['busy'] {
  if (isConnecting) return 'connect';
  return isLettingGo ? 'disconnect' : undefined;
}
