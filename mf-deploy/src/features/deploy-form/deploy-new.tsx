import { listProjects } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { filterAppName } from '../../lib/app-name';
import { DeployForm } from './deploy-form';

/** The form, once it is known what there is to deploy. */
export function DeployNew({ chosenId }: { chosenId: string | undefined }) {
  const { api } = useShell();
  const [search] = useSearchParams();
  const projects = useResource('projects', (signal) => api.call(listProjects, { query: {} }, { signal }), {
    fallback: 'Try again later.',
  });
  if (projects.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={6} height="40px" />
      </div>
    );
  }
  if (projects.status === 'failed') {
    return (
      <ErrorState
        title="Your applications could not be loaded"
        message={projects.message}
        isRetrying={projects.isRefreshing}
        onRetry={projects.reload}
      />
    );
  }
  const deployable = projects.data.filter(({ headVersion }) => headVersion !== null);
  if (deployable.length === 0) {
    return (
      <EmptyState
        title="Once you have built an app, you can put it live here."
        action={
          <LinkButton variant="primary" to={paths.appHome.to()}>
            Describe your first app
          </LinkButton>
        }
      />
    );
  }
  const wishedName = filterAppName(search.get('name') ?? '') || undefined;
  return <DeployForm projects={deployable} chosenId={chosenId} wishedName={wishedName} />;
}
