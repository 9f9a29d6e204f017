import { readDeployment, startDeployment, stopDeployment, type Deployment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNotFound } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell, type Resource } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { useFreshness } from '../../lib/use-freshness';
import { DeploymentCard } from './deployment-card';

/** Milliseconds between two looks while something is under way. */
const POLL_MS = 2000;

/** SCR-27: one deployment, kept up to date while it is under way. */
export function DeploymentDetails({ id }: { id: string }) {
  const { api, notify } = useShell();
  const { replace, ...resource } = useResource(
    id,
    (signal) => api.call(readDeployment, { params: { id } }, { signal }),
    { fallback: 'Try again later.' },
  );
  useFreshness(resource, POLL_MS, ({ status }) => status === 'deploying');

  async function change(contract: typeof stopDeployment, done: string): Promise<void> {
    try {
      const deployment: Deployment = await api.call(contract, { params: { id } });
      replace(deployment);
      notify({ type: 'success', title: `"${deployment.appName}" ${done}` });
    } catch (error) {
      notify({
        type: 'error',
        title: 'Nothing was changed',
        message: errorMessage(error, 'Try again later.'),
      });
    }
  }

  if (resource.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton height="220px" />
      </div>
    );
  }
  if (resource.status === 'failed') return <Failed failure={resource} />;
  return (
    <DeploymentCard
      deployment={resource.data}
      onStop={() => change(stopDeployment, 'stopped')}
      onStart={() => change(startDeployment, 'started')}
    />
  );
}

function Failed({ failure }: { failure: Extract<Resource<Deployment>, { status: 'failed' }> }) {
  const { error, message, isRefreshing, reload } = failure;
  const isRefused = isApiError(error) && error.status === 403;
  if (isRefused || isNotFound(error)) {
    return (
      <EmptyState
        title={isRefused ? 'You do not have access to this.' : 'Deployment not found'}
        action={<LinkButton to={paths.deployments.to()}>See your deployments</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      title="The deployment could not be loaded"
      message={message}
      isRetrying={isRefreshing}
      onRetry={reload}
    />
  );
}
