import type { Deployment } from '@tessera/shared/contracts';
import type { VersionName } from '../../workspace';
import type { DeploymentRow } from './deployments.repository';

/** A deployment as answered. */
export function presentDeployment(row: DeploymentRow, version: VersionName, url: string): Deployment {
  const { id, projectId, versionId, appName, environment, region, autoScale, status, charged, error } = row;
  return {
    id,
    projectId,
    projectName: version.projectName,
    versionId,
    versionNumber: version.number,
    appName,
    environment,
    region,
    autoScale,
    // What a deleted project had live answers nobody, whatever its row says: restoring it brings the site back.
    status: version.isProjectDeleted && status === 'live' ? 'stopped' : status,
    url,
    ...(version.isProjectDeleted && { isProjectDeleted: true }),
    charged,
    error,
    lastDeployed: row.deployedAt.toISOString(),
  };
}
