import type { LiveDeployments } from '../../workspace';
import {
  listDeployedVersions,
  listLiveOfProjects,
  listLiveProjects,
  listLiveVersions,
} from './deployments.repository';

/** What answers visitors, for the lists of projects and versions. */
export const liveDeployments: LiveDeployments = {
  async ofProjects(q, projectIds) {
    const rows = projectIds.length === 0 ? [] : await listLiveOfProjects(q, projectIds);
    return new Map(rows.map(({ projectId, ...deployment }) => [projectId, deployment]));
  },
  projectsOf: listLiveProjects,
  async amongVersions(q, versionIds) {
    return new Set(versionIds.length === 0 ? [] : await listLiveVersions(q, versionIds));
  },
  async everAmongVersions(q, versionIds) {
    return new Set(versionIds.length === 0 ? [] : await listDeployedVersions(q, versionIds));
  },
};
