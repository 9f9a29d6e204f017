import type { Deployment } from '@tessera/shared/contracts';
import type { VersionName } from '../../workspace';
import type { DeploymentRow } from './deployments.repository';

/** A deployment as answered. */
export function presentDeployment(row: DeploymentRow, version: VersionName, url: string): Deployment {
  const { id, projectId, versionId, appName, environment, region, autoScale, charged, error } = row;
  const { newest, isProjectDeleted, number, projectName } = version;
  // What a deleted project had live answers nobody, whatever its row says: restoring it brings the site back.
  const status = isProjectDeleted && row.status === 'live' ? 'stopped' : row.status;
  return {
    id,
    projectId,
    projectName,
    versionId,
    versionNumber: number,
    appName,
    environment,
    region,
    autoScale,
    status,
    step: status === 'deploying' ? (row.step ?? 'queued') : null,
    probe: status === 'live' ? presentProbe(row) : null,
    url,
    ...(isProjectDeleted && { isProjectDeleted: true }),
    charged,
    error,
    newerVersion: newest.id === versionId ? null : newest,
    rolledBackFrom: row.rolledBackFrom,
    createdAt: row.createdAt.toISOString(),
    lastDeployed: row.deployedAt.toISOString(),
  };
}

function presentProbe({ isAnswering, probedAt }: DeploymentRow): Deployment['probe'] {
  return isAnswering === null || probedAt === null ? null : { isAnswering, at: probedAt.toISOString() };
}
