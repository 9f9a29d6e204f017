import type { Deployment } from '@tessera/shared/contracts';
import { Badge } from '@tessera/shared/ui';

const looks = {
  deploying: { tone: 'brand', text: 'Deploying' },
  live: { tone: 'gold', text: 'Live' },
  failed: { tone: 'bad', text: 'Failed' },
  stopped: { tone: 'neutral', text: 'Stopped' },
  replaced: { tone: 'neutral', text: 'Replaced' },
} as const;

/** How a deployment stands; a failed one gave its credits back. */
export function StatusBadge({
  status,
  charged,
  isProjectDeleted,
}: Pick<Deployment, 'status' | 'charged' | 'isProjectDeleted'>) {
  const { tone, text } = looks[status];
  if (isProjectDeleted && status === 'stopped') return <Badge tone="neutral">Stopped (app deleted)</Badge>;
  return <Badge tone={tone}>{status === 'failed' && charged === 0 ? `${text} (refunded)` : text}</Badge>;
}
