import { listProjects } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import type { ProjectsPorts } from './projects.store';

/** The real ports of the project list. */
export function projectsPorts({ api, reportError }: ShellProps): ProjectsPorts {
  return {
    list: () => api.call(listProjects, { query: {} }),
    isSignedOut: (error) => isApiError(error) && error.status === 401,
    report: reportError,
  };
}
