import { failureMessage } from '@tessera/shared/errors';
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  ProviderMark,
  Row,
  Skeleton,
  Stack,
} from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useGithubAccount, type GithubAccount } from './use-github-account';

/** SCR-18: which GitHub account is connected, and connecting one. */
export function GithubAccountCard({ returnedError }: { returnedError: string | undefined }) {
  const account = useGithubAccount();
  const message = account.failure ?? returnedError;
  return (
    <Stack>
      {message ? <Banner tone="bad">{message}</Banner> : null}
      <AccountState account={account} />
    </Stack>
  );
}

function AccountState({ account }: { account: GithubAccount }) {
  const { info, busy, connect } = account;
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
        <ConnectedAccount account={account} login={info.data.auth.displayName} />
      ) : (
        <EmptyState
          title="Connect GitHub to import and push code."
          description="GitHub asks you first, and you can disconnect at any time."
          action={
            <Button
              variant="primary"
              icon={<ProviderMark provider="github" />}
              isBusy={busy === 'connect'}
              onClick={() => void connect()}
            >
              Connect GitHub
            </Button>
          }
        />
      );
  }
}

function ConnectedAccount({ account, login }: { account: GithubAccount; login: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card>
      <Row justify="space-between">
        <p>
          Connected as <Login>{login}</Login>
        </p>
        <Button isBusy={account.busy === 'disconnect'} onClick={() => setIsAsking(true)}>
          Disconnect
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Disconnect ${login}?`}
        confirmLabel="Disconnect"
        description="Projects keep their files. Importing and pushing need GitHub again."
        onOpenChange={setIsAsking}
        onConfirm={() => {
          setIsAsking(false);
          void account.disconnect();
        }}
      />
    </Card>
  );
}

const Login = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
