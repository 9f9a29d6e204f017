import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Badge, formatNumber, RelativeTime, Table } from '@tessera/shared/ui';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { CopyIcon } from '../../lib/copy-icon';
import { environmentLabels, regionLabels } from '../../lib/labels';
import { StatusBadge } from '../../lib/status-badge';
import type { useDeploymentActions } from '../../lib/use-deployment-actions';
import { ROW_MARK } from './row-keys';
import { RowMenu } from './row-menu';

export interface DeploymentTableProps {
  items: readonly Deployment[];
  actions: Pick<ReturnType<typeof useDeploymentActions>, 'askToStop' | 'askToDelete' | 'start'>;
}

/** Deployments as rows, on phones as cards. */
export function DeploymentTable({ items, actions }: DeploymentTableProps) {
  return (
    <Table
      caption="Deployments"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'app',
          header: 'App',
          cell: ({ id, appName }) => (
            <Name
              to={paths.deployment.to(id)}
              {...{ [ROW_MARK]: id }}
              title={appName}
              aria-keyshortcuts="O L Delete"
            >
              {appName}
            </Name>
          ),
        },
        { id: 'status', header: 'Status', cell: (deployment) => <StatusBadge deployment={deployment} /> },
        { id: 'url', header: 'Address', cell: (deployment) => <Address deployment={deployment} /> },
        { id: 'version', header: 'Project', cell: (deployment) => <Version deployment={deployment} /> },
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
        {
          id: 'visits',
          header: 'Visits today',
          isNumber: true,
          cell: ({ visitsToday }) => (visitsToday === undefined ? '–' : formatNumber(visitsToday)),
        },
        {
          id: 'menu',
          header: 'Actions',
          isAction: true,
          isNumber: true,
          cell: (deployment) => (
            <RowMenu
              deployment={deployment}
              canRollBack={items.some(
                ({ appName, status }) =>
                  appName === deployment.appName && (status === 'live' || status === 'stopped'),
              )}
              onStop={actions.askToStop}
              onStart={actions.start}
              onDelete={actions.askToDelete}
            />
          ),
        },
      ]}
    />
  );
}

function Version({ deployment }: { deployment: Deployment }) {
  const { projectName, versionNumber, newerVersion, status } = deployment;
  const isOfUse = status === 'live' || status === 'stopped';
  return (
    <Line>
      <span>
        {projectName}, v{versionNumber}
      </span>
      {newerVersion && isOfUse ? <Badge tone="warn">v{newerVersion.number} not deployed</Badge> : null}
    </Line>
  );
}

function Address({ deployment: { url, status } }: { deployment: Deployment }) {
  const host = new URL(url).host;
  // Only what is live answers: an address that does not is no link.
  if (status !== 'live') return <Quiet title={host}>{host}</Quiet>;
  return (
    <Line>
      <Open href={url} target="_blank" rel="noreferrer">
        <Clipped title={host}>{host}</Clipped>
        <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
      </Open>
      <CopyIcon name="address" text={url} />
    </Line>
  );
}

/* Names and addresses have hyphens, and browsers break at them. */
const oneLine = css`
  display: inline-block;
  max-width: min(220px, 60vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
`;

const Name = styled(Link)`
  color: inherit;
  font-weight: ${({ theme }) => theme.weights.strong};
  ${oneLine}
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  ${oneLine}
`;

const Clipped = styled.span`
  ${oneLine}
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
`;

const Open = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  svg {
    flex: none;
  }
  /* In a card it is what somebody came for. */
  ${({ theme }) => theme.media.phone} {
    justify-content: center;
    min-height: ${({ theme }) => theme.targets.touch};
    text-align: center;
    padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
    border: 1px solid ${({ theme }) => theme.colors.lineStrong};
    border-radius: ${({ theme }) => theme.radii.control};
    text-decoration: none;
  }
`;
