import {
  deleteDeployment,
  startDeployment,
  stopDeployment,
  type Deployment,
} from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { ConfirmDialog } from '@tessera/shared/ui';
import { useState } from 'react';

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
      <Questions
        {...{ question, isBusy }}
        onConfirm={confirm}
        onClose={() => {
          setQuestion(undefined);
        }}
      />
    ) : null,
  };
}

interface QuestionsProps {
  question: Question;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Questions({ question: { about, deployment }, isBusy, onConfirm, onClose }: QuestionsProps) {
  const { appName, status, url } = deployment;
  const common = { isOpen: true, isBusy, onOpenChange: onClose, onConfirm };
  if (about === 'stop') {
    return (
      <ConfirmDialog
        title={`Stop "${appName}"?`}
        description="Its address stops answering until it is started again. Nothing is deleted, and no credits come back."
        confirmLabel="Stop"
        {...common}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`Delete "${appName}"?`}
      description={
        status === 'live'
          ? `${new URL(url).host} stops answering at once. The deployment and its log are deleted for good, and no credits come back. The app itself stays.`
          : 'The deployment and its log are deleted for good. The app itself stays.'
      }
      confirmLabel="Delete"
      nameToType={appName}
      {...common}
    />
  );
}
