import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Badge, Button, Card, CopyButton, formatNumber, LinkButton, Mosaic } from '@tessera/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { domainsPath } from '../../lib/domains-link';
import { forgetDraft } from './deploy-draft';

export interface DeploySuccessProps {
  deployment: Deployment;
  /** Credits left; undefined while unknown. */
  balance: number | undefined;
  onAgain: () => void;
}

/** DEP-08: it is live, and this is where. */
export function DeploySuccess({ deployment, balance, onAgain }: DeploySuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    forgetDraft();
  }, []);
  const { url, projectId, projectName, versionNumber, charged, id } = deployment;
  return (
    <Card padding="large">
      <Root>
        <Mosaic id={projectId} size={56} />
        <div>
          <Title ref={heading} tabIndex={-1}>
            Deployment Successful!
          </Title>
          <Quiet>
            {projectName}, v{versionNumber} · {formatNumber(charged)} credits charged
            {balance === undefined ? '' : ` · ${formatNumber(balance)} left`}
          </Quiet>
        </div>
        <Address>
          <Badge tone="gold">Live</Badge>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          </a>
          <CopyButton text={url} label="Copy address" variant="quiet" />
        </Address>
        <Actions>
          <LinkButton variant="primary" to={url} target="_blank" rel="noreferrer">
            Open
          </LinkButton>
          <Button onClick={onAgain}>Deploy Another App</Button>
          <LinkButton variant="quiet" to={paths.deployment.to(id)}>
            See this deployment
          </LinkButton>
          <LinkButton variant="quiet" to={domainsPath(deployment)}>
            Use your own domain
          </LinkButton>
        </Actions>
      </Root>
    </Card>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[4]};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.sizes[28]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

const Quiet = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  width: 100%;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-width: 0;
    font-size: ${({ theme }) => theme.sizes[16]};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
