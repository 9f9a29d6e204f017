import { paths } from '@tessera/shared/paths';
import { Card, useIsPhone } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { DeployProgress } from '../../lib/deploy-progress';
import { LogLines } from '../../lib/log-lines';
import type { DeployNews } from './deploy.store';

/** How the deployment goes, beside the form that began it (SCR-27). */
export function DeployNewsPanel({ news }: { news: DeployNews | undefined }) {
  const isPhone = useIsPhone();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the button, which stands at the bottom of the window.
    if (isPhone) root.current?.scrollIntoView({ block: 'start' });
  }, [isPhone]);
  return (
    <Card ref={root} as="section" aria-label="Progress">
      <Root>
        <DeployProgress
          deployment={news?.deployment}
          liveness={news?.liveness ?? 'live'}
          direction="column"
        />
        {news && news.lines.length > 0 ? (
          <LogLines label="Log" lines={news.lines} isFollowing height="200px" />
        ) : null}
        {news ? (
          <Quiet>
            You can leave this page: <Link to={paths.deployment.to(news.deployment.id)}>this deployment</Link>{' '}
            goes on.
          </Quiet>
        ) : null}
      </Root>
    </Card>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
