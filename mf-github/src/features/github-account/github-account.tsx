import { failureMessage } from '@tessera/shared/errors';
import { lazyWithRetry } from '@tessera/shared/remote';
import { Banner, Button, Card, ErrorState, Row, Skeleton, Stack } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LaterDialog, usePreload } from '../../lib/later';
import { ConnectPanel } from './connect-panel';
import type { GithubAccount } from './use-github-account';

const loadDisconnectDialog = () => import('./disconnect-dialog');
const loadTokenDialog = () => import('./token-dialog');
const loadDialogs = () => Promise.all([loadDisconnectDialog(), loadTokenDialog()]);
const DisconnectDialog = lazyWithRetry(async () => (await loadDisconnectDialog()).DisconnectDialog);
const TokenDialog = lazyWithRetry(async () => (await loadTokenDialog()).TokenDialog);

export interface GithubAccountCardProps {
  account: GithubAccount;
  /** What came back in the address. */
  returnedError: string | undefined;
  /** GitHub no longer takes the token that is kept. */
  isRefused: boolean;
}

/** SCR-18: which GitHub account is connected, and connecting one. */
export function GithubAccountCard({ account, returnedError, isRefused }: GithubAccountCardProps) {
  const [isTokenAsked, setIsTokenAsked] = useState(false);
  const message = account.failure ?? returnedError;
  const root = useChangedFocus(account);
  usePreload(loadDialogs);
  const closeToken = () => {
    setIsTokenAsked(false);
  };
  const askToken = () => {
    setIsTokenAsked(true);
  };
  return (
    <Stack ref={root} role="group" aria-label="GitHub account" tabIndex={-1}>
      {message ? <Banner tone="bad">{message}</Banner> : null}
      <AccountState account={account} isRefused={isRefused} onToken={askToken} />
      {isTokenAsked ? (
        <LaterDialog onClose={closeToken}>
          <TokenDialog
            url={account.options?.url}
            onClose={closeToken}
            onConnected={(login) => {
              setIsTokenAsked(false);
              account.onConnected(login);
            }}
          />
        </LaterDialog>
      ) : null}
    </Stack>
  );
}

/** Another account, or none: the button that was pressed is gone, so the focus is led to what took its place. */
function useChangedFocus({ info, isConnected }: GithubAccount) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<boolean>(undefined);
  const isKnown = info.status === 'ready';
  useEffect(() => {
    if (!isKnown) return;
    if (before.current !== undefined && before.current !== isConnected) root.current?.focus();
    before.current = isConnected;
  }, [isKnown, isConnected]);
  return root;
}

interface AccountStateProps {
  account: GithubAccount;
  isRefused: boolean;
  onToken: () => void;
}

function AccountState({ account, isRefused, onToken }: AccountStateProps) {
  const { info } = account;
  switch (info.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <Skeleton height="72px" />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          title="Your GitHub account could not be read"
          message={failureMessage('readGithub', info.error)}
          isRetrying={info.isRefreshing}
          onRetry={info.reload}
        />
      );
    case 'ready':
      return info.data.auth ? (
        <>
          {isRefused ? <Refused account={account} onToken={onToken} /> : null}
          <ConnectedAccount account={account} login={info.data.auth.displayName} how={howOf(info.data)} />
        </>
      ) : (
        <ConnectPanel account={account} onToken={onToken} />
      );
  }
}

/** How it was connected, as far as the server tells; of the token its last characters. */
function howOf({
  via,
  githubaccesstoken,
}: {
  via?: 'oauth' | 'token' | undefined;
  githubaccesstoken: string | null;
}): string {
  if (via === 'oauth') return 'Connected through GitHub';
  const end = githubaccesstoken?.replace(/^[•*]+/u, '') ?? '';
  if (via === undefined || end === '') return via === undefined ? '' : 'Connected with an access token';
  return `Connected with an access token that ends in ${end}`;
}

/** The token was revoked, or has run out: what is kept here stays, and GitHub is asked again once it is connected anew. */
function Refused({ account, onToken }: { account: GithubAccount; onToken: () => void }) {
  const canConnect = account.options?.canConnect === true;
  return (
    <Banner
      tone="warn"
      role="status"
      title="GitHub no longer accepts this connection"
      action={
        <Button
          variant="primary"
          isBusy={account.busy === 'connect'}
          onClick={() => {
            if (canConnect) void account.connect();
            else onToken();
          }}
        >
          Reconnect
        </Button>
      }
    >
      The access was taken back at GitHub, or has run out. Projects and links stay as they are.
    </Banner>
  );
}

function ConnectedAccount({ account, login, how }: { account: GithubAccount; login: string; how: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const stopAsking = () => {
    setIsAsking(false);
  };
  return (
    <Card padding="small">
      <Row justify="space-between">
        <div>
          <p>
            Connected as <Login>{login}</Login>
          </p>
          {how === '' ? null : <How>{how}</How>}
        </div>
        <Button
          isBusy={account.busy === 'disconnect'}
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Disconnect
        </Button>
      </Row>
      {isAsking ? (
        <LaterDialog onClose={stopAsking}>
          <DisconnectDialog
            login={login}
            onClose={stopAsking}
            onConfirm={() => {
              setIsAsking(false);
              void account.disconnect();
            }}
          />
        </LaterDialog>
      ) : null}
    </Card>
  );
}

const Login = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const How = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
