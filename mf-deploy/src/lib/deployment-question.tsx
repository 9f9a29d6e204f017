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
  const { appName } = deployment;
  const common = { isOpen: true, isBusy, onOpenChange: onClose, onConfirm };
  if (about === 'stop') {
    return (
      <ConfirmDialog
        title={`Stop "${appName}"?`}
        description="Its address and domains stop working until you start it again. Nothing is deleted, and no credits come back."
        confirmLabel="Stop"
        {...common}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`Delete "${appName}"?`}
      description={deletionWords(deployment)}
      confirmLabel="Delete"
      nameToType={appName}
      {...common}
    />
  );
}

/** What ends with a deployment. Its domains are those of its name, and come back with it. */
function deletionWords({ appName, status, url }: Deployment): string {
  const again = `Deploy under the name "${appName}" again to get them back.`;
  if (status === 'live') {
    return `${new URL(url).host} stops answering at once. Domains that are connected to it stop working too. ${again} The deployment and its log are deleted for good, and no credits come back. The app itself stays.`;
  }
  const kept = 'The deployment and its log are deleted for good. The app itself stays.';
  return status === 'stopped' ? `${kept} Its domains stay disconnected. ${again}` : kept;
}
