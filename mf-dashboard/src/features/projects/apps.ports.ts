import {
  createProject,
  deleteProject,
  listProjects,
  restoreProject,
  updateProject,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { newKey, undoNotice, type ShellProps } from '@tessera/shared/remote';
import type { AppsPorts } from './apps.store';

/** The real ports of the list of apps. */
export function appsPorts({ api, notify, reportError }: ShellProps): AppsPorts {
  return {
    list: ({ search, status, sort }, limit, cursor) => {
      const query = {
        status,
        sort,
        limit,
        ...(search !== '' && { search }),
        ...(cursor !== undefined && { cursor }),
      };
      return api.call(listProjects, { query });
    },
    rename: (id, projectName) => api.call(updateProject, { params: { id }, body: { projectName } }),
    archive: (id, archived) => api.call(updateProject, { params: { id }, body: { archived } }),
    duplicate: async (id, idempotencyKey) =>
      (await api.call(createProject, { body: { fromProjectId: id } }, { idempotencyKey })).project,
    remove: (id) => api.call(deleteProject, { params: { id } }),
    restore: (id) => api.call(restoreProject, { params: { id } }),
    newKey,
    isSignedOut: (error) => isApiError(error) && error.status === 401,
    describe: (error) => errorMessage(error, 'Try again later.'),
    report: reportError,
    say: (title, undo) => {
      notify(undo ? undoNotice(title, undo) : { type: 'success', title });
    },
    showError: (title, message) => {
      notify({ type: 'error', title, message });
    },
  };
}
