import { readDeployment, startDeployment, stopDeployment, type Deployment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNotFound } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useShell, type ShellProps } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { useCallback } from 'react';
import { useAnswer } from '../../lib/use-answer';
import { useInterval } from '../../lib/use-interval';
import { DeploymentCard } from './deployment-card';

/** Milliseconds between two looks while something is under way. */
const POLL_MS = 2000;

/** SCR-27: one deployment, kept up to date while it is under way. */
export function DeploymentDetails({ id }: { id: string }) {
  const { api, notify } = useShell();
  const read = useCallback((shell: ShellProps) => shell.api.call(readDeployment, { params: { id } }), [id]);
  const { answer, reload, replace } = useAnswer(read);
  useInterval(reload, POLL_MS, answer.step === 'ready' && answer.value.status === 'deploying');

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

  if (answer.step === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton height="220px" />
      </div>
    );
  }
  if (answer.step === 'failed') return <Failed error={answer.error} onRetry={reload} />;
  return (
    <DeploymentCard
      deployment={answer.value}
      onStop={() => change(stopDeployment, 'stopped')}
      onStart={() => change(startDeployment, 'started')}
    />
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNotFound(error)) {
    return (
      <EmptyState
        title="Deployment not found"
        action={<LinkButton to={paths.deployments.to()}>See your deployments</LinkButton>}
      />
    );
  }
  const message =
    isApiError(error) && error.status === 403
      ? 'You do not have access to this.'
      : errorMessage(error, 'Try again later.');
  return <ErrorState title="The deployment could not be loaded" message={message} onRetry={onRetry} />;
}
