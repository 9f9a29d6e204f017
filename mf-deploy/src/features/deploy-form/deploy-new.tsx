import { listProjects, type Project } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import type { ShellProps } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { useAnswer } from '../../lib/use-answer';
import { DeployForm } from './deploy-form';

function readProjects({ api }: ShellProps): Promise<Project[]> {
  return api.call(listProjects, { query: {} });
}

/** The form, once it is known what there is to deploy. */
export function DeployNew({ chosenId }: { chosenId: string | undefined }) {
  const { answer, reload } = useAnswer(readProjects);
  if (answer.step === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={6} height="40px" />
      </div>
    );
  }
  if (answer.step === 'failed') {
    return (
      <ErrorState
        title="Your applications could not be loaded"
        message={errorMessage(answer.error, 'Try again later.')}
        onRetry={reload}
      />
    );
  }
  const deployable = answer.value.filter(({ headVersion }) => headVersion !== null);
  if (deployable.length === 0) {
    return (
      <EmptyState
        title="What you build can be put live here."
        action={
          <LinkButton variant="primary" to={paths.appHome.to()}>
            Describe your first app
          </LinkButton>
        }
      />
    );
  }
  return <DeployForm projects={deployable} chosenId={chosenId} />;
}
