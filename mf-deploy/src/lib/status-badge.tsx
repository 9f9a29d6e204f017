import type { Deployment, DeployStep } from '@tessera/shared/contracts';
import { Badge } from '@tessera/shared/ui';

const looks = {
  failed: { tone: 'bad', text: 'Failed' },
  stopped: { tone: 'neutral', text: 'Stopped' },
  replaced: { tone: 'neutral', text: 'Replaced' },
} as const;

const stepWords: Record<DeployStep, string> = {
  queued: 'Queued',
  preparing: 'Building',
  building: 'Building',
  checking: 'Checking',
  goingLive: 'Checking',
};

/** The credits of one that failed came back; one that was taken back to an earlier version cost nothing. */
export function isRefunded({ status, charged, rolledBackFrom }: Deployment): boolean {
  return status === 'failed' && charged === 0 && rolledBackFrom === null;
}

/** How a deployment stands. 'Live' is said only while its address answered when it was last asked. */
export function StatusBadge({ deployment }: { deployment: Deployment }) {
  const { status, step, probe, isProjectDeleted } = deployment;
  if (status === 'deploying') return <Badge tone="brand">{stepWords[step ?? 'queued']}</Badge>;
  if (status === 'live') {
    if (!probe) return <Badge tone="brand">Checking</Badge>;
    return probe.isAnswering ? <Badge tone="gold">Live</Badge> : <Badge tone="bad">Not answering</Badge>;
  }
  const { tone, text } = looks[status];
  if (isProjectDeleted && status === 'stopped') return <Badge tone="neutral">Stopped (app deleted)</Badge>;
  return <Badge tone={tone}>{isRefunded(deployment) ? `${text} (refunded)` : text}</Badge>;
}
