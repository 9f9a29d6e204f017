import { paths } from '@tessera/shared/paths';
import { lazyWithRetry } from '@tessera/shared/remote';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadMore,
  RefreshBar,
  Skeleton,
} from '@tessera/shared/ui';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useDeploymentActions } from '../../lib/use-deployment-actions';
import { useDeployments } from '../../lib/use-deployments';
import { handleRowKey } from './row-keys';
import { canBeDeleted, openAddress } from './row-rights';
import { useFilters } from './use-filters';

// They come while the deployments are being read.
const FilterBar = lazyWithRetry(async () => (await import('./filter-bar')).FilterBar);
const DeploymentTable = lazyWithRetry(async () => (await import('./deployment-table')).DeploymentTable);

/** DEP-10: everything that is or was live. */
export function DeploymentList() {
  const { filters, isFiltered, set, clear } = useFilters();
  const { resource, more } = useDeployments(filters);
  if (resource.status === 'ready' && resource.data.items.length === 0 && !isFiltered) {
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
    <Root>
      <Suspense fallback={<Skeleton height="40px" />}>
        <FilterBar filters={filters} onSet={set} />
      </Suspense>
      <Listed {...{ resource, more }} onClear={clear} />
    </Root>
  );
}

type ListedProps = ReturnType<typeof useDeployments> & { onClear: () => void };

function Listed({ resource, more, onClear }: ListedProps) {
  const navigate = useNavigate();
  const actions = useDeploymentActions({ onChanged: resource.reload, onDeleted: resource.reload });
  if (resource.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={5} height="36px" />
      </div>
    );
  }
  if (resource.status === 'failed') {
    return (
      <ErrorState
        title="Your deployments could not be loaded"
        message={resource.message}
        isRetrying={resource.isRefreshing}
        onRetry={resource.reload}
      />
    );
  }
  const { items } = resource.data;
  if (items.length === 0) {
    return (
      <EmptyState title="No deployment matches" action={<Button onClick={onClear}>Clear filters</Button>} />
    );
  }
  const rowKeys = {
    onOpen: openAddress,
    onLog: ({ id }: { id: string }) => void navigate(`${paths.deployment.to(id)}?tab=log`),
    onDelete: (deployment: (typeof items)[number]) => {
      if (canBeDeleted(deployment)) actions.askToDelete(deployment);
    },
  };
  return (
    <Region
      onKeyDown={(event) => {
        handleRowKey(event, items, rowKeys);
      }}
    >
      {resource.isRefreshing ? <RefreshBar /> : null}
      <Suspense fallback={<Skeleton lines={5} height="36px" />}>
        <DeploymentTable items={items} actions={actions} />
      </Suspense>
      {more.hasMore ? <LoadMore shown={items.length} {...more} /> : null}
      {actions.dialogs}
    </Region>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Region = styled.div`
  position: relative;
`;
