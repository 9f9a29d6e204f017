import type { Deployment } from '@tessera/shared/contracts';

/** Its address in a tab of its own; what does not answer has none to open. */
export function openAddress({ status, url }: Deployment): void {
  if (status === 'live') window.open(url, '_blank', 'noopener,noreferrer');
}

export function canBeStarted({ status, isProjectDeleted }: Deployment): boolean {
  return status === 'stopped' && isProjectDeleted !== true;
}

/** Not while it is being deployed. */
export function canBeDeleted({ status }: Deployment): boolean {
  return status !== 'deploying';
}
