import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  CopyButton,
  formatNumber,
  KeyValueList,
  LinkButton,
  Mosaic,
  RelativeTime,
} from '@tessera/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { environmentLabels, regionLabels } from '../../lib/labels';
import { StatusBadge } from '../../lib/status-badge';

export interface DeploymentCardProps {
  deployment: Deployment;
  onStop: () => Promise<void>;
  onStart: () => Promise<void>;
}

/** What one deployment is, and what can be done with it. */
export function DeploymentCard({ deployment, onStop, onStart }: DeploymentCardProps) {
  const { projectId, projectName, appName, status, url, error, charged, isProjectDeleted } = deployment;
  return (
    <Frame padding="large">
      <Root>
        <Head>
          <Mosaic id={projectId} size={48} />
          <div>
            <h2>{appName}</h2>
            <Quiet>{projectName}</Quiet>
          </div>
          <StatusBadge {...{ status, charged, isProjectDeleted }} />
        </Head>
        {status === 'live' ? (
          <Address>
            <a href={url} target="_blank" rel="noreferrer">
              {url}
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            </a>
            <CopyButton text={url} label="Copy address" variant="quiet" />
          </Address>
        ) : null}
        {error === null ? null : <Banner tone="bad" title={error} role="note" />}
        <Facts deployment={deployment} />
        {isProjectDeleted ? (
          <Banner tone="info" role="note" title="This app was deleted">
            Its site went offline with it. Restoring the app brings the site back.
          </Banner>
        ) : (
          <Actions>
            <LinkButton to={`${paths.deployment.to('new')}?project=${projectId}`}>
              Deploy newest version
            </LinkButton>
            <LinkButton variant="quiet" to={paths.app.to(projectId)}>
              Open in builder
            </LinkButton>
            <StopOrStart deployment={deployment} onStop={onStop} onStart={onStart} />
          </Actions>
        )}
      </Root>
    </Frame>
  );
}

function Facts({ deployment }: { deployment: Deployment }) {
  const { versionNumber, environment, region, autoScale, charged, lastDeployed } = deployment;
  return (
    <KeyValueList
      items={[
        { label: 'Version', value: `v${String(versionNumber)}` },
        { label: 'Environment', value: environmentLabels[environment] },
        { label: 'Region', value: regionLabels[region] },
        { label: 'Auto-scale', value: autoScale ? 'On' : 'Off' },
        { label: 'Cost', value: `${formatNumber(charged)} credits` },
        { label: 'Last deployed', value: <RelativeTime at={lastDeployed} /> },
      ]}
    />
  );
}

function StopOrStart({ deployment, onStop, onStart }: DeploymentCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { status, appName } = deployment;
  async function run(action: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    await action();
    setIsBusy(false);
    setIsAsking(false);
  }
  if (status === 'stopped') {
    return (
      <Button isBusy={isBusy} onClick={() => void run(onStart)}>
        Start
      </Button>
    );
  }
  if (status !== 'live') return null;
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Stop
      </Button>
      <ConfirmDialog
        title={`Stop "${appName}"?`}
        description="Its address stops answering until it is started again. Nothing is deleted, and no credits come back."
        confirmLabel="Stop"
        isOpen={isAsking}
        isBusy={isBusy}
        onOpenChange={setIsAsking}
        onConfirm={() => void run(onStop)}
      />
    </>
  );
}

const Frame = styled(Card)`
  max-width: 720px;
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[20]};
    overflow-wrap: anywhere;
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    font-size: ${({ theme }) => theme.sizes[16]};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
