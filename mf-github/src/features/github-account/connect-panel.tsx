import { Banner, Button, CopyButton, EmptyState, ProviderMark, Row } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { GithubAccount } from './use-github-account';

/** No account is connected: both ways to connect one, and what the operator has to set for the first. */
export function ConnectPanel({ account, onToken }: { account: GithubAccount; onToken: () => void }) {
  const { options, busy, connect } = account;
  const canConnect = options?.canConnect !== false;
  const connectButton = (
    <Button
      key="connect"
      variant={canConnect ? 'primary' : 'secondary'}
      icon={<ProviderMark provider="github" />}
      isBusy={busy === 'connect'}
      disabled={!canConnect}
      onClick={() => void connect()}
    >
      Connect GitHub
    </Button>
  );
  const tokenButton = (
    <Button key="token" variant={canConnect ? 'secondary' : 'primary'} onClick={onToken}>
      Use an access token
    </Button>
  );
  return (
    <>
      {options && !canConnect ? <NotConfigured callbackUrl={options.callbackUrl} /> : null}
      <EmptyState
        title="Connect GitHub to import and push code."
        description={
          canConnect
            ? 'GitHub asks you first, and you can disconnect at any time.'
            : 'Make an access token at GitHub and enter it here. You can disconnect at any time.'
        }
        action={
          <Row justify="center">
            {canConnect ? [connectButton, tokenButton] : [tokenButton, connectButton]}
          </Row>
        }
      />
    </>
  );
}

/** Said before anything is pressed: what is missing, who can set it, and what works today. */
function NotConfigured({ callbackUrl }: { callbackUrl: string }) {
  return (
    <Banner tone="info" role="note" title="'Connect GitHub' is not set up on this server">
      <p>An access token of your own works today.</p>
      <p>
        The operator of this server sets <code>GITHUB_CLIENT_ID</code> and <code>GITHUB_CLIENT_SECRET</code>{' '}
        of an OAuth app at GitHub. Its callback address is:
      </p>
      <Address>
        <code>{callbackUrl}</code>
        <CopyButton text={callbackUrl} label="Copy the callback address" />
      </Address>
    </Banner>
  );
}

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  margin-top: ${({ theme }) => theme.space[1]};
  > code {
    overflow-wrap: anywhere;
  }
`;
