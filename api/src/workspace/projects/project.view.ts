import type { Project } from '@tessera/shared/contracts';
import type { SiteAddress } from '../../config/site-addresses';
import type { LiveDeployment } from './live-deployments.port';
import type { ProjectView } from './projects.repository';

/** The project as answered, with both names of the specification's mapping (PRJ-01). */
export function presentProject(
  view: ProjectView,
  deployment: LiveDeployment | undefined,
  addressOf: SiteAddress,
): Project {
  const { project, agentId, head } = view;
  return {
    id: project.id,
    pk: project.id,
    name: project.name,
    projectName: project.name,
    description: project.description,
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
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

function statusOf({ head, newestRunStatus }: ProjectView, isLive: boolean): Project['status'] {
  if (newestRunStatus === 'queued' || newestRunStatus === 'running') return 'building';
  if (newestRunStatus === 'failed') return 'attention';
  if (head === null) return 'draft';
  return isLive ? 'live' : 'ready';
}
