import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import {
  Badge,
  Banner,
  Card,
  CopyButton,
  formatNumber,
  KeyValueList,
  LinkButton,
  Mosaic,
  RelativeTime,
} from '@tessera/shared/ui';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { DeployProgress } from '../../lib/deploy-progress';
import { domainsPath } from '../../lib/domains-link';
import type { Liveness } from '../../lib/follow-deployment';
import { environmentLabels, regionLabels } from '../../lib/labels';
import { isRefunded, StatusBadge } from '../../lib/status-badge';

export interface OverviewProps {
  deployment: Deployment;
  liveness: Liveness;
}

/** Where it is, how it stands, and the facts about it. */
export function Overview({ deployment, liveness }: OverviewProps) {
  const { projectId, status, url, isProjectDeleted } = deployment;
  const canHaveDomains = (status === 'live' || status === 'stopped') && !isProjectDeleted;
  return (
    <Card padding="large">
      <Root>
        <Head>
          <Mosaic id={projectId} size={32} />
          <StatusBadge deployment={deployment} />
          {status === 'live' ? (
            <Address>
              <a href={url} target="_blank" rel="noreferrer">
                {url}
                <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
              </a>
              <CopyButton text={url} label="Copy address" variant="quiet" />
            </Address>
          ) : (
            <Quiet>{new URL(url).host}</Quiet>
          )}
          {canHaveDomains ? <QuietLink to={domainsPath(deployment)}>Use your own domain</QuietLink> : null}
        </Head>
        {status === 'deploying' ? (
          <DeployProgress deployment={deployment} liveness={liveness} direction="row" />
        ) : null}
        <State deployment={deployment} />
        <Facts deployment={deployment} />
      </Root>
    </Card>
  );
}

/** What somebody has to know of how it stands. */
function State({ deployment }: { deployment: Deployment }) {
  const { status, error, projectId, isProjectDeleted, probe } = deployment;
  if (isProjectDeleted) {
    return (
      <Banner tone="info" role="note" title="This app was deleted">
        Its site went offline with it. Restoring the app brings the site back if your plan has room for it.
      </Banner>
    );
  }
  if (status === 'failed') {
    return (
      <Banner
        tone="bad"
        role="note"
        title={error ?? 'It could not be put live.'}
        action={<LinkButton to={paths.app.to(projectId)}>Fix in builder</LinkButton>}
      >
        {isRefunded(deployment) ? '1000 credits refunded' : null}
      </Banner>
    );
  }
  if (status === 'live' && probe?.isAnswering === false) {
    return (
      <Banner tone="warn" role="note" title="Its address did not answer when it was last asked">
        <RelativeTime at={probe.at} />. It is asked again every minute or so.
      </Banner>
    );
  }
  return error === null ? null : <Banner tone="bad" title={error} role="note" />;
}

function Facts({ deployment }: { deployment: Deployment }) {
  const { environment, region, autoScale, charged, createdAt, lastDeployed, probe, status } = deployment;
  return (
    <KeyValueList
      items={[
        { label: 'Version', value: <VersionFact deployment={deployment} /> },
        { label: 'Environment', value: environmentLabels[environment] },
        {
          label: 'Region',
          value: (
            <>
              {regionLabels[region]} <Quiet>This installation serves all regions from one place.</Quiet>
            </>
          ),
        },
        { label: 'Auto-scale', value: autoScale ? 'On' : 'Off' },
        { label: 'Cost', value: `${formatNumber(charged)} credits` },
        { label: 'Started', value: <RelativeTime at={createdAt} /> },
        { label: 'Last deployed', value: <RelativeTime at={lastDeployed} /> },
        ...(status === 'live' && probe
          ? [{ label: 'Last health check', value: <RelativeTime at={probe.at} /> }]
          : []),
      ]}
    />
  );
}

function VersionFact({ deployment }: { deployment: Deployment }) {
  const { versionNumber, newerVersion, rolledBackFrom, status } = deployment;
  const isOfUse = status === 'live' || status === 'stopped';
  return (
    <>
      v{versionNumber}
      {rolledBackFrom === null ? null : ' (rolled back to)'}{' '}
      {newerVersion && isOfUse ? <Badge tone="warn">v{newerVersion.number} not deployed</Badge> : null}
    </>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;

const QuietLink = styled(Link)`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Address = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-width: 0;
    font-size: ${({ theme }) => theme.sizes[16]};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
