import { listDeployments, type Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell, type ApiPort } from '@tessera/shared/remote';
import {
  CopyButton,
  EmptyState,
  ErrorState,
  LinkButton,
  RefreshBar,
  RelativeTime,
  Skeleton,
  Table,
} from '@tessera/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { environmentLabels, regionLabels } from '../../lib/labels';
import { StatusBadge } from '../../lib/status-badge';
import { useFreshness } from '../../lib/use-freshness';

/** Milliseconds between two looks while something is under way. */
const POLL_MS = 3000;

async function readDeployments(api: ApiPort, signal: AbortSignal): Promise<Deployment[]> {
  const { items } = await api.call(listDeployments, { query: {} }, { signal });
  return items.toSorted((a, b) => b.lastDeployed.localeCompare(a.lastDeployed));
}

/** DEP-10: everything that is or was live. */
export function DeploymentList() {
  const { api } = useShell();
  const deployments = useResource('deployments', (signal) => readDeployments(api, signal), {
    fallback: 'Try again later.',
  });
  useFreshness(deployments, POLL_MS, (all) => all.some(({ status }) => status === 'deploying'));
  if (deployments.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={5} height="36px" />
      </div>
    );
  }
  if (deployments.status === 'failed') {
    return (
      <ErrorState
        title="Your deployments could not be loaded"
        message={deployments.message}
        isRetrying={deployments.isRefreshing}
        onRetry={deployments.reload}
      />
    );
  }
  if (deployments.data.length === 0) {
    return (
      <EmptyState
        title="Nothing is live yet."
        action={
          <LinkButton variant="primary" to={paths.deployment.to('new')}>
            Deploy an app
          </LinkButton>
        }
      />
    );
  }
  return (
    <Region>
      {deployments.isRefreshing ? <RefreshBar /> : null}
      <Table
        caption="Deployments"
        rows={deployments.data}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'app',
            header: 'App',
            cell: ({ id, appName }) => <Name to={paths.deployment.to(id)}>{appName}</Name>,
          },
          { id: 'status', header: 'Status', cell: (deployment) => <StatusBadge {...deployment} /> },
          { id: 'url', header: 'Address', cell: (deployment) => <Address deployment={deployment} /> },
          {
            id: 'version',
            header: 'Project',
            cell: ({ projectName, versionNumber }) => `${projectName}, v${String(versionNumber)}`,
          },
          {
            id: 'place',
            header: 'Environment',
            cell: ({ environment, region }) => `${environmentLabels[environment]}, ${regionLabels[region]}`,
          },
          {
            id: 'at',
            header: 'Last deployed',
            cell: ({ lastDeployed }) => <RelativeTime at={lastDeployed} />,
          },
        ]}
      />
    </Region>
  );
}

function Address({ deployment: { url, status } }: { deployment: Deployment }) {
  const host = new URL(url).host;
  // Only what is live answers: an address that does not is no link.
  if (status !== 'live') return <Quiet>{host}</Quiet>;
  return (
    <Line>
      <a href={url} target="_blank" rel="noreferrer">
        {host}
      </a>
      <CopyButton text={url} variant="quiet" />
    </Line>
  );
}

const Region = styled.div`
  position: relative;
`;

const Name = styled(Link)`
  color: inherit;
  font-weight: ${({ theme }) => theme.weights.strong};
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
`;
