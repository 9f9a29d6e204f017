import type { Project } from '@tessera/shared/contracts';
import { Badge } from '@tessera/shared/ui';

const looks = {
  draft: { tone: 'neutral', text: 'Draft' },
  building: { tone: 'brand', text: 'Building' },
  ready: { tone: 'neutral', text: 'Draft' },
  live: { tone: 'gold', text: 'Live' },
  failing: { tone: 'warn', text: 'Check failing' },
  attention: { tone: 'warn', text: 'Needs attention' },
} as const;

/** How a project stands, from the checks of its newest version, its newest run and its deployment. */
export function StatusBadge({ project }: { project: Pick<Project, 'status' | 'checks'> }) {
  const { status, checks } = project;
  const isFailing = status === 'attention' && (checks?.failed ?? 0) > 0;
  const { tone, text } = looks[isFailing ? 'failing' : status];
  return <Badge tone={tone}>{text}</Badge>;
}
