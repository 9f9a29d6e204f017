import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';

/** The form for the same app under the same name. */
export function deployAgainPath({ projectId, appName }: Pick<Deployment, 'projectId' | 'appName'>): string {
  return `${paths.deployment.to('new')}?project=${projectId}&name=${encodeURIComponent(appName)}`;
}
