import type { Deployment, DeploymentDomain } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { ConfirmDialog } from '@tessera/shared/ui';
import { useState } from 'react';
import { removalWords } from './domain-words';
import type { Removed } from './use-domains';

export interface RemoveDialogProps {
  domain: DeploymentDomain;
  deployment: Deployment;
  remove: (domain: DeploymentDomain) => Promise<Removed>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a domain is removed, and says so where it was not. */
export function RemoveDialog({ domain, deployment, remove, onRemoved, onClose }: RemoveDialogProps) {
  const { notify } = useShell();
  const [now] = useState(() => Date.now());
  const [isBusy, setIsBusy] = useState(false);
  async function confirm(): Promise<void> {
    setIsBusy(true);
    const outcome = await remove(domain);
    if ('done' in outcome) onRemoved();
    else notify({ type: 'error', title: `${domain.domain} was not removed`, message: outcome.problem });
    onClose();
  }
  const { url, status } = deployment;
  return (
    <ConfirmDialog
      title={`Remove ${domain.domain}?`}
      description={removalWords(domain, { host: new URL(url).host, status, now })}
      confirmLabel="Remove"
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
