import { deleteProject, listProjects, restoreProject, updateProject } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { undoNotice, type ShellProps } from '@tessera/shared/remote';
import type { ProjectsPorts } from './projects.store';

/** The real ports of the project list. */
export function projectsPorts({ api, notify, reportError }: ShellProps): ProjectsPorts {
  return {
    list: () => api.call(listProjects, { query: {} }),
    rename: (id, projectName) => api.call(updateProject, { params: { id }, body: { projectName } }),
    remove: (id) => api.call(deleteProject, { params: { id } }),
    restore: (id) => api.call(restoreProject, { params: { id } }),
    isSignedOut: (error) => isApiError(error) && error.status === 401,
    describe: (error) => errorMessage(error, 'Try again later.'),
    report: reportError,
    say: (title, undo) => {
      notify(undoNotice(title, undo));
    },
    showError: (title, message) => {
      notify({ type: 'error', title, message });
    },
  };
}
