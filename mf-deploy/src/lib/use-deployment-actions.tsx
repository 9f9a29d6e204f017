import {
  deleteDeployment,
  startDeployment,
  stopDeployment,
  type Deployment,
} from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { lazyWithRetry, useShell } from '@tessera/shared/remote';
import { Suspense, useState } from 'react';

// Nobody needs the questions at first.
const DeploymentQuestion = lazyWithRetry(
  async () => (await import('./deployment-question')).DeploymentQuestion,
);

export interface DeploymentActionHandlers {
  readonly onChanged: (deployment: Deployment) => void;
  readonly onDeleted: (deployment: Deployment) => void;
}

interface Question {
  readonly about: 'stop' | 'delete';
  readonly deployment: Deployment;
}

/** Stopping, starting and deleting a deployment; what is hard to take back is asked about first, in `dialogs`. */
export function useDeploymentActions({ onChanged, onDeleted }: DeploymentActionHandlers) {
  const { api, notify } = useShell();
  const [question, setQuestion] = useState<Question>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: () => Promise<string>): Promise<void> {
    setIsBusy(true);
    try {
      notify({ type: 'success', title: await action() });
    } catch (error) {
      const message = errorMessage(error, 'Try again later.');
      notify({ type: 'error', title: 'Nothing was changed', message });
    } finally {
      setIsBusy(false);
      setQuestion(undefined);
    }
  }
  const change = (contract: typeof stopDeployment, { id, appName }: Deployment, done: string) =>
    run(async () => {
      onChanged(await api.call(contract, { params: { id } }));
      return `"${appName}" ${done}`;
    });
  const remove = (deployment: Deployment) =>
    run(async () => {
      await api.call(deleteDeployment, { params: { id: deployment.id } });
      onDeleted(deployment);
      return `"${deployment.appName}" deleted`;
    });

  const confirm = () => {
    if (question?.about === 'stop') void change(stopDeployment, question.deployment, 'stopped');
    if (question?.about === 'delete') void remove(question.deployment);
  };
  return {
    isBusy,
    askToStop: (deployment: Deployment) => {
      setQuestion({ about: 'stop', deployment });
    },
    askToDelete: (deployment: Deployment) => {
      setQuestion({ about: 'delete', deployment });
    },
    start: (deployment: Deployment) => void change(startDeployment, deployment, 'started'),
    dialogs: question ? (
      <Suspense fallback={null}>
        <DeploymentQuestion
          {...question}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => {
            setQuestion(undefined);
          }}
        />
      </Suspense>
    ) : null,
  };
}
