import type { Project } from '@tessera/shared/contracts';
import { Badge } from '@tessera/shared/ui';

const looks = {
  draft: { tone: 'neutral', text: 'Draft' },
  building: { tone: 'brand', text: 'Building' },
  ready: { tone: 'neutral', text: 'Not deployed' },
  live: { tone: 'gold', text: 'Live' },
  attention: { tone: 'warn', text: 'Needs attention' },
} as const;

/** How a project stands, from its newest version, run and deployment. */
export function StatusBadge({ status }: Pick<Project, 'status'>) {
  const { tone, text } = looks[status];
  return <Badge tone={tone}>{text}</Badge>;
}
