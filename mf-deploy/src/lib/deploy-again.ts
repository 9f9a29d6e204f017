import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';

/** The form for the same app under the same name. */
export function deployAgainPath({ projectId, appName }: Pick<Deployment, 'projectId' | 'appName'>): string {
  return `${paths.deployment.to('new')}?project=${projectId}&name=${encodeURIComponent(appName)}`;
}

/** The same for that very version. */
export function deployVersionPath(
  deployment: Pick<Deployment, 'projectId' | 'appName' | 'versionId'>,
): string {
  return `${deployAgainPath(deployment)}&version=${deployment.versionId}`;
}

/** 'Deploy newest version' where there is a newer one. */
export function deployAgainLabel({ newerVersion }: Pick<Deployment, 'newerVersion'>): string {
  return newerVersion ? 'Deploy newest version' : 'Deploy again';
}
