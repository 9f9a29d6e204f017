import type { Deployment } from '@tessera/shared/contracts';
import { ConfirmDialog } from '@tessera/shared/ui';

export interface DeploymentQuestionProps {
  about: 'stop' | 'delete';
  deployment: Deployment;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a deployment is stopped or deleted. */
export function DeploymentQuestion(props: DeploymentQuestionProps) {
  const { about, deployment, isBusy, onConfirm, onClose } = props;
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
