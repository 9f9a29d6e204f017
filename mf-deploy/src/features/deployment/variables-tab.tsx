import { listDeploymentVariables, type Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import { Badge, Banner, EmptyState, ErrorState, LinkButton, Skeleton, Table } from '@tessera/shared/ui';
import styled from 'styled-components';
import { deployAgainPath } from '../../lib/deploy-again';

/** The names of what it was given when it was put live, never the values. */
export function VariablesTab({ deployment }: { deployment: Deployment }) {
  const { api } = useShell();
  const { id, projectId } = deployment;
  const used = useResource(id, (signal) => api.call(listDeploymentVariables, { params: { id } }, { signal }));
  if (used.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={3} height="36px" />
      </div>
    );
  }
  if (used.status === 'failed') {
    return <ErrorState message={used.message} isRetrying={used.isRefreshing} onRetry={used.reload} />;
  }
  const { items, isOutdated } = used.data;
  const change = <LinkButton to={paths.environmentVariables.to(projectId)}>Environment variables</LinkButton>;
  return (
    <Root>
      {isOutdated ? (
        <Banner
          tone="warn"
          role="note"
          title="Variables of this project have changed since"
          action={
            <LinkButton to={deployAgainPath(deployment)}>Deploy again to use the new values</LinkButton>
          }
        />
      ) : null}
      {items.length === 0 ? (
        <EmptyState title="This deployment was given no variables." action={change} />
      ) : (
        <>
          <Table
            caption="Variables of this deployment"
            rows={items}
            rowKey={({ key }) => key}
            columns={[
              { id: 'key', header: 'Name', cell: ({ key }) => <code>{key}</code> },
              {
                id: 'kind',
                header: 'Kind',
                cell: ({ isSecret, isPublic }) => (
                  <Badge tone={isPublic ? 'warn' : 'neutral'}>{kindOf(isSecret, isPublic)}</Badge>
                ),
              },
            ]}
          />
          <div>{change}</div>
        </>
      )}
    </Root>
  );
}

function kindOf(isSecret: boolean, isPublic: boolean): string {
  if (isPublic) return 'Sent to browsers';
  return isSecret ? 'Secret' : 'On the server';
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  code {
    overflow-wrap: anywhere;
  }
`;
