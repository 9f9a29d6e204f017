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
    status,
    url,
    charged,
    error,
    lastDeployed: row.deployedAt.toISOString(),
  };
}
