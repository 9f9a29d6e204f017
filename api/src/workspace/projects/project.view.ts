import type { Project } from '@tessera/shared/contracts';
import type { SiteAddress } from '../../config/site-addresses';
import type { LiveDeployment } from './live-deployments.port';
import type { ProjectView } from './project-lists.repository';
import { restorableUntil } from './restore-time.rules';

/** The project as answered, with both names of the specification's mapping (PRJ-01). */
export function presentProject(
  view: ProjectView,
  deployment: LiveDeployment | undefined,
  addressOf: SiteAddress,
): Project {
  const { project, agentId, head, checks, thumbnail } = view;
  return {
    id: project.id,
    pk: project.id,
    name: project.name,
    projectName: project.name,
    description: project.description,
    iconHue: project.iconHue,
    dataPlace: project.dataPlace,
    status: statusOf(view, deployment !== undefined),
    headVersion: head,
    agentId,
    deployment:
      deployment === undefined
        ? null
        : {
            id: deployment.id,
            url: addressOf(deployment.appName),
            status: deployment.status,
          },
    checks,
    ...(thumbnail !== undefined && { thumbnail }),
    bytes: bytesOf(project),
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    archivedAt: project.archivedAt?.toISOString() ?? null,
    ...(project.deletedAt && {
      restorableUntil: restorableUntil(project.deletedAt).toISOString(),
    }),
  };
}

/** The list's own filter for those that need attention says the same (`project-lists.repository.ts`). */
function statusOf({ head, newestRunStatus, checks }: ProjectView, isLive: boolean): Project['status'] {
  if (newestRunStatus === 'queued' || newestRunStatus === 'running') return 'building';
  if (newestRunStatus === 'failed' || (checks?.failed ?? 0) > 0) return 'attention';
  if (head === null) return 'draft';
  return isLive ? 'live' : 'ready';
}

/** What all that is kept of a project takes. */
export function bytesOf({
  versionBytes,
  runBytes,
  keptTreeBytes,
}: Pick<ProjectView['project'], 'versionBytes' | 'runBytes' | 'keptTreeBytes'>): number {
  return versionBytes + runBytes + keptTreeBytes;
}
