import type { Project } from '@tessera/shared/contracts';
import type { ProjectView } from './projects.repository';

/** Where the deployment of this name answers. */
export type SiteAddress = (appName: string) => string;

/** The project as answered, with both names of the specification's mapping (PRJ-01). */
export function presentProject(view: ProjectView, addressOf: SiteAddress): Project {
  const { project, agentId, head, deployment } = view;
  return {
    id: project.id,
    pk: project.id,
    name: project.name,
    projectName: project.name,
    description: project.description,
    status: statusOf(view),
    headVersion: head,
    agentId,
    deployment: deployment && {
      id: deployment.id,
      url: addressOf(deployment.appName),
      status: deployment.status,
    },
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

function statusOf({ head, newestRunStatus, deployment }: ProjectView): Project['status'] {
  if (newestRunStatus === 'queued' || newestRunStatus === 'running') return 'building';
  if (newestRunStatus === 'failed') return 'attention';
  if (head === null) return 'draft';
  return deployment ? 'live' : 'ready';
}
